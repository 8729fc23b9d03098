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


# ---------------------------------------------------------------- carousel
@picture('accueil/cabine', *WIDE)
def cabine():
    backdrop(CREAM, plaster(SAND), y=5.6)
    arch_wall(plaster(CREAM), 40, 16, [(0, 6.2, 6.2)], 1.2, y=3.4)
    arch(3.9, 4.7, .5, plaster(BLUSH), (0, 4.9, 0))
    disc(2.3, .5, travertine(), (0, 2.0, 0))
    disc(1.75, .32, plaster(IVORY), (-.1, 2.15, .5))
    towel_roll((-1.05, 2.2, .82), 1.7, .42, terry(IVORY), (0, 0, 28), seed=1)
    towel_roll((-.18, 2.3, .82), 1.7, .42, terry(SAND), (0, 0, 30), seed=2)
    towel_roll((-.6, 2.3, 1.54), 1.6, .4, terry(IVORY), (0, 0, 26), seed=3)
    bowl((.82, 1.55, .82), .5, .36, ceramic(IVORY), water=water_mat())
    candle((1.5, .8, .5), .32, .52)
    flacon((.95, 2.65, .82), .3, .95, fill=liquid(OIL), cap='ball')
    with group((3.35, 2.3, 0)):
        vase((0, 0, 0), 1.2, .55, .2, ceramic(CREAM))
        for i, (a, b, l) in enumerate(((-16, 20, 3.8), (4, 70, 3.2), (14, 120, 3.0), (-4, 200, 2.6))):
            branch((0, 0, .9), (0, a, b), l, 18, .62, kind='eucalyptus', seed=3 + i)
    cairn((-2.75, 1.3, 0), [.55, .4, .27], [stone(SAND), stone(BEIGE), stone(IVORY)], 4)
    sun(-58, 34, 4.3)
    gobo('branch', (0, 3, 2.5), 8, (-.6, .6), seed=2)
    glow((0, 4.0, 6.6), 114, 2.5)
    world(.75, side=-1)
    view((0, 2, 1.75), 13, 0, 5, 66, (0, 1.9, 1.2))


@picture('accueil/visage', *WIDE)
def visage():
    cyclo(BLUSH, 5, 2.5)
    disc(1.35, .6, plaster(IVORY), (.1, 1.3, 0))
    box((2.2, 1.3, .3), travertine(), (-1.9, .9, 0), (0, 0, 12))
    arch(3.2, 4.0, .7, plaster(ROSE), (.5, 3.1, 0))
    flacon((-.25, 1.2, .6), .4, 1.1, fill=liquid(OIL), cap='dropper')
    flacon((.65, 1.5, .6), .33, .82, amber(), cap='dropper', capmat=satin(IVORY, .4))
    jar((-1.95, .9, .3), .46, .4, frosted(), lid=True)
    jar((-1.25, .45, 0), .34, .3, frosted(), lid=False)
    roller((1.75, .15, .2), (0, 0, 28), scale=.62)
    gua_sha((2.55, 1.5, .755), (76, 0, -14), scale=.62)
    box((.9, .6, .5), plaster(SAND), (2.6, 1.8, 0))
    scatter_petals([(.1, -.3), (.75, -.35), (-.5, -.5), (2.75, .3), (-2.6, -.2), (.4, .5, .6), (-3.1, .4), (1.3, -.6), (-.55, .7, .6)], .42, seed=3)
    spray((-3.6, 3.2, 0), (0, 12, -20), 4.2, 16, .8, .26, thin(SAGE), seed=4)
    sun(62, 34, 4.2)
    gobo('palm', (0, 2, 2), 9, (1, .2), roll=180, seed=1)
    world(.75)
    view((0, 1, 1.25), 12.5, 0, 9, 70, (0, 1.2, 1.1))


@picture('accueil/mains', *WIDE)
def mains():
    backdrop(IVORY, plaster(CREAM), y=5)
    arch(9.5, 5.4, .5, plaster(BLUSH), (2.6, 4.3, -1.4), rotz=0)
    # curved plinth
    lathe([(2.9, 0, .05), (3.3, 0), (4.1, 0, .05), (4.1, .5, .06), (2.9, .5, .06), (2.9, 0)], travertine(), (0, 4.6, 0), seg=160)
    cols = [hexa('e9cdb8'), hexa('d9a58c'), hexa('bd9468'), hexa('b5735a'), hexa('eddcc8')]
    for i, c in enumerate(cols):
        a = math.radians(-90 + (i - 2) * 14)
        nail_polish((3.5 * math.cos(a), 4.6 + 3.5 * math.sin(a), .5), c, rot=(i - 2) * 14, capmat=brass(GOLD, .25) if i == 2 else satin(BLACK, .28), r=.34, h=.66, caph=.85)
    polish_brush((.2, .0, .22), (0, 90, 18), hexa('b5735a'), drop=False, scale=.8)
    pebble(.55, stone(IVORY), (-2.2, .1, 0), .4, 3)
    pebble(.36, stone(SAND), (-1.55, -.2, 0), .42, 5)
    scatter_petals([(-.6, -.2), (-1.0, .4), (1.9, .1), (2.4, -.2), (.5, .5)], .4, seed=8)
    with group((-3.2, 3.4, 0)):
        vase((0, 0, 0), 1.7, .6, .2, ceramic(BLUSH))
        for i, (a, b) in enumerate(((-14, 0), (6, 40), (16, 10), (-2, 120))):
            pampas((0, 0, 1.2), (0, a, b), 3.0, seed=i, n=600)
    sun(-64, 32, 4.3)
    gobo('window', (0, 1.6, 1.5), 9, (.4, .3), 0, 1.25)
    world(.75, side=-1)
    view((0, 1.4, 1.15), 12, 0, 8, 72, (0, 1.1, .9))


@picture('accueil/corps', *WIDE)
def corps():
    backdrop(SAND, y=6.5)
    arch(13, 5.6, .4, plaster(CREAM), (-2.6, 6.2, -1.2))
    ripple_water((0, 0, .1), 13.2, ((-1.3, .9), (1.4, 1.2)), .02, .62, pool(), .25, res=520)
    cairn((-1.3, 1.0, -.15), [.95, .72, .52, .34], [stone(hexa('b9a48a')), stone(IVORY), stone(hexa('a08a72')), stone(SAND)], 2)
    disc(1.1, .45, travertine(), (1.3, 1.3, -.1))
    flacon((1.1, 1.3, .35), .42, 1.15, fill=liquid(OIL), cap='cork', square=3)
    jar((1.85, 1.0, .35), .28, .25, frosted())
    pebble(.4, stone(IVORY), (.25, .2, -.1), .45, 9)
    pebble(.3, stone(hexa('b9a48a')), (2.9, .6, -.1), .45, 12)
    arch(3.6, 4.2, .6, plaster(BLUSH), (.9, 5.5, -.2), inner=0)
    branch((3.9, 3.0, 0), (0, -24, 10), 4.4, 30, 1.5, .4, thin(SAGE), seed=2, kind='palm')
    scatter_petals([(-.2, -.4, .12), (.8, -.5, .12), (-2.6, .3, .12)], .4, seed=4)
    sun(76, 30, 4.4)
    gobo('palm', (0, 2, 1.5), 9, (1.4, .4), 180, seed=5)
    world(.85)
    area((-6, -2, 5), (0, 1, 1), 4, 160)
    view((0, 1.2, 1.05), 12, 0, 11, 70, (-.6, 1, 1), 2.4)


@picture('accueil/regard', *WIDE)
def regard():
    backdrop(CREAM, plaster(BLUSH), y=5.5)
    arch_wall(plaster(CREAM), 40, 16, [(-1.4, 3.4, 4.3), (2.6, 2.6, 3.3)], .9, y=3.6)
    round_mirror((.75, 1.7, .35), .82, True, tilt=-6, rotz=-22, h=1.45)
    disc(1.3, .35, terrazzo(), (.75, 1.7, 0))
    compact((-1.0, .8, .0), (0, 0, 14), .55, powder=velvet_powder(hexa('d9a98c')), open_=108)
    with group((-2.0, 1.7, 0)):
        lathe([(0, 0), (.42, 0, .06), (.42, 1.0, .03), (.36, 1.0, .03), (.36, .1, .06), (0, .1)], ceramic(IVORY))
        brush((.05, .05, .1), (8, 10, 0), 1.25, .1, .62, 1.9, seed=1)
        brush((-.1, 0, .1), (4, -14, 0), 1.3, .085, .5, 1.6, seed=2, hair=satin(hexa('7a5540'), .6))
        brush((.0, -.1, .1), (-6, 2, 0), 1.55, .08, .42, 1.4, seed=3)
    spool((1.75, .75, 0), (0, 0, 20), .3, .72, fabric(IVORY, 60))
    spool((2.35, 1.1, 0), (0, 0, 20), .26, .6, fabric(hexa('d3b47c'), 60))
    thread_line([(1.52, .62, .3), (1.3, .2, .02), (.7, -.1, .02), (.2, .2, .02), (-.3, -.25, .02), (-.9, -.1, .02), (-1.8, -.4, .02)])
    bunny_tail((2.9, 2.2, 0), (0, 8, 0), 2.3, seed=1)
    bunny_tail((3.0, 2.3, 0), (0, -6, 40), 2.7, seed=2)
    bunny_tail((2.95, 2.1, 0), (0, 18, 10), 1.9, seed=3)
    vase((2.95, 2.2, 0), .9, .4, .14, ceramic(SAND))
    sun(60, 36, 4.2)
    gobo('branch', (0, 3, 2), 8, (.5, .5), 180, seed=6)
    glow((-1.4, 4.6, 4.8), 49, 1.2)
    glow((2.6, 4.6, 3.8), 38, 1.2)
    world(.75)
    view((.1, 1.4, 1.3), 12, 0, 8, 70, (0, 1.2, 1.0))


