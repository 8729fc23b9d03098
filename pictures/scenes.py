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


# ---------------------------------------------------------------- carousel
@picture('accueil/cabine', *WIDE)
def cabine():
    w = plaster(CREAM)
    backdrop(BLUSH, plaster(SAND), y=5.6)
    arch_wall(w, 40, 16, [(0, 6.2, 6.4)], 1.2, y=3.2)
    arch(3.9, 4.9, .5, plaster(BEIGE), (0, 4.6, 0))
    disc(2.3, .55, travertine(), (0, 2.0, 0))
    disc(1.75, .35, plaster(IVORY), (-.1, 2.15, .55))
    towel_roll((-1.05, 2.2, .9), 1.7, .42, terry(IVORY), (0, 0, 28), seed=1)
    towel_roll((-.18, 2.3, .9), 1.7, .42, terry(SAND), (0, 0, 30), seed=2)
    towel_roll((-.6, 2.3, 1.62), 1.6, .4, terry(IVORY), (0, 0, 26), seed=3)
    bowl((.75, 1.75, .9), .52, .38, ceramic(IVORY), water=water_mat())
    candle((1.35, .75, .55), .34, .55)
    flacon((.95, 2.85, .9), .3, .95, fill=liquid((.93, .62, .2)), cap='ball')
    branch((3.4, 2.6, 0), (0, -14, 20), 4.6, 17, 1.0, kind='eucalyptus', seed=3)
    branch((3.7, 2.9, 0), (0, 8, 60), 3.6, 14, .8, kind='eucalyptus', seed=5)
    vase((3.5, 2.6, 0), 1.3, .6, .22, ceramic(CREAM))
    cairn((-2.9, 1.6, 0), [.62, .46, .3], [stone(SAND), stone(BEIGE), stone(IVORY)], 4)
    sun(-58, 34, 4.6)
    gobo('branch', (0, 3, 2.5), 8, (-.6, .6), seed=2)
    world(.55, side=-1)
    camera((0, -10.5, 2.9), (0, 2.4, 2.05), 62, (0, 1.8, 1.2), 2.8)


@picture('accueil/visage', *WIDE)
def visage():
    cyclo(BLUSH, 5, 2.5)
    disc(1.5, .7, plaster(IVORY), (.1, 1.2, 0))
    box((2.2, 1.3, .35), travertine(), (-1.9, .7, 0), (0, 0, 12))
    arch(3.4, 4.4, .7, plaster(ROSE), (.4, 3.1, 0))
    flacon((-.25, 1.1, .7), .44, 1.25, fill=liquid((.95, .66, .25)), cap='dropper')
    flacon((.75, 1.45, .7), .36, .95, amber(), cap='dropper', capmat=satin(IVORY, .4))
    jar((-2.0, .7, .35), .5, .42, frosted(), lid=True)
    roller((1.2, -.6, .24), (0, 0, 24), scale=.8)
    gua_sha((-1.0, -.7, .12), (8, 0, -20), scale=.7)
    scatter_petals([(.1, -.5), (.5, -1.1), (-.4, -1.2), (2.6, .3), (-2.2, -.6), (.55, .35, .7), (2.1, -1.1), (-3.1, .2), (1.9, .9)], .5, seed=3)
    sun(62, 36, 4.4)
    gobo('palm', (0, 2, 2), 9, (1, .2), roll=180, seed=1)
    world(.6)
    camera((0, -9.5, 2.7), (0, 1.0, 1.45), 68, (0, .8, 1.2), 2.4)
