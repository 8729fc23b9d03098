/* Feature-guided denoiser: non-local means weights from two half renders,
 * applied across the halves to a first-order regression on albedo, normal
 * and depth. Planar float buffers, width w, height h.
 * Build: gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define T 64
#define R 7
#define P 2
#define STEP 2
#define PAD (R * STEP + P + 1)
#define S (T + 2 * PAD)
#define NF 7
#define D (NF + 1)
#define NA (D * (D + 1) / 2)

static inline int cl(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

static void box(const float *src, float *dst, int w, int h, int r) {
  float *tmp = malloc(sizeof(float) * w * h);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0;
      for (int k = -r; k <= r; k++) s += src[y * w + cl(x + k, w)];
      tmp[y * w + x] = s / (2 * r + 1);
    }
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0;
      for (int k = -r; k <= r; k++) s += tmp[cl(y + k, h) * w + x];
      dst[y * w + x] = s / (2 * r + 1);
    }
  free(tmp);
}

/* patch weights of one tile for one offset */
static void weights(float (*u)[S * S], float (*v)[S * S], int nc, int dx, int dy, float k2, float *out) {
  static _Thread_local float d[S * S], e[S * S];
  int o = dy * S + dx;
  for (int y = PAD - P; y < T + PAD + P; y++) {
    for (int x = PAD - P; x < T + PAD + P; x++) {
      int i = y * S + x;
      float s = 0;
      for (int c = 0; c < nc; c++) {
        float a = u[c][i] - u[c][i + o], vp = v[c][i], vq = v[c][i + o];
        float m = vp < vq ? vp : vq;
        s += (a * a - (vp + m)) / (1e-7f + k2 * (vp + vq));
      }
      d[i] = s / nc;
    }
  }
  for (int y = PAD - P; y < T + PAD + P; y++)
    for (int x = PAD; x < T + PAD; x++) {
      float s = 0;
      for (int k = -P; k <= P; k++) s += d[y * S + x + k];
      e[y * S + x] = s;
    }
  for (int y = 0; y < T; y++)
    for (int x = 0; x < T; x++) {
      int i = (y + PAD) * S + x + PAD;
      float s = 0;
      for (int k = -P; k <= P; k++) s += e[i + k * S];
      s /= (2 * P + 1) * (2 * P + 1);
      s = s < 0 ? 0 : s;
      out[y * T + x] = s > 30 ? 0 : expf(-s);
    }
}

static void load(const float *src, float *dst, int w, int h, int tx, int ty) {
  for (int y = 0; y < S; y++)
    for (int x = 0; x < S; x++) dst[y * S + x] = src[cl(ty + y - PAD, h) * w + cl(tx + x - PAD, w)];
}

/* zero-order filtering of one feature channel from its two halves */
static void prefilter(const float *a, const float *b, float *out, int w, int h) {
  int n = w * h;
  float *va = malloc(4L * n), *vs = malloc(4L * n);
  for (int i = 0; i < n; i++) { float q = a[i] - b[i]; va[i] = q * q * .5f; }
  box(va, vs, w, h, 2);
  int nx = (w + T - 1) / T, ny = (h + T - 1) / T;
#pragma omp parallel for schedule(dynamic)
  for (int t = 0; t < nx * ny; t++) {
    int tx = t % nx * T, ty = t / nx * T;
    float (*u)[S * S] = malloc(sizeof(float) * S * S * 3);
    float *acc = calloc(T * T * 2, 4), *wt = malloc(T * T * 4);
    float *u2 = malloc(S * S * 4);
    load(a, u[0], w, h, tx, ty); load(b, u[1], w, h, tx, ty); load(vs, u[2], w, h, tx, ty);
    for (int i = 0; i < S * S; i++) { u2[i] = .5f * (u[0][i] + u[1][i]); u[2][i] *= .5f; }
    for (int dy = -4; dy <= 4; dy++)
      for (int dx = -4; dx <= 4; dx++) {
        weights((float (*)[S * S])u2, &u[2], 1, dx, dy, 1.0f, wt);
        for (int y = 0; y < T; y++)
          for (int x = 0; x < T; x++) {
            acc[y * T + x] += wt[y * T + x];
            acc[T * T + y * T + x] += wt[y * T + x] * u2[(y + PAD + dy) * S + x + PAD + dx];
          }
      }
    for (int y = 0; y < T && ty + y < h; y++)
      for (int x = 0; x < T && tx + x < w; x++)
        out[(ty + y) * w + tx + x] = acc[T * T + y * T + x] / (acc[y * T + x] + 1e-9f);
    free(u); free(acc); free(wt); free(u2);
  }
  free(va); free(vs);
}

static void fireflies(float *c, int w, int h) {
  int n = w * h;
  float *l = malloc(4L * n);
  for (int i = 0; i < n; i++) l[i] = c[i] + c[n + i] + c[2 * n + i];
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float m = 0, m2 = 0;
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++)
          if (i || j) {
            float q = l[cl(y + j, h) * w + cl(x + i, w)];
            if (q > m) { m2 = m; m = q; } else if (q > m2) m2 = q;
          }
      float v = l[y * w + x], lim = 1.2f * m2 + .02f;
      if (v > lim) { float f = lim / v; for (int k = 0; k < 3; k++) c[k * n + y * w + x] *= f; }
    }
  free(l);
}

/* One pass: weights of one half applied to the other one. The halves stay
 * independent, so a second, wider pass can follow on the results. */