@picture('accueil/boutique', *WIDE)
def boutique():
    backdrop(IVORY, plaster(SAND), y=5)
    arch_wall(plaster(CREAM), 40, 16, [(0, 5.0, 4.9)], 1.4, y=3.2)
    for z in (1.55, 2.95):
        box((5.4, 1.1, .12), wood(hexa('c9a172'), 0), (0, 3.6, z), bevel=.03)
    box((5.0, 1.6, .3), travertine(), (0, 2.8, 0))
    # lower
    gift_box((-1.55, 2.9, .3), (1.0, .9, .6), satin(BLUSH, .6), ribbon=ribbon_mat())
    flacon((-.6, 2.8, .3), .3, .85, fill=liquid(OIL), cap='ball')
    flacon((.1, 2.7, .3), .28, .72, amber(), cap='pump', capmat=satin(BLACK, .3))
    jar((.85, 2.7, .3), .36, .32, frosted())
    tube_cream((1.6, 2.8, .3), (0, 0, -8), .9, .22)
    # shelf
    for i in range(3):
        flacon((-1.7 + i * .62, 3.5, 1.67), .24, .62, amber(), cap='dropper', capmat=gold(), shoulder=.2)
    jar((.4, 3.4, 1.67), .34, .3, ceramic(IVORY), lidmat=wood(hexa('c9a172'), 0))
    jar((.4, 3.4, 2.1), .3, .22, frosted())
    towel_fold((1.5, 3.5, 1.67), 1.1, .8, .3, terry(IVORY), seed=1)
    towel_fold((1.5, 3.5, 1.97), 1.05, .76, .24, terry(SAND), seed=2)
    # top
    vase((-.9, 3.5, 3.07), .8, .35, .12, ceramic(BLUSH))
    bunny_tail((-.9, 3.5, 3.5), (0, 12, 0), 1.0, seed=1)
    bunny_tail((-.9, 3.5, 3.5), (0, -8, 0), 1.1, seed=2)
    flacon((.3, 3.5, 3.07), .26, .6, fill=liquid(BLUSH), cap='disc', square=5)
    flacon((.95, 3.5, 3.07), .26, .6, fill=liquid(SAND), cap='disc', square=5)
    with group((3.5, 2.0, 0)):
        vase((0, 0, 0), 1.5, .62, .24, ceramic(CREAM))
        for i, (a, b, l) in enumerate(((-16, 20, 3.6), (6, 70, 3.4), (14, 150, 3.0), (-4, 250, 3.0))):
            branch((0, 0, 1.1), (0, a, b), l, 20, .7, .22, seed=3 + i)
    box((1.2, 1.2, 1.0), plaster(BLUSH), (-3.5, 2.0, 0))
    gift_box((-3.5, 2.0, 1.0), (.9, .9, .6), satin(CREAM, .6), rot=20)
    sun(-56, 38, 4.3)
    gobo('branch', (0, 3, 3), 8, (-.8, .8), seed=9)
    glow((0, 3.2, 4.6), 49, 2)
    area((0, -2, 5), (0, 3.6, 2), 3, 90)
    world(.85, side=-1)
    view((0, 2.6, 1.95), 14, 0, 3, 70, (0, 2.8, 1.6))


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


@picture('soins/epilation-a-la-cire', *CARD)
def cire():
    cyclo(SAND, 5, 2)
    wax2 = liquid((.93, .60, .18))
    disc(1.7, .4, plaster(IVORY), (0, 1.4, 0))
    bowl((0, 1.35, .4), 1.05, .78, ceramic(IVORY), water=wax2, level=.82)
    # spatula across, with honey-coloured wax running from it
    with group((.25, 1.2, 2.35), (0, 38, 12)):
        outline([[(x, y) for x, y in [(-.13, -1.6), (-.08, -1.66), (.08, -1.66), (.13, -1.6), (.13, .9), (.2, 1.2), (.2, 1.45), (.1, 1.6), (-.1, 1.6), (-.2, 1.45), (-.2, 1.2), (-.13, .9)]]], .07, wood(hexa('d2a872'), 1), (0, 0, 0), (90, 180, 0), .02)
        sphere(.27, wax2, (0, -.02, -1.32), (.9, .45, 1.45))
    tube([(-.72, .98, 1.32), (-.71, 1.0, 1.22), (-.7, 1.02, 1.12), (-.7, 1.05, 1.0)], .09, wax2, radii=[1.7, .75, .5, 1.1])
    arch(2.6, 3.9, .4, plaster(BLUSH), (-.9, 3.6, 0))
    vase((-1.75, 2.5, 0), 1.15, .42, .14, ceramic(BLUSH))
    bunny_tail((-1.75, 2.5, .6), (0, -4, 0), 2.3, seed=1, size=.42)
    bunny_tail((-1.75, 2.5, .6), (0, 8, 0), 1.9, seed=5, size=.42)
    bunny_tail((-1.75, 2.5, .6), (0, -18, 40), 1.8, seed=7, size=.42)
    linen((1.4, .4, 0), 2.4, 2.2, 3, .22, fabric(IVORY), -20, 3)
    with group((1.6, 1.9, .0)):
        for i in range(5):
            outline([rect_pts(.22, 1.9)], .04, wood(hexa('d2a872'), 1), (.1 * i - .2, .05 * i, .5), (90, 0, (i - 2) * 5), .015)
        lathe([(0, 0), (.42, 0, .05), (.42, 1.2, .03), (.36, 1.2, .02), (.36, .1), (0, .1)], ceramic(BLUSH))
    sun(70, 36, 4.2)
    gobo('branch', (0, 3, 3), 8, (.6, .5), 180, seed=2)
    area((-5, -4, 5), (0, 1, 1), 4, 220)
    world(.75, side=-1)
    view((0, 1.3, 1.55), 10.80, 0, 16, 76, (0, 1.0, 1.2))


@picture('soins/beaute-en-duo', *CARD)
def duo():
    backdrop(CREAM, plaster(SAND), y=4.6)
    arch_wall(plaster(BLUSH), 30, 14, [(-1.15, 1.95, 3.9), (1.15, 1.95, 3.9)], .8, y=3.2)
    box((5.2, 1.8, .45), travertine(), (0, 2.3, 0))
    for s, c in ((-1, OIL), (1, (.9, .72, .56))):
        flacon((s * 1.05, 2.4, .45), .38, 1.2, fill=liquid(c), cap='ball')
        candle((s * .62, 1.1, 0), .3, .5, power=4)
        with group((s * 1.55, 1.0, 0)):
            lathe([(0, 0), (.28, 0, .04), (.36, .5, .1), (.34, .52, .02), (.31, .48), (.24, .06, .04), (0, .06)], ceramic(IVORY if s < 0 else BLUSH))
            lathe([(.31, .42), (.0, .42)], liquid((.75, .45, .16)))
            tray((0, 0, -.0), .52, ceramic(IVORY if s < 0 else BLUSH), .08, .04)
    scatter_petals([(0, .55), (.25, .3), (-.5, .25), (1.1, .3), (-1.1, .35), (.05, 1.7, .45)], .36, seed=3)
    spray((-2.7, 2.2, 0), (0, 10, 0), 5.0, 18, .8, .24, seed=3)
    sun(55, 36, 4.2)
    gobo('branch', (0, 3, 3), 8, (.6, .5), 180, seed=4)
    glow((-1.15, 3.8, 4.2), 24, .8)
    glow((1.15, 3.8, 4.2), 24, .8)
    world(.8)
    view((0, 1.9, 1.85), 11.70, 0, 7, 72, (0, 2, 1))


