"""Make the clips: move between three rendered views of a scene, using their depth.

python3 clips.py KEYS VIDEOS   (needs numpy, OpenCV and ffmpeg)
KEYS: folder written by render.py --clips; VIDEOS: where the .mp4 go.
"""
import json
import math
import os
import subprocess
import sys

import cv2
import numpy as np

KEYS, VIDEOS = sys.argv[1:3]
W, H, FPS, SECONDS = 960, 540, 24, 8


def load(stem):
    img = cv2.imread(stem + '.png').astype(np.float32)
    z = np.load(stem + '.npy')
    z = np.clip(z, .5, 60).astype(np.float32)
    h, w = z.shape
    z = cv2.medianBlur(z, 5)
    inv = cv2.dilate(1 / z, np.ones((5, 5)))  # what is near keeps its soft edge
    inv = cv2.GaussianBlur(inv, (0, 0), 1.2)
    if (w, h) != (W, H):
        img = cv2.resize(img, (W, H), interpolation=cv2.INTER_LANCZOS4)
        inv = cv2.resize(inv, (W, H), interpolation=cv2.INTER_LINEAR)
    with open(stem + '.json') as f:
        j = json.load(f)
    m = np.array(j['matrix'], np.float64)
    return img, inv, m, j['lens'] / 36 * W


def warp(key, cam, f):
    """The picture of a key view seen from another camera."""
    img, inv, m, _ = key
    xs, ys = np.meshgrid(np.arange(W, dtype=np.float32), np.arange(H, dtype=np.float32))
    rel = np.linalg.inv(cam) @ m
    qx, qy = xs.copy(), ys.copy()
    for _ in range(6):
        d = cv2.remap(inv, qx, qy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        z = 1 / d
        x, y = (qx - W / 2 + .5) / f * z, -(qy - H / 2 + .5) / f * z
        px = rel[0, 0] * x + rel[0, 1] * y - rel[0, 2] * z + rel[0, 3]
        py = rel[1, 0] * x + rel[1, 1] * y - rel[1, 2] * z + rel[1, 3]
        pz = -(rel[2, 0] * x + rel[2, 1] * y - rel[2, 2] * z + rel[2, 3])
        qx += (xs - (px / pz * f + W / 2 - .5)).astype(np.float32)
        qy += (ys - (-py / pz * f + H / 2 - .5)).astype(np.float32)
    return cv2.remap(img, qx, qy, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def between(a, b, t):
    m = a * (1 - t) + b * t
    u, _, v = np.linalg.svd(m[:3, :3])
    m = m.copy()
    m[:3, :3] = u @ v
    return m


def main():
    os.makedirs(VIDEOS, exist_ok=True)
    for name in sorted(os.listdir(KEYS)):
        if not os.path.exists(os.path.join(KEYS, name, '2.json')):
            continue
        keys = [load(os.path.join(KEYS, name, str(k))) for k in range(3)]
        f = keys[0][3]
        half = []
        n = SECONDS * FPS
        for i in range(n // 2 + 1):
            s = 1 - math.cos(TAU * i / n)  # 0..2 and back: the clip loops
            k = min(1, int(s))
            t = s - k
            cam = between(keys[k][2], keys[k + 1][2], t)
            e = t * t * (3 - 2 * t)
            fr = warp(keys[k], cam, f) * (1 - e) + warp(keys[k + 1], cam, f) * e
            # a hair closer, so that no edge shows
            fr = cv2.warpAffine(fr, np.float32([[1.05, 0, -.025 * W], [0, 1.05, -.025 * H]]), (W, H), flags=cv2.INTER_CUBIC)
            half.append(np.clip(fr + .5, 0, 255).astype(np.uint8))
        frames = half + half[-2:0:-1]
        out = os.path.join(VIDEOS, name + '.mp4')
        p = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', '%dx%d' % (W, H), '-r', str(FPS), '-i', '-',
                              '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-maxrate', '600k', '-bufsize', '1200k',
                              '-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-movflags', '+faststart',
                              '-map_metadata', '-1', out], stdin=subprocess.PIPE)
        for fr in frames:
            p.stdin.write(fr.tobytes())
        p.stdin.close()
        p.wait()
        print(name, os.path.getsize(out) // 1024, 'KB', len(frames), 'frames', flush=True)


TAU = 2 * math.pi
main()
