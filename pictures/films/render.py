"""Render scenes: blender -b --factory-startup -P render.py -- --out DIR --lib denoise.so [--scale .72] [--samples 14] [--only a,b] [--clips]"""
import argparse
import ctypes
import json
import os
import struct
import sys
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import kit
import scenes


def read_exr(path):
    """Uncompressed scan-line EXR with 32-bit channels."""
    with open(path, 'rb') as f:
        b = f.read()
    p = 8
    chans, win, off = [], None, None
    while b[p]:
        e = b.index(0, p)
        name = b[p:e].decode()
        p = e + 1
        e = b.index(0, p)
        p = e + 1
        size = struct.unpack_from('<i', b, p)[0]
        p += 4
        if name == 'channels':
            q = p
            while b[q]:
                e = b.index(0, q)
                chans.append((b[q:e].decode(), struct.unpack_from('<i', b, e + 1)[0]))
                q = e + 17
        elif name == 'dataWindow':
            win = struct.unpack_from('<4i', b, p)
        elif name == 'compression':
            assert b[p] == 0
        p += size
    p += 1
    w, h = win[2] - win[0] + 1, win[3] - win[1] + 1
    offs = struct.unpack_from('<%dQ' % h, b, p)
    out = {c: np.empty((h, w), np.float32) for c, _ in chans}
    for o in offs:
        y = struct.unpack_from('<i', b, o)[0] - win[1]
        q = o + 8
        for c, t in chans:
            dt = np.float16 if t == 1 else np.float32
            out[c][y] = np.frombuffer(b, dt, w, q)
            q += w * (2 if t == 1 else 4)
    return out, w, h


def layers(path):
    ch, w, h = read_exr(path)

    def get(suffix):
        for k, v in ch.items():
            if k.endswith(suffix):
                return v
        raise KeyError(suffix + ' in ' + ', '.join(ch))
    rgb = np.stack([get('Noisy Image.' + c) if any('Noisy' in k for k in ch) else get('Combined.' + c) for c in 'RGB'])
    feat = [get('Denoising Albedo.' + c) for c in 'RGB'] + [get('Denoising Normal.' + c) * .5 for c in 'XYZ']
    z = get('Denoising Depth.Z')
    feat.append(np.clip(4 / np.maximum(z, .5), 0, 4) * .5)
    return np.ascontiguousarray(rgb, np.float32), np.ascontiguousarray(np.stack(feat), np.float32), w, h


def ptr(a):
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def blur(a, r):
    for ax in (1, 2):
        for _ in range(3):
            k = 2 * r + 1
            pad = [(0, 0)] * 3
            pad[ax] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, 'edge'), axis=ax, dtype=np.float64)
            a = ((np.take(c, range(k, c.shape[ax]), ax) - np.take(c, range(0, c.shape[ax] - k), ax)) / k).astype(np.float32)
    return a