@picture('soins/beaute-du-regard', *CARD)
def regard_card():
    cyclo(BLUSH, 5, 2)
    arch(3.6, 4.9, .4, plaster(CREAM), (0, 3.8, 0))
    disc(1.35, .5, plaster(IVORY), (.1, 1.8, 0))
    round_mirror((.25, 2.0, .5), 1.05, True, tilt=-5, rotz=-14, h=1.75)
    # mascara tube and its wand
    lathe([(0, 0), (.2, 0, .03), (.2, 1.35, .02), (.12, 1.4, .02), (.12, 1.52), (0, 1.52)], brass(GOLD, .2), (-1.25, 1.1, 0))
    with group((-.55, .05, .17), (0, 90, 30)):
        lathe([(0, -1.3), (.17, -1.3, .04), (.17, -.1, .03), (0, -.1)], brass(GOLD, .2))
        tube([(0, 0, -.1), (0, 0, .4)], .035, satin(BLACK, .4))
        rnd = random.Random(2)
        ln = []
        for i in range(1500):
            z = .4 + 1.0 * i / 1500
            a = i * .55 + rnd.uniform(-.2, .2)
            r = .15 * math.sin(PI * min(1, max(0.08, (z - .34) / 1.1))) ** .5
            ln.append([(0, 0, z), (r * math.cos(a), r * math.sin(a), z + .015)])
        strands(ln, .011, satin(BLACK, .5))
        tube([(0, 0, .4), (0, 0, 1.42)], .03, satin(BLACK, .5))
    # curled lashes: a sweep of tapered black curves on a shell-like dish
    with group((.95, .35, .08), (0, 0, -12)):
        tray((0, 0, -.06), .85, ceramic(IVORY), .12)
        for row, y0 in ((0, -.2), (1, .28)):
            ln = []
            for i in range(21):
                t = i / 20 * 2 - 1
                x = t * .52
                L = .42 * (1 - .35 * t * t)
                base = (x, y0 - .12 * (1 - t * t), .03)
                dx = t * .35
                ln.append([(base[0] + dx * L * q, base[1] + .1 * q - .34 * q, base[2] + L * .9 * (q ** 1.7)) for q in [k / 7 for k in range(8)]])
            strands(ln, .013, satin(BLACK, .35), res=1)
            tube([((i / 10 - 1) * .54, y0 - .12 * (1 - (i / 10 - 1) ** 2), .03) for i in range(21)], .014, satin(BLACK, .4))
    spray((-1.9, 2.6, 0), (0, 4, 0), 5.0, 18, .75, .2, seed=8)
    scatter_petals([(-.1, -.7), (-1.5, .2), (1.7, -.5)], .36, seed=5)
    sun(-62, 36, 4.2)
    gobo('branch', (0, 3, 3), 8, (-.6, .6), seed=12)
    world(.75, side=-1)
    view((0, 1.3, 1.75), 10.80, 0, 13, 72, (0, 1.2, .9))


@picture('soins/beaute-du-sourire', *CARD)
def sourire():
    cyclo(IVORY, 5, 2)
    arch(3.0, 4.4, .5, plaster(CREAM), (-.3, 3.6, 0))
    disc(1.5, .55, plaster(IVORY), (0, 1.6, 0))
    disc(1.1, .3, travertine(CREAM), (0, 1.7, .55))
    with group((0, 1.5, .85)):
        scallop((0, .25, .52), (-8, 0, 0), 1.15, pearl(IVORY), 1, .4)
        scallop((0, .62, .42), (78, 0, 0), 1.15, pearl(BLUSH), 1, .3)
    rnd = random.Random(5)
    n = 0
    for ring_n, rr, zz in ((10, .46, .22), (7, .3, .3), (3, .13, .42), (1, 0, .6)):
        for i in range(ring_n):
            a = TAU * i / ring_n + ring_n
            s = rnd.uniform(.095, .125)
            sphere(s, pearl(IVORY if rnd.random() > .3 else hexa('f0d9c8')), (rr * math.cos(a), 1.98 + rr * .7 * math.sin(a), .85 + zz - .02), sub=4)
    for x, y, s in ((.9, .35, .13), (1.2, .1, .1), (-.9, .3, .11), (.2, .1, .09), (-1.3, -.1, .14), (1.6, .7, .12)):
        sphere(s, pearl(IVORY), (x, y, s), sub=5)
    flacon((-1.35, 2.1, 0), .33, 1.1, frosted(), cap='ball')
    scatter_petals([(.5, -.2), (-.5, -.3), (1.8, -.1)], .4, [thin(IVORY, amount=.35)], seed=6)
    with group((1.75, 2.3, 0)):
        vase((0, 0, 0), 1.5, .5, .18, ceramic(IVORY))
        for i in range(4):
            bunny_tail((0, 0, 1.1), (0, -12 + i * 9, i * 50), 1.7 + .2 * i, thin(IVORY, amount=.4, rough=.8), seed=i, size=.42)
    sun(58, 38, 4.0)
    gobo('branch', (0, 3, 3), 8, (.6, .6), 180, seed=3)
    world(.8)
    view((0, 1.4, 1.6), 10.80, 0, 12, 76, (0, 1.5, 1.2))


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


@picture('soins/soins-du-corps', *CARD)
def soin_corps():
    backdrop(CREAM, plaster(SAND), y=5)
    arch_wall(plaster(hexa('e6d6be')), 30, 14, [(0.1, 3.8, 4.8)], .8, y=3.4)
    box((3.6, 2.2, .35), wood(hexa('c59b6a'), 0), (0, 1.7, 0), (0, 0, 0), .05)
    towel_fold((-.45, 1.9, .35), 1.9, 1.3, .42, terry(IVORY), 4, 1)
    towel_fold((-.4, 1.9, .77), 1.8, 1.25, .38, terry(SAND), -2, 2)
    towel_roll((-.4, 1.8, 1.13), 1.5, .36, terry(IVORY), (0, 0, 62), seed=4)
    flacon((1.1, 1.7, .35), .38, 1.25, fill=liquid(OIL), cap='cork')
    cairn((.75, .55, 0), [.42, .32, .22], [stone(hexa('9a8874')), stone(hexa('b9a48a')), stone(IVORY)], 3)
    pebble(.26, stone(hexa('b9a48a')), (-.3, .35, 0), .45, 5)
    brush((-1.6, .3, .16), (0, 90, 12), 1.0, .12, .4, 2.2, scale=1, handle=wood(hexa('b98a5a')), seed=3)
    with group((-1.75, 2.4, 0)):
        vase((0, 0, 0), 1.6, .5, .2, ceramic(BLUSH))
        for i, (a, b) in enumerate(((-6, 0), (8, 60), (-14, 120))):
            pampas((0, 0, 1.2), (0, a, b), 3.2, seed=i, n=600)
    sun(54, 38, 4.2)
    gobo('palm', (0, 3, 3), 9, (.8, .2), 180, seed=8)
    glow((.1, 4.0, 5.2), 76, 1.4)
    world(.78)
    view((0, 1.5, 1.75), 11.25, 0, 10, 74, (0, 1.5, 1))


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


@picture('soins/soins-des-pieds', *CARD)
def soin_pieds():
    cyclo(SAND, 5, 2, mat=None)
    arch(3.6, 4.6, .5, plaster(CREAM), (.3, 4.0, 0))
    bowl((0, 1.5, 0), 1.65, 1.0, ceramic(IVORY), .08, .5)
    def surf(u, v):
        a, q = TAU * u, v * 1.47
        return (q * math.cos(a), 1.5 + q * math.sin(a), .8 + .008 * math.sin(q * 16) * math.exp(-q))
    grid(surf, 97, 60, water_mat())
    scatter_petals([(.3, 1.2, .79), (-.5, 1.5, .79), (.7, 1.8, .79), (-.1, 2.0, .79), (-.8, 1.1, .79), (.05, .75, .79), (.95, 1.2, .79), (-.3, 1.1, .79)], .42, seed=4)
    scatter_petals([(-1.5, -.1), (1.2, -.3), (.5, -.4)], .42, seed=7)
    pebble(.42, stone(hexa('c8b9a4'), scale=6, rough=.9), (1.45, .1, 0), .5, 3, 20, 1.35)
    brush((-1.9, .1, .2), (0, 86, 14), 1.1, .13, .35, 2.0, handle=wood(hexa('b98a5a')), seed=4)
    towel_fold((-1.5, 2.7, 0), 1.6, 1.2, .45, terry(IVORY), 10, 1)
    towel_fold((-1.5, 2.7, .45), 1.5, 1.15, .4, terry(SAND), 6, 2)
    flacon((1.6, 2.6, 0), .36, 1.2, fill=liquid(OIL), cap='cork')
    spray((2.2, 3.0, 0), (0, -4, 0), 5, 20, .7, kind='eucalyptus', seed=4)
    sun(58, 40, 4.2)
    gobo('branch', (0, 2, 2), 8, (.4, .5), 180, seed=9)
    world(.8)
    view((0, 1.4, 1.35), 10.80, 0, 20, 72, (0, .9, .9))


@picture('soins/maquillage', *CARD)
def maquillage():
    cyclo(BLUSH, 5, 2)
    arch(3.0, 4.9, .4, plaster(hexa('dba888')), (-.4, 3.8, 0))
    box((2.0, 1.6, .6), plaster(IVORY), (-.5, 1.9, 0))
    compact((.35, .75, 0), (0, 0, -16), .8, powder=velvet_powder(hexa('dcae90')), open_=112)
    lipstick((-1.05, .7, 0), (0, 0, 30), hexa('a8503c'), scale=.85)
    lipstick((-1.6, .25, .26), (0, 90, 30), hexa('c4765c'), scale=.8)
    with group((-.5, 1.9, .6)):
        lathe([(0, 0), (.5, 0, .06), (.5, .95, .03), (.43, .95, .03), (.43, .1, .06), (0, .1)], travertine(CREAM))
        brush((.1, .05, .1), (6, 9, 0), 1.35, .12, .7, 2.1, seed=1)
        brush((-.15, 0, .1), (2, -13, 0), 1.4, .1, .55, 1.7, seed=2, hair=satin(hexa('6e4a36'), .6))
        brush((.0, -.1, .1), (-8, 0, 0), 1.75, .09, .46, 1.5, seed=3)
        brush((.2, .1, .1), (0, 22, 0), 1.2, .08, .4, 1.3, seed=4, hair=satin(hexa('6e4a36'), .6))
    pebble(.3, velvet_powder(hexa('d99f80')), (1.4, -.2, -.06), .3, 4)
    scatter_petals([(1.6, 1.5), (-.3, -.3), (.6, -.6), (1.75, .5)], .4, seed=11)
    flacon((1.25, 2.2, 0), .36, 1.2, fill=creamy(hexa('dcae90')), cap='tall', capmat=satin(BLACK, .25), square=4)
    sun(62, 36, 4.2)
    gobo('palm', (0, 3, 3), 9, (.9, .2), 180, seed=2)
    world(.78)
    view((0, 1.3, 1.6), 10.80, 0, 13, 74, (0, 1.0, 1))