static void pass(const float *a, const float *b, const float *f, float *oa, float *ob, int w, int h, float k, int step) {
  int n = w * h;
  float *va = malloc(4L * n * 3), *tmp = malloc(4L * n);
  for (int c = 0; c < 3; c++) {
    for (int i = 0; i < n; i++) { float q = a[c * n + i] - b[c * n + i]; tmp[i] = q * q * .5f; }
    box(tmp, va + (long)c * n, w, h, step == 1 ? 3 : 6);
  }
  int nx = (w + T - 1) / T, ny = (h + T - 1) / T;
#pragma omp parallel for schedule(dynamic)
  for (int t = 0; t < nx * ny; t++) {
    int tx = t % nx * T, ty = t / nx * T;
    float (*u)[S * S] = malloc(sizeof(float) * S * S * (9 + NF));
    float *acc = malloc(sizeof(float) * T * T * (NA + 3 * D)), *wt = malloc(T * T * 4);
    for (int c = 0; c < 3; c++) {
      load(a + (long)c * n, u[c], w, h, tx, ty);
      load(b + (long)c * n, u[3 + c], w, h, tx, ty);
      load(va + (long)c * n, u[6 + c], w, h, tx, ty);
    }
    for (int i = 0; i < NF; i++) load(f + (long)i * n, u[9 + i], w, h, tx, ty);
    for (int half = 0; half < 2; half++) {
      float (*guide)[S * S] = half ? u : u + 3, (*src)[S * S] = half ? u + 3 : u;
      memset(acc, 0, sizeof(float) * T * T * (NA + 3 * D));
      for (int dy = -R; dy <= R; dy++)
        for (int dx = -R; dx <= R; dx++) {
          weights(guide, u + 6, 3, dx * step, dy * step, k * k, wt);
          float sp = 1 - (dx * dx + dy * dy) / ((R + 1.f) * (R + 1.f));
          if (sp <= 0) continue;
          sp *= sp;
          for (int i = 0; i < T * T; i++) wt[i] *= sp;
          for (int y = 0; y < T; y++) {
            float g[D][T];
            const float *wr = wt + y * T;
            int p = (y + PAD) * S + PAD, q = p + step * (dy * S + dx);
            for (int x = 0; x < T; x++) g[0][x] = 1;
            for (int i = 0; i < NF; i++)
              for (int x = 0; x < T; x++) g[i + 1][x] = u[9 + i][q + x] - u[9 + i][p + x];
            int m = 0;
            for (int i = 0; i < D; i++) {
              float gw[T];
              for (int x = 0; x < T; x++) gw[x] = g[i][x] * wr[x];
              for (int j = 0; j <= i; j++, m++) {
                float *o = acc + m * T * T + y * T;
                for (int x = 0; x < T; x++) o[x] += gw[x] * g[j][x];
              }
              for (int c = 0; c < 3; c++) {
                float *o = acc + (NA + c * D + i) * T * T + y * T;
                for (int x = 0; x < T; x++) o[x] += gw[x] * src[c][q + x];
              }
            }
          }
        }
      float *out = half ? ob : oa;
      for (int y = 0; y < T && ty + y < h; y++)
        for (int x = 0; x < T && tx + x < w; x++) {
          double L[D][D];
          int i0 = y * T + x, m = 0;
          double w0 = acc[i0];
          for (int i = 0; i < D; i++)
            for (int j = 0; j <= i; j++, m++) {
              double s = acc[m * T * T + i0];
              if (i == j && i) s += w0 * 2e-3 + 1e-6;
              for (int q = 0; q < j; q++) s -= L[i][q] * L[j][q];
              L[i][j] = i == j ? sqrt(s > 1e-9 ? s : 1e-9) : s / L[j][j];
            }
          for (int c = 0; c < 3; c++) {
            double z[D];
            for (int i = 0; i < D; i++) {
              double s = acc[(NA + c * D + i) * T * T + i0];
              for (int q = 0; q < i; q++) s -= L[i][q] * z[q];
              z[i] = s / L[i][i];
            }
            for (int i = D - 1; i >= 0; i--) {
              double s = z[i];
              for (int q = i + 1; q < D; q++) s -= L[q][i] * z[q];
              z[i] = s / L[i][i];
            }
            double v = z[0], mean = acc[(NA + c * D) * T * T + i0] / (w0 + 1e-9);
            if (!(v >= 0) || v > 4 * mean + .1) v = mean;
            out[(long)c * n + (ty + y) * w + tx + x] = v;
          }
        }
    }
    free(u); free(acc); free(wt);
  }
  free(va); free(tmp);
}

/* a, b: 3 planes each; fa, fb: NF planes each; out: 3 planes */
void denoise(float *a, float *b, const float *fa, const float *fb, float *out, int w, int h, float k) {
  long n = (long)w * h;
  float *f = malloc(4 * n * NF), *oa = malloc(4 * n * 3), *ob = malloc(4 * n * 3);
  fireflies(a, w, h); fireflies(b, w, h);
  for (int i = 0; i < NF; i++) prefilter(fa + i * n, fb + i * n, f + i * n, w, h);
  pass(a, b, f, oa, ob, w, h, k, 1);
  pass(oa, ob, f, a, b, w, h, k, STEP);
  for (long i = 0; i < 3 * n; i++) out[i] = .5f * (a[i] + b[i]);
  free(f); free(oa); free(ob);
}