def finish(img, w, h, path, exposure):
    """A breath of glow, a little vignette, then the film curve."""
    bright = np.clip(img - .9, 0, 3)
    img = img + .10 * blur(bright, max(2, w // 90)) + .05 * blur(bright, max(3, w // 28))
    yy, xx = np.mgrid[0:h, 0:w]
    d = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) * 2
    img = img * (1 - .16 * d ** 1.2)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = np.moveaxis(img, 0, 2)[::-1]
    im = bpy.data.images.new('final', w, h, alpha=False, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(rgba.ravel())
    sc = bpy.context.scene
    s = sc.render.image_settings
    s.file_format = 'PNG'
    s.color_depth = '8'
    s.color_mode = 'RGB'
    sc.view_settings.exposure = exposure
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)


def setup(w, h, scale):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = int(w * scale), int(h * scale)
    sc.render.resolution_percentage = 100
    c = sc.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.use_adaptive_sampling = False
    c.sampling_pattern = 'PROGRESSIVE_MULTI_JITTER'
    c.max_bounces = 8
    c.diffuse_bounces = 2
    c.glossy_bounces = 3
    c.transmission_bounces = 8
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_direct = 12
    c.sample_clamp_indirect = 2.5
    c.blur_glossy = 1.0
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    sc.render.use_persistent_data = True
    sc.render.threads_mode = 'FIXED'
    sc.render.threads = ARGS.threads
    bpy.context.view_layer.cycles.denoising_store_passes = True
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'High Contrast'
    sc.display_settings.display_device = 'sRGB'


def shoot(samples, path, exposure, k=.7, depth=None):
    sc = bpy.context.scene
    halves = []
    for seed in (1, 2):
        sc.cycles.seed = seed + sc.frame_current * 2
        sc.cycles.samples = max(1, samples // 2)
        s = sc.render.image_settings
        s.file_format = 'OPEN_EXR_MULTILAYER'
        s.exr_codec = 'NONE'
        s.color_depth = '32'
        tmp = path[:-4] + '.%d.exr' % seed
        sc.render.filepath = tmp
        bpy.ops.render.render(write_still=True)
        halves.append(layers(tmp))
        if depth:
            ch, _, _ = read_exr(tmp)
            np.save(depth, next(v for c, v in ch.items() if c.endswith('.Depth.Z')))
        os.remove(tmp)
    (a, fa, w, h), (b, fb, _, _) = halves
    out = np.empty((3, h, w), np.float32)
    t = time.time()
    LIB.denoise(ptr(a), ptr(b), ptr(fa), ptr(fb), ptr(out), w, h, ctypes.c_float(k))
    print('DENOISE %.1f' % (time.time() - t), flush=True)
    finish(out, w, h, path, exposure)


def main():
    global ARGS, LIB
    p = argparse.ArgumentParser()
    p.add_argument('--out', required=True)
    p.add_argument('--lib', required=True)
    p.add_argument('--scale', type=float, default=1)
    p.add_argument('--samples', type=int, default=32)
    p.add_argument('--threads', type=int, default=2)
    p.add_argument('--only', default='')
    p.add_argument('--clips', action='store_true')
    ARGS = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    LIB = ctypes.CDLL(os.path.abspath(ARGS.lib))
    only = [x for x in ARGS.only.split(',') if x]
    if ARGS.clips:
        return clips(only)
    for name, (fn, w, h, opts) in scenes.SCENES.items():
        if only and name not in only:
            continue
        t = time.time()
        try:
            kit.reset()
            fn()
            setup(w, h, ARGS.scale)
            path = os.path.join(ARGS.out, name + '.png')
            os.makedirs(os.path.dirname(path), exist_ok=True)
            shoot(int(ARGS.samples * opts.get('samples', 1)), path, opts.get('exposure', .04))
            print('DONE', time.strftime('%H:%M:%S'), name, '%.1f s' % (time.time() - t), flush=True)
        except Exception:
            import traceback
            traceback.print_exc()
            print('FAILED', name, flush=True)


def clips(only):
    """Three key views of each clip, with depth and camera; clips.py moves between them."""
    for name, (fn, target, dist, el, focus) in scenes.CLIPS.items():
        if only and name not in only:
            continue
        for k, s in enumerate((-1, 0, 1)):
            t = time.time()
            kit.reset()
            kit.SWAY[0] = s
            fn()
            kit.SWAY[0] = 0
            kit.view(target, dist * (1 - .02 * s), 1.5 * s, el + .25 * s, 70, focus)
            setup(960, 540, ARGS.scale)
            bpy.context.view_layer.use_pass_z = True
            stem = os.path.join(ARGS.out, name, str(k))
            os.makedirs(os.path.dirname(stem), exist_ok=True)
            shoot(ARGS.samples, stem + '.png', .04, depth=stem + '.npy')
            cam = bpy.context.scene.camera
            bpy.context.view_layer.update()
            with open(stem + '.json', 'w') as f:
                json.dump({'matrix': [list(x) for x in cam.matrix_world], 'lens': cam.data.lens}, f)
            print('DONE', time.strftime('%H:%M:%S'), name, k, '%.1f s' % (time.time() - t), flush=True)


main()