@picture('soins/verni-semi-permanent', *CARD)
def vernis():
    backdrop(CREAM, plaster(BLUSH), y=5)
    arch_wall(plaster(IVORY), 30, 14, [(0, 3.2, 4.9)], .8, y=3.4)
    disc(1.45, .4, travertine(), (0, 1.7, 0))
    disc(.8, .45, plaster(BLUSH), (-.45, 2.1, .4))
    nail_polish((-.45, 2.1, .85), hexa('bd9468'), rot=15, capmat=brass(GOLD, .25))
    nail_polish((.65, 1.75, .4), hexa('d9a58c'), rot=-12)
    nail_polish((-.1, 1.05, .4), hexa('b0604c'), rot=8, open_=True)
    polish_brush((.62, .9, 2.18), (4, -26, 0), hexa('b0604c'), scale=.95)
    nail_polish((-1.35, .6, 0), hexa('ead3bf'), rot=20)
    for i, c in enumerate(('e9cdb8', 'd9a58c', 'c8a25e', 'b0604c')):
        sphere(.2, varnish(hexa(c)), (.55 + .42 * i, .1 + .12 * (i % 2), .02), (1, 1.15, .22))
    spray((1.9, 2.4, 0), (0, 4, 0), 4.6, 18, .75, .22, seed=6)
    scatter_petals([(-.6, .0), (-1.7, -.1), (0.2, -.4)], .36, seed=12)
    sun(-60, 38, 4.2)
    gobo('branch', (0, 3, 3), 8, (-.6, .5), seed=13)
    glow((0, 4.0, 5.3), 68, 1.3)
    world(.78, side=-1)
    view((0, 1.4, 1.6), 10.80, 0, 12, 74, (0, 1.1, 1.1))


# ---------------------------------------------------------------- banners
@picture('accueil/promotions', *BANNER)
def promotions():
    cyclo(hexa('ecd0b2'), 6, 2.5)
    arch(4.2, 4.6, .5, plaster(hexa('e2ba90')), (1.2, 4.4, 0))
    gift_box((-1.35, 1.7, 0), (1.6, 1.6, 1.1), satin(IVORY, .6), rot=18)
    gift_box((.55, 1.9, 0), (1.9, 1.5, .7), satin(hexa('d9ab80'), .6), ribbon=ribbon_mat(IVORY, .5), rot=-10, bow=False)
    gift_box((.55, 1.9, .75), (1.2, 1.1, .7), satin(IVORY, .6), rot=12)
    flacon((2.15, 1.4, 0), .38, 1.1, fill=liquid(OIL), cap='ball')
    flacon((2.85, 2.0, 0), .32, .85, amber(), cap='dropper')
    jar((1.65, .55, 0), .36, .32, frosted())
    p = [(-3.6 + 7 * t, .1 + .35 * math.sin(t * 9), .1 + .09 * math.sin(t * 14)) for t in [k / 60 for k in range(61)]]
    ribbon(p, .2, ribbon_mat(), (0, 0, 1))
    for i, (x, y, s) in enumerate(((-2.6, .9, .2), (-2.9, 1.5, .28), (2.6, .6, .16), (.1, .6, .14))):
        sphere(s, brass(hexa('dcc08c'), .25), (x, y, s))
    spray((-3.6, 3, 0), (0, 12, 0), 4.6, 18, .85, .24, seed=3)
    sun(-58, 36, 4.2)
    gobo('branch', (0, 3, 2), 8, (-.6, .4), seed=14)
    world(.78, side=-1)
    view((0, 1.5, 1.3), 12.5, 0, 11, 70, (0, 1.4, 1))


@picture('accueil/produits', *BANNER)
def produits():
    backdrop(BLUSH, plaster(CREAM), y=5)
    arch(3.2, 4.6, .5, plaster(CREAM), (0, 4.4, 0))
    m = [travertine(), plaster(IVORY), plaster(SAND)]
    for i, (x, y, w, h) in enumerate(((-2.5, 2.0, 1.3, .45), (-1.25, 2.3, 1.2, .95), (0, 2.5, 1.3, 1.45), (1.25, 2.3, 1.2, .95), (2.5, 2.0, 1.3, .45))):
        box((w, 1.2, h), m[i % 3], (x, y, 0))
    flacon((0, 2.4, 1.45), .4, 1.05, fill=liquid(OIL), cap='ball')
    flacon((-1.25, 2.2, .95), .34, .85, amber(), cap='pump', capmat=satin(BLACK, .3))
    jar((1.25, 2.2, .95), .42, .42, frosted())
    tube_cream((-2.5, 1.9, .45), (0, 0, 10), 1.1, .27)
    flacon((2.5, 1.9, .45), .34, .8, fill=liquid(hexa('e2b79c')), cap='dropper', square=4)
    jar((-.65, .9, 0), .4, .34, ceramic(IVORY, False), lid=False)
    soap((.6, .85, 0), (0, 0, 16), (.42, .3, .15), creamy(hexa('ecd6b8'), .4))
    flacon((1.5, .9, 0), .24, .6, amber(), cap='dropper', shoulder=.2)
    scatter_petals([(-1.5, .7), (0.0, .4), (2.3, .7), (-.1, 1.1)], .36, seed=5)
    spray((-3.5, 2.6, 0), (0, -4, 0), 4.2, 18, .75, kind='eucalyptus', seed=5)
    spray((3.6, 2.6, 0), (0, 8, 90), 4.4, 18, .75, kind='eucalyptus', seed=7)
    sun(60, 36, 4.2)
    gobo('window', (0, 1.6, 1.5), 9, (-.2, .2), 0, 1.25)
    world(.78)
    view((0, 1.9, 1.5), 13, 0, 7, 70, (0, 2.1, 1.2))


@picture('accueil/centre', *BANNER)
def centre():
    # a quiet corner of the institute, at a smaller scale: one unit is half a metre
    backdrop(IVORY, wood(hexa('d2b088'), 0), y=9)
    arch_wall(plaster(CREAM), 40, 14, [(-1.9, 3.0, 4.9)], .7, y=3.6)
    box((.1, 6, 9), plaster(CREAM), (5.2, 3, 0))
    box((5, .1, 9), plaster(BLUSH), (-2, 8, 0))
    # corridor beyond: a plinth and vase
    disc(.5, 1.3, travertine(), (-1.9, 6.4, 0))
    vase((-1.9, 6.4, 1.3), 1.0, .4, .14, ceramic(IVORY))
    for i, a in enumerate((-14, 2, 14)):
        pampas((-1.9, 6.4, 2.0), (0, a, i * 40), 2.0, seed=i, n=500)
    # armchair
    b = fabric(hexa('ecdcc4'), 14, .05)
    with group((1.8, 2.0, 0), (0, 0, -24)):
        lathe([(0, .3), (1.05, .3, .18), (1.08, .85, .22), (0, .88)], b, seg=96)
        lathe([(0, .85), (.86, .85, .15), (.88, 1.12, .14), (0, 1.16)], b, seg=96)
        def back(u, v):
            a = math.radians(20 + 140 * u)
            t = TAU * v
            e = min(1, min(u, 1 - u) * 9) ** .5
            r = 1.02 + .2 * math.cos(t) * e
            z = 1.15 + .82 * math.sin(t) * e * (.72 + .28 * math.sin(PI * u))
            return (r * math.cos(a), r * math.sin(a), z)
        grid(back, 60, 40, b)
        # round off the ends of the arms
        for a in (23, 157):
            sphere(.2, b, (1.02 * math.cos(math.radians(a)), 1.02 * math.sin(math.radians(a)), 1.15), scale=(1, 1, 2.4))
        for a in (40, 140, 220, 320):
            lathe([(0, 0), (.06, 0, .01), (.08, .34), (0, .34)], wood(hexa('9a6c42')), (.8 * math.cos(math.radians(a)), .8 * math.sin(math.radians(a)), 0))
    # side table
    with group((.15, 1.5, 0)):
        lathe([(0, 0), (.4, 0, .03), (.4, .05, .02), (.05, .08, .04), (.05, .95), (.5, .98, .02), (.5, 1.04, .02), (0, 1.04)], gold())
        candle((-.12, .05, 1.04), .15, .25, power=1.5)
        lathe([(0, 0), (.12, 0, .02), (.16, .2, .04), (.14, .2), (.1, .04), (0, .04)], ceramic(IVORY), (.2, -.1, 1.04))
    # rug, plant, lamp, mirror
    lathe([(0, 0), (2.3, 0, .02), (2.3, .05, .02), (0, .05)], fabric(hexa('e6d3b6'), 10, .05), (1.2, 1.7, 0))
    with group((3.9, 2.5, 0)):
        vase((0, 0, 0), 1.3, .62, .34, ceramic(BLUSH), .5)
        for i in range(9):
            branch((0, 0, 1.1), (0, -26 + i * 6.5, i * 77), 3.0 + .2 * (i % 3), 24, .9, .3, thin(SAGE), seed=i, kind='palm')
    outline([circle_pts(.95), circle_pts(.88)], .08, gold(), (2.1, 3.2, 3.6), (90, 0, 0), .02)
    outline([circle_pts(.89)], .03, mirror_mat(), (2.1, 3.22, 3.6), (90, 0, 0), .002)
    # pendant
    tube([(.35, 2.2, 9), (.35, 2.2, 4.2)], .012, gold())
    sphere(.36, emission((1, .82, .6), 2.2), (.35, 2.2, 3.9))
    # a bench with towels on the left
    box((1.9, .9, .16), wood(hexa('b98a5a'), 0), (-4.2, 2.3, .75))
    for x in (-4.95, -3.45):
        box((.14, .8, .75), wood(hexa('b98a5a')), (x, 2.3, 0), bevel=.02)
    towel_fold((-4.2, 2.3, .91), 1.1, .7, .24, terry(IVORY), 4, 1)
    towel_fold((-4.2, 2.3, 1.15), 1.05, .68, .22, terry(SAND), 0, 2)
    sun(-48, 36, 4.4)
    gobo('archwindow', (1, 2.5, 1.6), 9, (0, .2), 0, 1.0)
    world(.9, side=-1)
    area((-1.9, 6, 5.2), (-1.9, 6.4, 0), 2, 60)
    view((-.1, 2.5, 2.3), 14.5, 6, 3, 56, (1.4, 1.8, 1.4), 5)


