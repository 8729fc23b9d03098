"""One function a picture. Every picture uses the blocks of kit.py."""
from kit import *

SCENES = {}
CLIPS = {}


def picture(name, w, h, **opts):
    def deco(f):
        SCENES[name] = (f, w, h, opts)
        return f
    return deco


WIDE = (1920, 1140)
CARD = (960, 1200)
BANNER = (1600, 1000)
NEWS = (1200, 800)
OFFER = (1200, 900)
OIL = (.95, .57, .17)


def spray(loc, rot, length=4.0, leaves=16, size=.9, width=.28, mat=None, seed=0, kind='olive'):
    """Three stems of a kind in a small vase."""
    x, y, _ = loc
    k = length / 4
    vase((x, y, 0), 1.15 * k, .46 * k, .15 * k, ceramic((CREAM, BLUSH, IVORY, SAND)[seed % 4]), .42)
    for i, (da, db, f) in enumerate(((0, 0, .86), (-13, 70, .72), (12, 140, .66))):
        branch((x, y, .8 * k), (rot[0], rot[1] * .6 + da, rot[2] + db), length * f, leaves, size * (.86 if kind != 'palm' else .8), width * .9, mat, seed=seed + i, kind=kind)


def ring(cx, cy, r0, r1, n, seed, z=0.0):
    """Loose spots around a point."""
    rnd = random.Random(seed)
    out = []
    for i in range(n):
        a, r = TAU * (i + rnd.uniform(-.3, .3)) / n, rnd.uniform(r0, r1)
        out.append((cx + r * math.cos(a), cy + r * math.sin(a) * .8, z))
    return out


# ---------------------------------------------------------------- care cards
@picture('soins/bronzage-uv', *CARD)
def bronzage():
    backdrop(BLUSH, plaster(SAND), y=5)
    arch_wall(plaster(hexa('e8c7a0')), 30, 14, [(0, 3.5, 5.3)], .8, y=3.4)
    lathe([(0, 0), (1.1, 0, .04), (1.1, .14, .05), (0, .17)], brass(hexa('d8a878'), .34), (0, 4.4, 3.5), (90, 0, 0), seg=128)
    disc(1.5, .55, travertine(), (0, 2.0, 0))
    with group((0, 1.55, .55), (0, 0, -14), 1.0):
        cup = satin(hexa('5a3a24'), .14, .7)
        soft = satin(hexa('3a2a20'), .5)
        for s in (1, -1):
            with group((s * .46, 0, .27), (64, 0, s * 14)):
                lathe([(0, .3), (.14, .28, .06), (.27, .16, .1), (.34, -.06, .03), (.3, -.09, .03), (.26, .06)], cup, scale=(1.18, .86, 1))
                lathe([(.3, -.1, .02), (.39, -.09, .03), (.38, -.02, .03), (.3, 0)], soft, scale=(1.18, .86, 1))
        tube([(-.14, -.04, .3), (0, -.1, .34), (.14, -.04, .3)], .045, soft)
        tube([(.84, .12, .27), (1.2, .5, .1), (.9, 1.0, .03), (0, 1.15, .03), (-.9, 1.0, .03), (-1.2, .5, .1), (-.84, .12, .27)], .03, satin(hexa('e8dcc8'), .6))
    flacon((-.95, 2.5, .55), .28, .85, fill=liquid(OIL), cap='tall', capmat=satin(IVORY, .4))
    towel_roll((1.5, 1.5, 0), 1.5, .36, terry(IVORY), (0, 0, -35), seed=2)
    sun(-50, 40, 4.0)
    gobo('palm', (0, 3, 3), 9, (-.8, .4), 10, seed=3)
    glow((0, 3.9, 5.6), 76, 1.4)
    world(.75, side=-1)
    view((0, 2, 2.1), 11.70, 0, 5, 72, (0, 1.7, 1))