@picture('accueil/cheques-cadeaux', *BANNER)
def cheques():
    cyclo(BLUSH, 30, 4, mat=plaster(hexa('ead8c2')))
    linen((-2.6, .8, -.01), 4, 5, 4, .2, fabric(hexa('e2c9a6')), 24, 2)
    paper = satin(IVORY, .75)
    p2 = satin(hexa('e0b68c'), .75)
    with group((-.35, .7, .12), (0, 0, 12)):
        box((3.3, 2.2, .05), p2, (0, 0, 0), bevel=.015)
        outline([[(-1.64, 1.09), (0, -.22), (1.64, 1.09)]], .03, p2, (0, 0, .07), (0, 0, 0), .008)
        outline([[(-1.64, -1.09), (1.64, -1.09), (0, .25)]], .02, satin(hexa('e6c29a'), .75), (0, 0, .055), (0, 0, 0), .006)
        lathe([(0, 0), (.24, 0, .02), (.255, .04, .03), (.19, .07, .02), (.18, .05, .01), (0, .05)], satin(hexa('c08a3a'), .3, .3), (0, -.1, .085), warp=lambda p, a, r: (p[0] * (1 + .05 * math.sin(3 * a + 1)), p[1] * (1 + .05 * math.sin(3 * a + 1)), p[2]))
    with group((1.75, 1.15, .04), (0, 0, -14)):
        box((2.6, 1.6, .035), paper, bevel=.01)
        box((2.3, 1.3, .003), satin(hexa('f4ead8'), .7), (0, 0, .035), bevel=.001)
        box((2.62, .22, .012), ribbon_mat(), (0, -.2, .034), bevel=.004)
        bow_knot((.62, -.2, .05), .16, ribbon_mat(), .36)
    scatter_petals([(-2.1, -.6), (-1.2, -1.0), (.6, -.7), (2.5, -.2), (2.9, 1.0), (.3, 2.4), (-.8, 2.3), (1.2, -1.2), (-2.7, 1.8, .15)], .48, seed=3)
    branch((-1.2, 2.6, .1), (0, 86, -14), 3.2, 18, .75, .22, seed=5)
    branch((2.6, -.6, .08), (0, 88, 60), 2.6, 16, .65, kind='eucalyptus', seed=2)
    flacon((2.9, 2.2, 0), .36, 1.1, fill=liquid(OIL), cap='ball')
    sun(-66, 34, 4.0)
    gobo('branch', (0, 1, 0), 8, (-.4, .2), seed=15)
    world(.8, side=-1)
    view((.1, .85, .25), 12, 0, 44, 72, (.1, .5, .1), 3)


# ---------------------------------------------------------------- experts
@picture('equipe/camille', *CARD)
def camille():
    backdrop(hexa('e9d4b8'), plaster(SAND), y=4.6)
    box((2.2, 1.5, .9), travertine(), (.1, 1.9, 0))
    arch_mirror((.1, 2.1, .9), 1.75, 3.1, rotz=-8)
    arch(2.7, 4.9, .4, plaster(CREAM), (-.9, 4.0, 0))
    o = grid(lambda u, v: _fall(u, v), 90, 130, fabric(hexa('f0e2d0'), 34), (.75, 1.2, .93), (0, 0, 0), 1, .02, 'linen', 1)
    brush((-.35, 1.3, 1.03), (0, 88, -12), 1.0, .085, .5, 1.8, seed=2)
    jar((-.65, 1.75, .9), .3, .28, frosted())
    vase((-1.55, 1.5, 0), 1.3, .45, .16, ceramic(IVORY))
    for i, (a, b, l) in enumerate(((-8, 0, 3.2), (8, 70, 2.9), (-20, 130, 2.5))):
        branch((-1.55, 1.5, .9), (0, a, b), l, 17, .6, kind='eucalyptus', seed=3 + i)
    sun(-56, 38, 4.2)
    gobo('branch', (0, 3, 3), 8, (-.7, .6), seed=16)
    world(.78, side=-1)
    view((0, 1.8, 2.1), 11.25, 0, 5, 72, (.1, 1.7, 2))


def _fall(u, v):
    """Linen lying on a plinth and falling over its front edge."""
    s = v * 2.6
    x = (u - .5) * 1.0
    edge = .5
    pleat = .045 * math.sin(x * 14 + .6 * math.sin(s * 2)) + .03 * math.sin(x * 31 + s)
    if s < edge:
        k = s / edge
        return (x * (1 + .1 * (1 - k)), .45 - s, .03 + abs(pleat) * .7 * (1 - .3 * k))
    t = s - edge
    a = min(1, t / .16) * PI / 2
    drop = .1 * (1 - math.cos(a)) if t < .16 else .1 + (t - .16)
    out = .1 * math.sin(a)
    k = min(1, t / .8)
    return (x * (1 - .12 * k), -.05 - out - pleat * (.5 + k) - .05, .06 - drop * .46)


@picture('equipe/ines', *CARD)
def ines():
    cyclo(hexa('ead0bb'), 5, 2)
    arch(3.3, 4.7, .5, plaster(hexa('dcb394')), (.5, 3.7, 0), inner=.5)
    disc(1.3, .8, plaster(IVORY), (.1, 1.9, 0))
    round_mirror((.1, 2.1, .8), 1.0, True, tilt=-6, rotz=18, h=1.7)
    spool((-.6, 1.35, .8), (0, 0, 0), .3, .75, fabric(IVORY, 60))
    thread_line([(-.45, 1.1, 1.2), (-.2, .9, .95), (.1, .78, .83), (.5, .68, .82), (.75, .62, .6), (.8, .55, .2), (.9, .3, .02), (.5, -.1, .02), (-.3, 0, .02), (-1.0, -.3, .02)], r=.014)
    with group((.1, 1.05, .87), (0, 87, 18)):
        lathe([(0, -.4), (.05, -.4, .03), (.07, .3, .1), (.05, .8, .05), (0, .82)], wood(hexa('b98a5a')))
        lathe([(.05, .75), (.06, .78), (.055, 1.0), (0, 1.0)], gold())
        ln = [[(0, .02 * math.sin(i), 1.0 + .28 * i / 300), (.14, .03 * math.sin(i * 3.1), 1.03 + .28 * i / 300)] for i in range(300)]
        strands(ln, .008, satin(hexa('5a3d2c'), .6))
        tube([(0, 0, 1.0), (0, 0, 1.3)], .03, gold())
    for i, (a, b, l) in enumerate(((4, 0, 3.0), (14, 40, 2.5), (-5, 80, 3.4), (22, 0, 2.0))):
        bunny_tail((1.75, 2.3, .6), (0, a, b), l * .8, seed=i, size=.42)
    vase((1.75, 2.3, 0), 1.1, .42, .15, ceramic(SAND))
    pebble(.4, stone(IVORY), (-1.3, .7, 0), .42, 2)
    scatter_petals([(-.6, .4), (1.5, .3), (.4, .3)], .36, seed=4)
    sun(60, 38, 4.2)
    gobo('palm', (0, 3, 3), 9, (.9, .3), 180, seed=4)
    world(.78)
    view((0, 1.6, 1.9), 11.25, 0, 8, 72, (0, 1.6, 1.6))


# ---------------------------------------------------------------- news
@picture('actualites/nouveau-soin-visage', *NEWS)
def news_visage():
    cyclo(BLUSH, 6, 2.5)
    arch(3.4, 3.6, .5, plaster(CREAM), (-1.4, 4.2, 0))
    box((3.0, 1.4, .35), plaster(IVORY), (.6, 1.6, 0))
    flacon((.1, 1.6, .35), .42, 1.2, frosted((.97, .9, .82)), cap='pump', capmat=gold())
    flacon((1.0, 1.6, .35), .34, .9, fill=liquid(OIL), cap='dropper')
    jar((-1.1, 1.0, 0), .5, .42, ceramic(IVORY, False), lid=False)
    gua_sha((2.0, .9, .07), (4, 0, -24), scale=.5)
    scatter_petals([(-.3, .3), (.4, .2), (-1.9, .7), (2.7, .5)], .42, seed=4)
    spray((2.8, 2.6, 0), (0, -2, 0), 4, 17, .8, .24, seed=2)
    sun(-60, 36, 4.2)
    gobo('window', (0, 1.6, 1.5), 9, (0, .4), 5, 1.25)
    world(.78, side=-1)
    view((.1, 1.4, 1.15), 12, 0, 9, 76, (.3, 1.4, 1))


@picture('actualites/cabine-renovee', *NEWS)
def news_cabine():
    # treatment bed in an arched room, one unit is half a metre
    backdrop(CREAM, wood(hexa('cfae86'), 0), y=5)
    arch_wall(plaster(CREAM), 40, 14, [(-2.4, 1.5, 3.9, 1.1), (0, 1.5, 3.9, 1.1), (2.4, 1.5, 3.9, 1.1)], .5, y=4.2)
    box((3.9, 1.6, .9), wood(hexa('b98a5a'), 0), (0, 2.2, 0), bevel=.04)
    box((4.1, 1.75, .34), fabric(IVORY, 26), (0, 2.2, .9), bevel=.14, seg=6)
    box((1.3, 1.78, .05), fabric(hexa('d9b48c'), 26), (1.0, 2.2, 1.22), bevel=.02)
    towel_roll((-1.45, 2.1, 1.22), 1.2, .24, terry(IVORY), (0, 0, 8), seed=1)
    towel_fold((.1, 2.1, 1.24), .8, .7, .2, terry(SAND), 5, 1)
    for x, f in ((-2.4, 0), (0, 1), (2.4, 2)):
        if f == 1:
            vase((0, 4.5, 1.12), .8, .34, .12, ceramic(BLUSH))
            for i, a in enumerate((-14, 4, 16)):
                pampas((0, 4.5, 1.7), (0, a, 40 * i), 1.5, seed=i, n=400)
        else:
            flacon((x - .25, 4.4, 1.12), .2, .6, amber(), cap='dropper', shoulder=.2)
            jar((x + .25, 4.4, 1.12), .22, .22, frosted())
    with group((-3.3, 2.2, 0)):
        lathe([(0, 0), (.4, 0, .03), (.4, .05, .02), (.05, .08, .04), (.05, 1.15), (.55, 1.18, .02), (.55, 1.24, .02), (0, 1.24)], gold())
        candle((0, 0, 1.24), .2, .32, power=2)
    with group((3.4, 2.4, 0)):
        vase((0, 0, 0), 1.1, .5, .28, ceramic(SAND), .5)
        for i in range(8):
            branch((0, 0, .9), (0, -26 + i * 7, i * 77), 2.6, 22, .8, .28, thin(SAGE), seed=i, kind='palm')
    sun(-52, 36, 4.4)
    gobo('archwindow', (.6, 3, 1.6), 9, (0, .2), 0, .9)
    for x in (-2.4, 0, 2.4):
        glow((x, 4.55, 4.9), 17, .5)
    world(.85, side=-1)
    view((0, 2.5, 2.0), 13.5, -5, 5, 62, (0, 2.2, 1.4), 4)


@picture('actualites/rituel-automne', *NEWS)
def news_automne():
    cyclo(hexa('dcb891'), 6, 2.5)
    disc(1.7, .3, wood(hexa('a8794c'), 0), (0, 1.4, 0))
    candle((-.7, 1.3, .3), .38, .65, glass((.95, .78, .56)), power=7)
    flacon((.1, 1.7, .3), .36, 1.05, amber(), cap='cork')
    bowl((.85, 1.15, .3), .5, .36, ceramic(hexa('d9b48c')), water=liquid((.7, .4, .15)))
    m = [thin(hexa('c08345'), amount=.35), thin(hexa('d9a25a'), amount=.35), thin(hexa('a8683c'), amount=.35)]
    rnd = random.Random(4)
    for i in range(18):
        lm = leaf_mesh(rnd.uniform(.5, .8), rnd.uniform(.28, .4), rnd.uniform(-.2, .3), .3)
        a = rnd.uniform(0, TAU)
        d = rnd.uniform(1.8, 3.2)
        link(lm, 'leaf', rnd.choice(m), (d * math.cos(a), 1.3 + d * .6 * math.sin(a), .06), (rnd.uniform(-12, 12), rnd.uniform(-20, 20), rnd.uniform(0, 360)))
    vase((2.35, 2.7, 0), 1.2, .5, .18, ceramic(hexa('c99a6c')))
    for i, (a, b) in enumerate(((4, 0), (14, 40), (-10, 20))):
        pampas((2.35, 2.7, .7), (0, a, b), 3.0, seed=i, n=800)
    spray((-2.6, 2.8, 0), (0, -8, 0), 3.8, 18, .8, .34, thin(hexa('b87a42')), seed=4)
    cairn((-1.9, .7, 0), [.4, .3, .2], [stone(hexa('a08a72')), stone(SAND), stone(hexa('8d7762'))], 2)
    towel_fold((2.2, .9, 0), 1.3, 1.0, .4, terry(hexa('d9b48c')), -12, 2)
    sun(66, 26, 4.0, (1, .78, .54))
    gobo('branch', (0, 3, 2), 8, (.5, .3), 180, seed=17)
    world(.7)
    view((.1, 1.4, 1.05), 12, 0, 11, 74, (0, 1.3, .9))


@picture('actualites/journee-decouverte', *NEWS)
def news_journee():
    backdrop(IVORY, plaster(hexa('ecd9bd')), y=5)
    for i, (x, w, h, c) in enumerate(((-2.5, 1.7, 2.5, ROSE), (-.5, 1.9, 3.3, BLUSH), (1.6, 1.7, 2.7, SAND))):
        arch(w, h, .5, plaster(c), (x, 3.6 - .2 * i, 0))
    box((6, 1.2, .25), travertine(), (0, 2.0, 0))
    for i in range(3):
        with group((-1.6 + i * .62, 1.8 - .1 * i, .25)):
            lathe([(0, 0), (.22, 0, .03), (.22, .03, .02), (.03, .06, .03), (.03, .5, .02), (.2, .62, .1), (.24, .95, .1), (.2, 1.15), (.18, 1.15), (.22, .95, .1), (.18, .65, .1), (0, .56)], glass())
            lathe([(0, .57), (.17, .66, .08), (.218, .93), (0, .93)], liquid((.95, .76, .42)))
    gift_box((1.1, 2.0, .25), (1.0, .9, .6), satin(IVORY, .6), rot=14)
    flacon((2.1, 1.9, .25), .3, .85, fill=liquid(OIL), cap='ball')
    jar((.2, 1.7, .25), .3, .28, frosted())
    scatter_petals([(-.4, .8), (.5, .6), (1.6, .8), (-1.8, .7), (-2.6, 1.0)], .38, seed=4)
    with group((-2.75, 2.0, .25)):
        vase((0, 0, 0), .9, .36, .13, ceramic(CREAM))
        for i, (a, b, l) in enumerate(((-8, 0, 2.2), (8, 70, 2.0), (16, 130, 1.8))):
            branch((0, 0, .6), (0, a, b), l, 15, .5, .17, seed=3 + i)
    sun(-56, 36, 4.2)
    gobo('branch', (0, 3, 2), 8, (-.5, .4), seed=18)
    world(.8, side=-1)
    view((0, 1.8, 1.3), 12.5, 0, 7, 74, (0, 1.9, 1))


@picture('actualites/sourcils-conseils', *NEWS)
def news_sourcils():
    cyclo(CREAM, 30, 4, mat=plaster(hexa('ecdcc6')))
    with group((-.3, .8, 0)):
        lathe([(0, 0), (1.5, 0, .05), (1.55, .1, .04), (1.48, .1, .02), (1.45, .06), (0, .06)], ceramic(IVORY), seg=128)
    with group((-.5, .75, .12), (0, 0, 32)):
        for s in (1, -1):
            outline([[(-.08, -1.1), (.08, -1.1), (.07, .5), (.03, 1.05), (-.03, 1.05), (-.07, .5)]], .04, brass(GOLD, .18), (0, 0, s * .06 + .04), (s * 3.2, 0, 0), .012)
    with group((.25, .5, .14), (0, 90, 64)):
        lathe([(0, -1.1), (.05, -1.1, .03), (.08, .1, .1), (.05, .8, .05), (0, .82)], wood(hexa('b98a5a')))
        lathe([(.05, .75), (.065, .78), (.055, 1.0), (0, 1.0)], gold())
        rnd = random.Random(1)
        strands([[(0, 0, 1.0 + .45 * i / 700), (.1 * math.cos(i * .6), .1 * math.sin(i * .6), 1.01 + .45 * i / 700)] for i in range(700)], .008, satin(BLACK, .6))
    round_mirror((1.75, 1.5, .06), .85, False, tilt=-86, rotz=0, h=.08)
    spool((-1.9, 1.9, 0), (0, 0, 0), .36, .85)
    thread_line([(-1.7, 1.62, .4), (-1.4, 1.2, .1), (-2.2, .5, .02), (-1.9, -.4, .02), (-.7, -.9, .02), (.5, -.6, .02), (1.6, -.7, .02)], r=.016)
    pebble(.34, stone(SAND), (2.6, .2, 0), .42, 3)
    bunny_tail((2.9, 2.6, .2), (0, -80, 40), 1.9, seed=3, size=.4)
    bunny_tail((2.9, 2.3, .2), (0, -84, 20), 1.7, seed=4, size=.4)
    scatter_petals([(1.0, -.4), (2.1, -.6), (-2.6, .9)], .4, seed=6)
    sun(-62, 34, 4.0)
    gobo('window', (0, 1.6, 1.5), 9, (.2, .2), 8, 1.25)
    world(.8, side=-1)
    view((.2, .8, .2), 12, 0, 42, 76, (0, .6, .1), 3)