@picture('soins/epilation-au-fil', *CARD)
def fil():
    cyclo(CREAM, 5, 2)
    arch(3.4, 4.6, .4, plaster(BLUSH), (.4, 3.8, 0))
    box((2.4, 1.8, .5), travertine(), (.1, 1.6, 0), (0, 0, -8))
    spool((-.35, 1.6, .5), (0, 0, 0), .5, 1.25, fabric(IVORY, 60))
    spool((.7, 1.9, .5), (0, 0, 0), .4, .9, fabric(hexa('d9b98c'), 60))
    spool((.55, 1.15, .84), (90, 0, 62), .34, .85, fabric(hexa('e2bfa8'), 60))
    scissors((-.42, -.12, .09), (0, 0, -62), 24, scale=.72)
    thread_line([(.05, 1.3, 1.0), (.2, .9, .7), (.1, .62, .52), (.2, .5, .3), (.5, .2, .03), (1.2, .1, .02), (1.5, -.4, .02), (.8, -.75, .02), (.1, -.5, .02), (-.5, -.9, .02), (-1.4, -.8, .02)], r=.016)
    vase((1.75, 2.4, 0), 1.1, .42, .14, ceramic(BLUSH))
    bunny_tail((1.75, 2.4, .6), (0, 4, 0), 2.3, seed=1, size=.42)
    bunny_tail((1.75, 2.4, .6), (0, -12, 30), 1.9, seed=2, size=.4)
    bunny_tail((1.75, 2.4, .6), (0, -4, 90), 2.8, seed=3, size=.42)
    sun(-60, 34, 4.2)
    gobo('window', (0, 1.6, 1.5), 9, (.2, .4), 6, 1.25)
    world(.75, side=-1)
    view((.1, 1.2, 1.65), 10.80, 0, 14, 74, (0, 1.3, 1))


@picture('soins/cryolipolyse', *CARD)
def cryo():
    cyclo(hexa('e6e0d4'), 5, 2)
    arch(3.0, 4.6, .4, plaster(hexa('dcd8cb')), (.2, 3.8, 0))
    disc(1.6, .26, satin(hexa('e9e4da'), .3), (0, 1.4, 0))
    disc(1.35, .14, glass((.985, .985, .97), .15, 1.3, .9), (0, 1.4, .26))
    for i, (x, y, z, s, r) in enumerate(((-.55, 1.2, .4, .8, 20), (.42, 1.05, .4, .74, -18), (-.05, 1.85, .4, .85, 40), (-.1, 1.35, 1.2, .72, 8))):
        ice_cube((x, y, z), s, (4, 3 * i, r), i)
    ice_cube((1.5, .2, 0), .55, (0, 0, 30), 7)
    ice_cube((-1.5, .1, 0), .42, (0, 0, 10), 8)
    rnd = random.Random(3)
    for i in range(46):
        a, d = rnd.uniform(0, TAU), rnd.uniform(1.6, 2.6)
        s = rnd.uniform(.02, .07)
        sphere(s, water_mat(), (d * math.cos(a), 1.2 + d * math.sin(a) * .8, s * .3), (1, 1, .6), sub=3)
    jar((1.25, 2.4, 0), .5, .55, frosted((.96, .96, .93)))
    flacon((-1.35, 2.5, 0), .34, 1.3, frosted((.95, .96, .93)), cap='ball')
    spray((1.9, 2.8, 0), (0, 2, 0), 4.6, 18, .7, kind='eucalyptus', seed=3, mat=thin(hexa('a9b3a0')))
    sun(74, 36, 4.2, (1, .9, .78))
    gobo('branch', (0, 3, 3), 8, (.6, .6), 180, seed=3)
    area((-5, -3, 5), (0, 1, 1), 4, 200, (1, .97, .92))
    world(.85, (.94, .97, 1), (1, .95, .88), (.5, .48, .45))
    view((0, 1.4, 1.5), 10.80, 0, 14, 76, (0, 1.1, 1))