@picture('actualites/marque-locale', *NEWS)
def news_marque():
    backdrop(hexa('e9dcc4'), wood(hexa('c9a172'), 0), y=5)
    arch_wall(plaster(CREAM), 40, 14, [(0, 4.4, 3.7)], .8, y=3.6)
    box((2.6, 1.3, .5), wood(hexa('b58655'), 0), (-.4, 2.1, 0), bevel=.03)
    for i, (x, r, h, c) in enumerate(((-1.2, .34, .95, 'dropper'), (-.4, .38, 1.2, 'cork'), (.4, .3, .8, 'pump'))):
        flacon((x, 2.0, .5), r, h, amber(), cap=c, capmat=satin(BLACK, .3) if c == 'pump' else gold(), label=satin(hexa('efe3cf'), .7))
    jar((1.5, 1.6, 0), .44, .42, ceramic(SAND), lidmat=wood(hexa('c9a172'), 0))
    soap((.6, .8, 0), (0, 0, 10), (.42, .3, .16), creamy(hexa('cfd0b0'), .4))
    soap((.62, .82, .3), (2, 4, -18), (.4, .29, .15), creamy(hexa('ecd6b8'), .4))
    bowl((-1.4, .8, 0), .52, .36, ceramic(IVORY))
    for i in range(26):
        rnd = random.Random(i)
        link(leaf_mesh(.28, .12, .2, .2), 'herb', thin(SAGE), (-1.4 + rnd.uniform(-.3, .3), .8 + rnd.uniform(-.3, .3), .3 + rnd.uniform(0, .1)), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), rnd.uniform(0, 360)))
    with group((2.6, 2.3, 0)):
        vase((0, 0, 0), 1.2, .5, .22, ceramic(IVORY))
        for i in range(6):
            branch((0, 0, .9), (0, -24 + i * 9, i * 67), 2.6, 26, .45, .1, thin(SAGE), seed=i)
    sun(56, 36, 4.2)
    gobo('branch', (0, 3, 2), 8, (.5, .5), 180, seed=19)
    glow((0, 4.1, 4.4), 68, 1.4)
    world(.78)
    view((0, 1.8, 1.2), 12, 0, 9, 74, (-.2, 1.9, 1))


# ---------------------------------------------------------------- offers and sales
@picture('offres/duo-hiver', *OFFER)
def duo_hiver():
    backdrop(hexa('e8dccb'), plaster(IVORY), y=4.6)
    arch_wall(plaster(CREAM), 40, 14, [(0, 3.8, 4.0)], .7, y=3.4)
    disc(1.6, .4, travertine(CREAM), (0, 2.0, 0))
    for s in (-1, 1):
        with group((s * .55, 1.9, .4)):
            lathe([(0, 0), (.3, 0, .06), (.4, .6, .1), (.38, .62, .02), (.34, .58), (.26, .08, .06), (0, .08)], ceramic(IVORY if s > 0 else hexa('d9b08c')))
            tube([(.38, 0, .48), (.62, 0, .46), (.64, 0, .22), (.36, 0, .16)], .05, ceramic(IVORY if s > 0 else hexa('d9b08c'))) if s > 0 else tube([(-.38, 0, .48), (-.62, 0, .46), (-.64, 0, .22), (-.36, 0, .16)], .05, ceramic(hexa('d9b08c')))
            lathe([(.34, .5), (0, .5)], liquid((.6, .34, .14)))
    candle((-1.5, 1.1, 0), .34, .6, power=6)
    candle((-2.1, 1.6, 0), .28, .95, power=4)
    vase((2.2, 2.6, 0), 1.1, .44, .15, ceramic(SAND))
    towel_fold((1.95, 1.35, 0), 1.5, 1.2, .42, fabric(hexa('e9dcc8'), 14, .04), -14, 5)
    towel_fold((1.95, 1.35, .42), 1.42, 1.15, .36, fabric(hexa('d9b48c'), 14, .04), -17, 6)
    for i, (a, b) in enumerate(((-6, 0), (8, 30), (18, 10))):
        bunny_tail((2.2, 2.6, .6), (0, a - 6, b), 2.1, seed=i, size=.44)
    spray((-2.6, 2.6, 0), (0, -8, 0), 3.6, 26, .5, .08, thin(MOSS), seed=4)
    sun(-58, 28, 4.0, (1, .86, .7))
    gobo('window', (0, 1.6, 1.5), 9, (.3, .4), 0, 1.25)
    glow((0, 3.9, 4.4), 64, 1.3)
    world(.75, side=-1)
    view((0, 1.8, 1.35), 12, 0, 8, 74, (0, 1.8, .9))


@picture('offres/eclat-visage', *OFFER)
def eclat():
    cyclo(hexa('efd6c2'), 6, 2.5)
    lathe([(0, 0), (1.7, 0, .05), (1.7, .2, .05), (0, .2)], plaster(hexa('e4bd94')), (.2, 3.8, 1.9), (90, 0, 0), seg=128)
    disc(1.2, .55, plaster(IVORY), (.1, 1.6, 0))
    flacon((.1, 1.6, .55), .48, 1.3, fill=liquid(OIL), cap='dropper')
    for i, (x, y, s) in enumerate(((-1.5, 1.3, .36), (1.6, 1.1, .26), (-.9, .6, .18), (1.05, .5, .14), (2.1, 1.8, .2))):
        sphere(s, liquid((.96, .64, .26)) if i % 2 else glass((.99, .93, .82), wobble=.0), (x, y, s))
    scatter_petals([(.5, .1), (-.2, .2), (-2.2, .7), (2.5, .7)], .42, seed=3)
    spray((-2.3, 2.8, 0), (0, -6, 0), 4.2, 17, .75, .22, seed=12)
    sun(72, 34, 4.2)
    gobo('branch', (0, 3, 3), 8, (.6, .5), 180, seed=6)
    area((-5, -3, 5), (0, 1, 1), 4, 220)
    world(.8, side=-1)
    view((.1, 1.4, 1.4), 12, 0, 10, 74, (.1, 1.4, 1.2))


@picture('offres/mains-pieds', *OFFER)
def mains_pieds():
    cyclo(CREAM, 6, 2.5)
    arch(3.0, 3.8, .5, plaster(BLUSH), (1.0, 4.2, 0))
    bowl((-.9, 1.7, 0), 1.05, .7, ceramic(IVORY), water=water_mat(), level=.78)
    scatter_petals([(-.7, 1.5, .55), (-1.2, 1.7, .55), (-.8, 2.0, .55)], .34, seed=2)
    tube_cream((.75, 1.9, 0), (0, 0, -8), 1.5, .34, satin(hexa('efd9c4'), .35))
    nail_polish((1.5, 1.3, 0), hexa('d9a58c'), rot=12, r=.3, h=.58, caph=.75)
    nail_polish((2.1, 1.7, 0), hexa('bd9468'), rot=-10, r=.3, h=.58, caph=.75, capmat=brass(GOLD, .25))
    pebble(.34, stone(hexa('c8b9a4'), scale=6, rough=.9), (.3, .55, 0), .5, 3, 20, 1.35)
    towel_roll((-2.2, 1.2, 0), 1.4, .32, terry(SAND), (0, 0, 24), seed=2)
    scatter_petals([(1.2, .3), (-.6, .2), (2.3, .5)], .4, seed=5)
    spray((2.7, 2.8, 0), (0, -4, 0), 4.0, 18, .7, kind='eucalyptus', seed=6)
    sun(60, 36, 4.2)
    gobo('branch', (0, 3, 2), 8, (.5, .4), 180, seed=20)
    world(.8)
    view((.1, 1.5, 1.15), 12, 0, 11, 74, (0, 1.5, .8))


@picture('offres/cure-minceur', *OFFER)
def minceur():
    cyclo(hexa('e9e0d0'), 6, 2.5)
    arch(2.2, 3.9, .4, plaster(hexa('d8d2bd')), (-1.0, 4.2, 0))
    arch(2.2, 3.2, .4, plaster(hexa('e6cfae')), (1.0, 3.9, 0))
    disc(1.5, .35, travertine(CREAM), (.2, 1.7, 0))
    flacon((-.25, 1.8, .35), .42, 1.25, frosted((.95, .95, .9)), cap='pump', capmat=gold())
    jar((.75, 1.5, .35), .44, .4, frosted((.95, .95, .9)))
    ice_cube((-1.5, 1.0, 0), .6, (0, 0, 24), 1)
    ice_cube((-1.95, 1.5, 0), .5, (0, 0, 60), 2)
    # cup of infusion with lemon-like slice, and a measuring ribbon
    with group((1.9, 1.1, 0)):
        lathe([(0, 0), (.34, 0, .05), (.38, .75, .03), (.34, .75, .02), (.3, .06, .05), (0, .06)], glass())
        lathe([(0, .07), (.3, .07, .04), (.342, .62), (0, .62)], liquid((.93, .78, .45)))
    p = [(-2.2 + 3.9 * t, .2 + .22 * math.sin(t * 8), .12 + .1 * math.sin(t * 10)) for t in [k / 50 for k in range(51)]]
    ribbon(p, .18, ribbon_mat(hexa('e3c29b')), (0, 0, 1))
    spray((2.6, 2.8, 0), (0, -4, 0), 3.8, 16, .75, .3, thin(SAGE), seed=3)
    spray((-2.6, 2.8, 0), (0, 0, 40), 3.6, 16, .75, .3, thin(SAGE), seed=5)
    sun(-58, 38, 4.0, (1, .9, .78))
    gobo('palm', (0, 3, 2), 9, (-.8, .2), seed=9)
    world(.85, (.97, .97, 1), side=-1)
    view((.1, 1.5, 1.2), 12, 0, 10, 74, (0, 1.5, .9))


@picture('ventes-privees/coffret-rituel', *OFFER)
def coffret():
    cyclo(hexa('e3c6a4'), 6, 2.5)
    w, d, h, t = 3.0, 1.7, .62, .08
    m = satin(IVORY, .65)
    with group((0, 1.6, 0), (0, 0, 10)):
        box((w, d, t), m, bevel=.02)
        for y in (-d / 2 + t / 2, d / 2 - t / 2):
            box((w, t, h), m, (0, y, 0), bevel=.02)
        for x in (-w / 2 + t / 2, w / 2 - t / 2):
            box((t, d, h), m, (x, 0, 0), bevel=.02)
        ln = []
        rnd = random.Random(2)
        for i in range(900):
            x, y, z = rnd.uniform(-1.18, 1.18), rnd.uniform(-.52, .52), rnd.uniform(.3, .48)
            a = rnd.uniform(0, TAU)
            l = rnd.uniform(.1, .22)
            c = rnd.uniform(.05, .16)
            ln.append([(x + l * q * math.cos(a), y + l * q * math.sin(a), z + c * math.sin(PI * (q + 1) / 2)) for q in (-1, -.5, 0, .5, 1)])
        strands(ln, .014, thin(hexa('e8d2ae'), amount=.3), taper=False)
        flacon((-.95, .05, .36), .34, .95, fill=liquid(OIL), cap='ball')
        flacon((-.2, .2, .36), .28, .75, amber(), cap='dropper')
        jar((.5, -.05, .36), .34, .32, frosted())
        candle((1.12, .1, .34), .26, .44, lit=False)
        box((w + .06, .1, d * .8), m, (0, d / 2 + .35, 0), (-14, 0, 0), bevel=.02)
    ribbon([(-2.6 + 4.6 * k / 60, .15 + .25 * math.sin(k / 6), .1 + .08 * math.sin(k / 4)) for k in range(61)], .2, ribbon_mat())
    scatter_petals([(1.8, .3), (-2.3, .8), (.6, -.1)], .42, seed=7)
    spray((-2.5, 3.0, 0), (0, 0, 0), 3.8, 17, .75, .22, seed=9)
    sun(60, 38, 4.2)
    gobo('branch', (0, 3, 2), 8, (.5, .5), 180, seed=21)
    world(.78)
    view((0, 1.5, .95), 12, 0, 17, 76, (0, 1.3, .7))


@picture('ventes-privees/soin-signature', *OFFER)
def signature():
    backdrop(hexa('e6cdaa'), plaster(hexa('e0c39c')), y=5)
    arch_wall(plaster(hexa('ecd8b8')), 40, 14, [(0, 2.9, 3.8)], 1.0, y=3.3)
    disc(1.1, .8, brass(hexa('d2ae88'), .32), (0, 2.3, 0))
    flacon((0, 2.3, .8), .5, 1.25, fill=liquid((.95, .68, .26)), cap='ball', square=3.2)
    for i, (x, y, r) in enumerate(((-1.7, 1.4, .36), (1.6, 1.2, .42), (1.05, .8, .26))):
        pebble(r, stone([IVORY, SAND, hexa('b9a48a')][i]), (x, y, 0), .45, i + 2)
    candle((-1.05, .9, 0), .28, .46, power=5)
    scatter_petals([(.3, .6), (-.3, .3), (1.9, .5), (-2.1, .7), (.3, 1.7, .8)], .42, seed=8)
    spray((2.3, 2.2, 0), (0, 2, 0), 4.2, 30, 1.2, .36, thin(SAGE), seed=3, kind='palm')
    spray((-2.4, 2.2, 0), (0, 2, 180), 4.0, 30, 1.2, .36, thin(MOSS), seed=4, kind='palm')
    sun(-54, 38, 4.2)
    gobo('palm', (0, 3, 2), 9, (-.9, .2), seed=10)
    glow((0, 3.9, 4.3), 57, 1.3)
    world(.75, side=-1)
    view((0, 1.9, 1.45), 12.5, 0, 8, 76, (0, 2.1, 1.3))


@picture('soldes/flacons', *OFFER)
def flacons():
    cyclo(hexa('e9cfb0'), 6, 2.5)
    specs = [(-2.0, 1.5, .32, .8, OIL, 'disc', 5), (-1.25, 2.1, .38, 1.3, (.9, .72, .56), 'ball', 2), (-.35, 1.5, .42, .95, (.95, .7, .3), 'dropper', 2), (.5, 2.2, .36, 1.5, (.93, .8, .6), 'tall', 4), (1.25, 1.4, .36, .8, (.88, .62, .45), 'ball', 3), (2.05, 2.0, .36, 1.1, OIL, 'cork', 2)]
    for i, (x, y, r, h, c, cap, sq) in enumerate(specs):
        ht = (.2, .45, .12, .3, .2, .4)[i]
        disc(r + .2, ht, [travertine(), plaster(IVORY), plaster(BLUSH)][i % 3], (x, y, 0))
        flacon((x, y, ht), r, h, fill=liquid(c), cap=cap, square=sq, rot=i * 11)
    scatter_petals([(.3, .5), (-1.0, .6), (2.1, .7), (-2.3, .5)], .38, seed=10)
    sun(74, 30, 4.4)
    area((-5, -4, 5), (0, 1, 1), 4, 160)
    gobo('branch', (0, 3, 2.4), 8, (.6, .3), 180, seed=11)
    world(.85)
    view((0, 1.7, 1.1), 12, 0, 11, 76, (0, 1.6, .9))


@picture('soldes/accessoires', *OFFER)
def accessoires():
    cyclo(CREAM, 30, 4, mat=plaster(hexa('e8d3b6')))
    linen((-1.7, .8, -.01), 3.4, 4.6, 4, .14, fabric(IVORY), 14, 4)
    roller((.9, 1.4, .2), (0, 0, 48), scale=.72)
    gua_sha((1.9, .2, .12), (8, 0, 30), scale=.72)
    brush((-2.3, .1, .22), (0, 88, 40), 1.6, .14, .7, 2.0, seed=2)
    brush((-1.5, -.2, .18), (0, 88, 46), 1.5, .11, .55, 1.7, seed=3, hair=satin(hexa('6e4a36'), .6))
    with group((.25, -.15, 0)):
        tray((0, 0, 0), .7, ceramic(BLUSH), .14)
        soap((0, 0, .08), (0, 0, 20), (.4, .28, .15), creamy(hexa('ecd6b8'), .4))
    towel_roll((-1.2, 2.3, .05), 1.5, .34, terry(IVORY), (0, 0, 70), seed=3)
    pebble(.36, stone(hexa('b9a48a')), (2.5, 1.6, 0), .42, 4)
    branch((.2, 2.4, .1), (0, 86, 10), 2.4, 16, .6, .18, seed=2)
    scatter_petals([(1.1, -.7), (2.5, .9), (-.5, .9, .12)], .42, seed=3)
    sun(-64, 34, 4.0)
    gobo('window', (0, 1.6, 1.5), 9, (.2, .1), -6, 1.25)
    world(.8, side=-1)
    view((.1, .85, .2), 12, 0, 46, 76, (0, .7, .15), 3)


# ---------------------------------------------------------------- clips
# name: scene, target, distance, elevation, focus
CLIPS.update({
    'bronzage-uv': (bronzage, (0, 2, 2.1), 14.2, 5, (0, 1.6, 1)),
    'soins-du-visage': (soin_visage, (.15, 1.2, 1.35), 10.6, 14, (0, 1.0, 1.2)),
    'epilation-au-fil': (fil, (.05, 1.3, 1.15), 11.2, 12, (0, 1.3, 1)),
    'cryolipolyse': (cryo, (.1, 1.3, 1.2), 10.8, 12, (0, 1.1, 1)),
    'soins-des-mains': (soin_mains, (.15, 1.3, 1.25), 11.4, 12, (-.1, 1.5, 1.2)),
})