@picture('soins/soins-du-visage', *CARD)
def soin_visage():
    cyclo(BLUSH, 5, 2)
    arch(3.2, 4.4, .5, plaster(ROSE), (.5, 3.8, 0))
    disc(1.45, .5, plaster(IVORY), (0, 1.5, 0))
    jar((-.05, 1.2, .5), .85, .7, ceramic(IVORY, False), lid=False)
    lathe([(0, 0), (.84, 0, .03), (.84, .28, .05), (0, .28)], gold(), (1.15, .55, .42), (0, 62, -25))
    with group((.2, .85, 1.5), (0, -52, 20)):
        outline([[(-.06, -1.2), (.06, -1.2), (.06, .35), (.17, .55), (.17, .95), (.08, 1.08), (-.08, 1.08), (-.17, .95), (-.17, .55), (-.06, .35)]], .05, gold(), (0, 0, .55), (90, 180, 0), .02)
    flacon((-1.0, 2.6, .0), .4, 1.5, fill=liquid(OIL), cap='dropper')
    scatter_petals(ring(0, .4, 1.0, 1.7, 9, 4) + [(.7, 1.0, .5), (-.9, 1.0, .5)], .42, seed=2)
    spray((1.7, 2.8, 0), (0, 0, 0), 4.6, 18, .8, .24, seed=5)
    sun(-60, 38, 4.2)
    gobo('branch', (0, 3, 3), 8, (-.6, .6), seed=7)
    world(.78, side=-1)
    view((0, 1.2, 1.5), 10.80, 0, 16, 76, (0, 1.0, 1.2))


@picture('soins/soins-des-mains', *CARD)
def soin_mains():
    cyclo(CREAM, 5, 2)
    arch(2.8, 4.7, .5, plaster(SAND), (-.5, 3.8, 0))
    linen((.1, .9, 0), 4.6, 2.6, 5, .16, fabric(IVORY), -14, 6)
    tube_cream((-.55, 1.7, .1), (0, 0, 12), 2.1, .42, satin(hexa('f0dccb'), .35))
    with group((.75, 1.25, .14)):
        lathe([(0, 0), (.5, 0, .05), (.8, .16, .06), (.8, .2, .02), (.74, .2, .02), (.48, .08, .05), (0, .08)], ceramic(IVORY))
        soap((0, 0, .1), (0, 0, 18), (.5, .36, .17), creamy(hexa('ecd6b8'), .4))
        soap((.04, .0, .42), (4, 3, -24), (.46, .34, .16), creamy(hexa('e6bfa6'), .4))
    jar((1.35, 2.2, 0), .42, .4, frosted())
    scatter_petals([(-.7, .1, .12), (.1, -.1, .1), (1.3, .2, .1), (-1.3, .5, .12)], .4, seed=9)
    branch((-1.7, .4, .15), (0, 78, 28), 2.4, 14, .6, .18, seed=3)
    spray((1.8, 2.9, 0), (0, 0, 0), 4.4, 16, .8, .24, seed=11)
    sun(-58, 36, 4.2)
    gobo('window', (0, 1.6, 1.5), 9, (.3, .5), -4, 1.25)
    world(.78, side=-1)
    view((0, 1.3, 1.5), 10.80, 0, 13, 76, (-.1, 1.5, 1.2))


# ---------------------------------------------------------------- clips
# name: scene, target, distance, elevation, focus
CLIPS.update({
    'bronzage-uv': (bronzage, (0, 2, 2.1), 14.2, 5, (0, 1.6, 1)),
    'soins-du-visage': (soin_visage, (.15, 1.2, 1.35), 10.6, 14, (0, 1.0, 1.2)),
    'epilation-au-fil': (fil, (.05, 1.3, 1.15), 11.2, 12, (0, 1.3, 1)),
    'cryolipolyse': (cryo, (.1, 1.3, 1.2), 10.8, 12, (0, 1.1, 1)),
    'soins-des-mains': (soin_mains, (.15, 1.3, 1.25), 11.4, 12, (-.1, 1.5, 1.2)),
})
