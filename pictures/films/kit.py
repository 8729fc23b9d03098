"""Shared building blocks of the still lifes: materials, shapes, props, light.

One unit is about ten centimetres. The camera looks along +Y, Z is up, the floor is z = 0.
"""
import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

PI = math.pi
TAU = 2 * PI


# ---------------------------------------------------------------- colours
def hexa(h):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


CREAM = hexa('eee0cc')
IVORY = hexa('f2eadd')
SAND = hexa('e4cab0')
BEIGE = hexa('dcb98f')
TERRA = hexa('cf9a68')
CLAY = hexa('b97f52')
ROSE = hexa('e8bfa4')
BLUSH = hexa('f0d5c2')
GOLD = hexa('cdaa80')
PALEGOLD = hexa('ecd0a2')
HONEY = hexa('f2b02c')
SAGE = hexa('98a282')
MOSS = hexa('6f7a58')
BLACK = hexa('1b1917')
BROWN = hexa('6a4a33')
WOOD = hexa('b98a5a')
WHITE = hexa('f6f1e8')

_mats = {}
SWAY = [0.0]  # -1..1: how far the wind has moved what throws the shadow


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    random.seed(7)


# ---------------------------------------------------------------- materials
class N:
    """A little helper around a node tree."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def n(self, kind, **kw):
        x = self.t.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            if hasattr(x, k) and k not in x.inputs:
                setattr(x, k, v)
            else:
                self.set(x, k, v)
        return x

    def set(self, x, k, v):
        s = x.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else x.inputs[k.replace('_', ' ')]
        if hasattr(v, 'is_output') or isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, s)
        elif hasattr(v, '__len__') and len(v) == 3 and s.type == 'RGBA':
            s.default_value = (*v, 1)
        else:
            s.default_value = v

    def surface(self, sock, plain=None):
        if plain:  # bounced light needs no texture
            d = self.n('BsdfDiffuse')
            self.set(d, 'Color', plain)
            lp = self.n('LightPath')
            m = self.n('MixShader')
            self.t.links.new(lp.outputs['Is Diffuse Ray'], m.inputs[0])
            self.t.links.new(sock, m.inputs[1])
            self.t.links.new(d.outputs[0], m.inputs[2])
            sock = m.outputs[0]
        self.t.links.new(sock, self.out.inputs['Surface'])
        return self.m


def mix_rgb(n, f, a, b, mode='MIX'):
    x = n.n('MixRGB', blend_type=mode)
    n.set(x, 'Fac', f)
    n.set(x, 'Color1', a)
    n.set(x, 'Color2', b)
    return x.outputs[0]


def ramp(n, f, stops):
    x = n.n('ValToRGB')
    n.t.links.new(f, x.inputs[0])
    r = x.color_ramp
    while len(r.elements) < len(stops):
        r.elements.new(.5)
    for e, (p, c) in zip(r.elements, stops):
        e.position = p
        e.color = (*c, 1) if hasattr(c, '__len__') else (c, c, c, 1)
    return x.outputs[0]


def coords(n, scale=(1, 1, 1)):
    c = n.n('TexCoord').outputs['Object']
    m = n.n('Mapping')
    n.t.links.new(c, m.inputs[0])
    m.inputs['Scale'].default_value = scale
    return m.outputs[0]


def noise_tex(n, co, scale, detail=4, rough=.5, dist=0):
    x = n.n('TexNoise')
    n.t.links.new(co, x.inputs['Vector'])
    x.inputs['Scale'].default_value = scale
    x.inputs['Detail'].default_value = detail
    x.inputs['Roughness'].default_value = rough
    x.inputs['Distortion'].default_value = dist
    return x.outputs['Fac']


def bump(n, height, dist, prev=None, strength=1):
    b = n.n('Bump')
    b.inputs['Distance'].default_value = dist
    b.inputs['Strength'].default_value = strength
    n.t.links.new(height, b.inputs['Height'])
    if prev:
        n.t.links.new(prev, b.inputs['Normal'])
    return b.outputs[0]


def cached(f):
    def g(*a, **k):
        key = (f.__name__, a, tuple(sorted(k.items())))
        if key not in _mats:
            _mats[key] = f(*a, **k)
        return _mats[key]
    return g


def principled(n, base, rough=.5, metal=0, normal=None, **kw):
    p = n.n('BsdfPrincipled')
    n.set(p, 'Base Color', base)
    n.set(p, 'Roughness', rough)
    n.set(p, 'Metallic', metal)
    if normal:
        n.set(p, 'Normal', normal)
    for k, v in kw.items():
        n.set(p, k.replace('_', ' '), v)
    return p.outputs[0]


@cached
def plaster(c=CREAM, grain=1.0):
    n = N('plaster')
    co = coords(n)
    big = noise_tex(n, co, .55, 3, .6, .4)
    col = mix_rgb(n, big, tuple(x * .90 for x in c), tuple(min(1, x * 1.05) for x in c))
    a = noise_tex(n, coords(n, (.6, 1, 1.5)), 1.6, 5, .62, .8)
    b = noise_tex(n, co, 22, 2, .6)
    nm = bump(n, a, .035 * grain)
    nm = bump(n, b, .006 * grain, nm)
    return n.surface(principled(n, col, .85, normal=nm, Specular=.25), c)


@cached
def satin(c=CREAM, rough=.38, coat=0.0, spec=.5):
    n = N('satin')
    b = noise_tex(n, coords(n), 5, 3)
    return n.surface(principled(n, c, rough, normal=bump(n, b, .004), Clearcoat=coat, Specular=spec), c)


@cached
def ceramic(c=IVORY, speck=True):
    n = N('ceramic')
    co = coords(n)
    col = c
    if speck:
        s = noise_tex(n, co, 34, 2, .5)
        s = ramp(n, s, [(.68, 0), (.73, 1)])
        col = mix_rgb(n, s, c, tuple(x * .55 for x in BEIGE))
    return n.surface(principled(n, col, .34, normal=bump(n, noise_tex(n, co, 3, 3), .02), Specular=.45), c)


@cached
def stone(c=SAND, c2=None, scale=3.0, rough=.6):
    n = N('stone')
    co = coords(n)
    c2 = c2 or tuple(x * .72 for x in c)
    a = noise_tex(n, co, scale, 5, .65, 1.2)
    col = mix_rgb(n, ramp(n, a, [(.35, 0), (.7, 1)]), c, c2)
    s = ramp(n, noise_tex(n, co, 60, 2), [(.6, 0), (.75, 1)])
    col = mix_rgb(n, s, col, tuple(min(1, x * 1.25) for x in c))
    nm = bump(n, noise_tex(n, co, 40, 4), .008)
    nm = bump(n, a, .03, nm)
    return n.surface(principled(n, col, rough, normal=nm, Specular=.4), c)


@cached
def travertine(c=SAND):
    n = N('travertine')
    co = coords(n, (.35, .35, 3.2))
    a = noise_tex(n, co, 1.5, 5, .6, .9)
    col = mix_rgb(n, ramp(n, a, [(.3, 0), (.5, .55), (.7, 1)]), tuple(x * .78 for x in c), tuple(min(1, x * 1.12) for x in c))
    pit = noise_tex(n, coords(n, (.7, .7, 3)), 7, 4, .6, .6)
    pit = ramp(n, pit, [(.27, 0), (.36, 1)])
    col = mix_rgb(n, pit, tuple(x * .62 for x in c), col)
    nm = bump(n, pit, .05)
    return n.surface(principled(n, col, .62, normal=nm, Specular=.35), c)


@cached
def terrazzo(c=CREAM):
    n = N('terrazzo')
    co = coords(n)
    v = n.n('TexVoronoi')
    n.t.links.new(co, v.inputs['Vector'])
    v.inputs['Scale'].default_value = 4.5
    d = n.n('TexVoronoi', feature='DISTANCE_TO_EDGE')
    n.t.links.new(co, d.inputs['Vector'])
    d.inputs['Scale'].default_value = 4.5
    sep = n.n('SeparateColor')
    n.t.links.new(v.outputs['Color'], sep.inputs[0])
    chip = ramp(n, sep.outputs[0], [(0, c), (.45, c), (.46, TERRA), (.62, TERRA), (.63, SAND), (.8, SAND), (.81, tuple(x * .5 for x in BEIGE)), (.9, WHITE)])
    chip.node.color_ramp.interpolation = 'CONSTANT'
    m = ramp(n, d.outputs[0], [(.05, 0), (.07, 1)])
    col = mix_rgb(n, m, c, chip)
    return n.surface(principled(n, col, .3, Specular=.5), c)


@cached
def wood(c=WOOD, axis=2, rough=.48):
    n = N('wood')
    sc = [9, 9, 9]
    sc[axis] = .7
    co = coords(n, tuple(sc))
    a = noise_tex(n, co, 1.2, 6, .6, .5)
    col = mix_rgb(n, ramp(n, a, [(.3, 0), (.7, 1)]), tuple(x * .62 for x in c), tuple(min(1, x * 1.12) for x in c))
    return n.surface(principled(n, col, rough, normal=bump(n, a, .008), Specular=.4), c)


@cached
def brass(c=GOLD, rough=.22, brushed=True):
    n = N('brass')
    nm = None
    if brushed:
        nm = bump(n, noise_tex(n, coords(n, (60, 60, 1.5)), 2, 3), .0035)
    return n.surface(principled(n, c, rough, 1, normal=nm))


def gold():
    return brass(GOLD, .2)


@cached
def mirror_mat():
    n = N('mirror')
    return n.surface(principled(n, (.93, .9, .86), .015, 1))


@cached
def glass(c=(1, 1, 1), rough=0.0, ior=1.45, shadow=.75, ribs=0, wobble=0.0):
    """Glass that lets light through for shadow rays, so that nothing has to find a caustic."""
    n = N('glass')
    g = n.n('BsdfGlass')
    n.set(g, 'Color', c)
    n.set(g, 'Roughness', rough)
    n.set(g, 'IOR', ior)
    nm = None
    if ribs:
        sep = n.n('SeparateXYZ')
        n.t.links.new(coords(n), sep.inputs[0])
        at = n.n('Math', operation='ARCTAN2')
        n.t.links.new(sep.outputs[0], at.inputs[0])
        n.t.links.new(sep.outputs[1], at.inputs[1])
        mu = n.n('Math', operation='MULTIPLY')
        n.t.links.new(at.outputs[0], mu.inputs[0])
        mu.inputs[1].default_value = ribs
        si = n.n('Math', operation='SINE')
        n.t.links.new(mu.outputs[0], si.inputs[0])
        nm = bump(n, si.outputs[0], .018)
    if wobble:
        nm = bump(n, noise_tex(n, coords(n), 1.6, 2), wobble, nm)
    if nm:
        n.set(g, 'Normal', nm)
    t = n.n('BsdfTransparent')
    n.set(t, 'Color', tuple(shadow * (x ** .7) for x in c))
    lp = n.n('LightPath')
    mx = n.n('Math', operation='MAXIMUM')
    n.t.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0])
    n.t.links.new(lp.outputs['Is Diffuse Ray'], mx.inputs[1])
    ms = n.n('MixShader')
    n.t.links.new(mx.outputs[0], ms.inputs[0])
    n.t.links.new(g.outputs[0], ms.inputs[1])
    n.t.links.new(t.outputs[0], ms.inputs[2])
    return n.surface(ms.outputs[0])


def frosted(c=(.97, .93, .87)):
    return glass(c, .28, 1.4)


@cached
def liquid(c=(.95, .66, .22), rough=0.0):
    """Oil or varnish seen through the flacon: a tinted, softly lit body."""
    n = N('liquid')
    a = principled(n, c, .12, Specular=.5, Emission=(*c, 1), Emission_Strength=.22)
    t = n.n('BsdfTranslucent')
    n.set(t, 'Color', tuple(min(1, x * 1.1) for x in c))
    g = n.n('BsdfRefraction')
    n.set(g, 'Color', c)
    n.set(g, 'IOR', 1.15)
    n.set(g, 'Roughness', .05)
    m = n.n('MixShader')
    m.inputs[0].default_value = .45
    n.t.links.new(a, m.inputs[1])
    n.t.links.new(t.outputs[0], m.inputs[2])
    m2 = n.n('MixShader')
    m2.inputs[0].default_value = .58
    n.t.links.new(m.outputs[0], m2.inputs[1])
    n.t.links.new(g.outputs[0], m2.inputs[2])
    lp = n.n('LightPath')
    tr = n.n('BsdfTransparent')
    n.set(tr, 'Color', tuple(.75 * x ** .7 for x in c))
    m3 = n.n('MixShader')
    n.t.links.new(lp.outputs['Is Shadow Ray'], m3.inputs[0])
    n.t.links.new(m2.outputs[0], m3.inputs[1])
    n.t.links.new(tr.outputs[0], m3.inputs[2])
    return n.surface(m3.outputs[0])


@cached
def thin(c=SAGE, back=None, amount=.45, rough=.5, vein=0.0):
    """Leaves, petals, paper: light comes through."""
    n = N('thin')
    v = noise_tex(n, coords(n), 2.5, 3)
    col = mix_rgb(n, v, tuple(x * .8 for x in c), tuple(min(1, x * 1.15) for x in c))
    nm = bump(n, noise_tex(n, coords(n), 14, 3), .006)
    a = principled(n, col, rough, normal=nm, Specular=.35)
    t = n.n('BsdfTranslucent')
    n.set(t, 'Color', back or tuple(min(1, x * 1.15) for x in c))
    m = n.n('MixShader')
    m.inputs[0].default_value = amount
    n.t.links.new(a, m.inputs[1])
    n.t.links.new(t.outputs[0], m.inputs[2])
    return n.surface(m.outputs[0])


@cached
def fabric(c=IVORY, weave=30.0, depth=.012, sheen=.6):
    n = N('fabric')
    co = coords(n)
    w1 = n.n('TexWave', bands_direction='X')
    w2 = n.n('TexWave', bands_direction='Y')
    for w in (w1, w2):
        n.t.links.new(co, w.inputs['Vector'])
        w.inputs['Scale'].default_value = weave
        w.inputs['Distortion'].default_value = 1.2
        w.inputs['Detail'].default_value = 1.5
    h = mix_rgb(n, .5, w1.outputs['Fac'], w2.outputs['Fac'])
    v = noise_tex(n, co, 8, 6, .7)
    col = mix_rgb(n, v, tuple(x * .86 for x in c), tuple(min(1, x * 1.05) for x in c))
    nm = bump(n, h, depth)
    return n.surface(principled(n, col, .9, normal=nm, Sheen=sheen, Specular=.15), c)


@cached
def terry(c=IVORY):
    n = N('terry')
    co = coords(n)
    a = noise_tex(n, co, 26, 3, .7)
    b = noise_tex(n, co, 6, 3, .6)
    col = mix_rgb(n, a, tuple(x * .74 for x in c), c)
    nm = bump(n, a, .05)
    nm = bump(n, b, .04, nm)
    return n.surface(principled(n, col, .95, normal=nm, Sheen=1.0, Specular=.05), c)


@cached
def creamy(c=IVORY, rough=.28):
    n = N('creamy')
    nm = bump(n, noise_tex(n, coords(n), 4, 3), .015)
    a = principled(n, c, rough, normal=nm, Specular=.5, Clearcoat=.15)
    t = n.n('BsdfTranslucent')
    n.set(t, 'Color', c)
    m = n.n('MixShader')
    m.inputs[0].default_value = .22
    n.t.links.new(a, m.inputs[1])
    n.t.links.new(t.outputs[0], m.inputs[2])
    return n.surface(m.outputs[0])


@cached
def pearl(c=IVORY):
    n = N('pearl')
    lw = n.n('LayerWeight')
    lw.inputs[0].default_value = .35
    col = mix_rgb(n, lw.outputs['Facing'], c, hexa('f0cdb4'))
    return n.surface(principled(n, col, .2, Clearcoat=.9, Specular=.6, Sheen=.3))


@cached
def velvet_powder(c=ROSE):
    n = N('powder')
    nm = bump(n, noise_tex(n, coords(n), 50, 3), .006)
    return n.surface(principled(n, c, .75, normal=nm, Sheen=.3), c)


@cached
def water_mat(c=(.97, .985, .97), ripple=.0):
    n = N('water')
    g = n.n('BsdfGlass')
    n.set(g, 'Color', c)
    n.set(g, 'IOR', 1.33)
    nm = bump(n, noise_tex(n, coords(n), 1.3, 3), .05 if ripple else .01)
    n.set(g, 'Normal', nm)
    t = n.n('BsdfTransparent')
    n.set(t, 'Color', tuple(.92 * x for x in c))
    lp = n.n('LightPath')
    mx = n.n('Math', operation='MAXIMUM')
    n.t.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0])
    n.t.links.new(lp.outputs['Is Diffuse Ray'], mx.inputs[1])
    ms = n.n('MixShader')
    n.t.links.new(mx.outputs[0], ms.inputs[0])
    n.t.links.new(g.outputs[0], ms.inputs[1])
    n.t.links.new(t.outputs[0], ms.inputs[2])
    return n.surface(ms.outputs[0])


@cached
def pool(c=hexa('9c7f60'), deep=hexa('80664a')):
    """Still water over a pale bed: mostly a reflection at this angle."""
    n = N('pool')
    v = noise_tex(n, coords(n), .8, 3)
    nm = bump(n, noise_tex(n, coords(n), 1.1, 2), .03)
    g = n.n('BsdfGlossy')
    n.set(g, 'Roughness', .02)
    n.set(g, 'Normal', nm)
    f = n.n('Fresnel')
    n.set(f, 'IOR', 1.75)
    n.set(f, 'Normal', nm)
    m = n.n('MixShader')
    n.t.links.new(f.outputs[0], m.inputs[0])
    n.t.links.new(principled(n, mix_rgb(n, v, c, deep), .4, normal=nm, Specular=.2), m.inputs[1])
    n.t.links.new(g.outputs[0], m.inputs[2])
    return n.surface(m.outputs[0])


@cached
def emission(c=(1, .6, .2), s=8.0):
    n = N('emission')
    return n.surface(n.n('Emission', Color=(*c, 1), Strength=s).outputs[0])


# ---------------------------------------------------------------- shapes
def link(me_or_data, name='o', mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    o = bpy.data.objects.new(name, me_or_data)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    if mat:
        me_or_data.materials.append(mat)
    return o


def mesh(verts, faces, name='m', smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    return me


def mod(o, kind, **kw):
    m = o.modifiers.new(kind, kind)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def empty(loc=(0, 0, 0), rot=(0, 0, 0), scale=1, kids=()):
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    for k in kids:
        if k.parent is None:
            k.parent = e
    e.location = loc
    e.rotation_euler = [math.radians(a) for a in rot]
    e.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    return e


class group:
    """with group(loc, rot, scale): everything made inside hangs on one empty."""

    def __init__(self, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
        self.a = (loc, rot, scale)

    def __enter__(self):
        self.before = set(bpy.context.scene.collection.objects)
        return self

    def __exit__(self, *e):
        new = [o for o in bpy.context.scene.collection.objects if o not in self.before]
        self.o = empty(*self.a, kids=new)


def fillet(pts, n=5):
    """pts: (x, z) or (x, z, radius); returns the outline with rounded corners."""
    out = []
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        a = Vector(p[:2])
        if r <= 0 or i in (0, len(pts) - 1):
            out.append(tuple(a))
            continue
        b, c = Vector(pts[i - 1][:2]), Vector(pts[i + 1][:2])
        d1, d2 = (b - a), (c - a)
        l1, l2 = d1.length, d2.length
        d1.normalize(), d2.normalize()
        ang = d1.angle(d2, PI)
        if ang > PI - .02 or ang < .02:
            out.append(tuple(a))
            continue
        t = min(r / math.tan(ang / 2), l1 * .49, l2 * .49)
        for k in range(n + 1):
            s = k / n
            q = (a + d1 * t) * (1 - s) ** 2 + a * 2 * s * (1 - s) + (a + d2 * t) * s ** 2
            out.append(tuple(q))
    return out


def lathe(pts, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, seg=72, square=2.0, n=5, name='lathe', warp=None):
    """Turn a profile (radius, height[, corner radius]). square > 2 gives a rounded-square section."""
    prof = fillet(pts, n)
    v, f = [], []
    for r, z in prof:
        for k in range(seg):
            a = TAU * k / seg
            c, s = math.cos(a), math.sin(a)
            q = 1
            if square > 2:
                q = 1 / (abs(c) ** square + abs(s) ** square) ** (1 / square)
            p = (r * c * q, r * s * q, z)
            v.append(warp(p, a, r) if warp else p)
    m = len(prof)
    for i in range(m - 1):
        for k in range(seg):
            a, b = i * seg + k, i * seg + (k + 1) % seg
            f.append((a, b, b + seg, a + seg))
    me = mesh(v, f, name)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(38)
    return link(me, name, mat, loc, rot, scale)


def box(size, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.04, seg=4, base=True):
    """A box with rounded edges; loc is the middle of its base."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for x in bm.verts:
        x.co = Vector((x.co.x * size[0], x.co.y * size[1], (x.co.z + (.5 if base else 0)) * size[2]))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    return link(me, 'box', mat, loc, rot)


def disc(r, h, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.05, seg=128):
    return lathe([(0, 0), (r, 0, bevel), (r, h, bevel), (0, h)], mat, loc, rot, seg=seg)


def outline(splines, depth, mat=None, loc=(0, 0, 0), rot=(90, 0, 0), bevel=.03, name='flat'):
    """Flat shape (list of closed point lists; the later ones are holes) extruded with a soft edge."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = max(0, depth / 2 - bevel)
    cu.bevel_depth = bevel
    cu.bevel_resolution = 3
    cu.offset = -bevel
    for pts in splines:
        s = cu.splines.new('POLY')
        s.points.add(len(pts) - 1)
        for q, p in zip(s.points, pts):
            q.co = (p[0], p[1], 0, 1)
        s.use_cyclic_u = True
    return link(cu, name, mat, loc, rot)


def arch_pts(w, h, n=40, cx=0, z0=0, pointed=0):
    """Outline of a round-headed arch of width w and total height h."""
    r = w / 2
    p = [(cx - r, z0), (cx + r, z0)]
    for k in range(n + 1):
        a = PI * k / n
        p.append((cx + r * math.cos(a), z0 + h - r + r * math.sin(a)))
    return p


def rect_pts(w, h, cx=0, z0=0):
    return [(cx - w / 2, z0), (cx + w / 2, z0), (cx + w / 2, z0 + h), (cx - w / 2, z0 + h)]


def arch_wall(mat, w=30, h=16, holes=((0, 4, 7),), depth=.8, y=3, bevel=.05, z0=-.2):
    """A wall with arched openings (centre, width, height)."""
    return outline([rect_pts(w, h, 0, z0)] + [arch_pts(a[1], a[2], cx=a[0], z0=z0 + .01 if len(a) < 4 else a[3]) for a in holes], depth, mat, (0, y, 0), bevel=bevel)


def arch(w, h, depth, mat, loc=(0, 0, 0), bevel=.06, rotz=0, inner=0):
    s = [arch_pts(w, h)]
    if inner:
        s = [_arch_ring(w, h, inner)]
    return outline(s, depth, mat, loc, (90, 0, rotz), bevel)


def _arch_ring(w, h, t, n=40):
    r = w / 2
    out = [(-r, 0)]
    out += [(-r * math.cos(PI * k / n), h - r + r * math.sin(PI * k / n)) for k in range(n + 1)]
    out += [(r, 0), (r - t, 0)]
    q = r - t
    out += [(q * math.cos(PI * k / n), h - r + q * math.sin(PI * k / n)) for k in range(n + 1)]
    out += [(-q, 0)]
    return out[::-1]


def tube(pts, r, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), radii=None, res=6, cyclic=False, smooth=True, caps=True, scale=1):
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = caps
    cu.resolution_u = 8
    s = cu.splines.new('NURBS' if smooth else 'POLY')
    s.points.add(len(pts) - 1)
    for i, (q, p) in enumerate(zip(s.points, pts)):
        q.co = (*p, 1)
        q.radius = radii[i] if radii else 1
    if smooth:
        s.order_u = 3
        s.use_endpoint_u = not cyclic
    s.use_cyclic_u = cyclic
    return link(cu, 'tube', mat, loc, rot, scale)


def strands(lines, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, taper=True, res=0):
    """Many thin hairs in one curve object."""
    cu = bpy.data.curves.new('strands', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    for pts in lines:
        s = cu.splines.new('POLY')
        s.points.add(len(pts) - 1)
        for i, (q, p) in enumerate(zip(s.points, pts)):
            q.co = (*p, 1)
            q.radius = 1 - .75 * i / max(1, len(pts) - 1) if taper else 1
    return link(cu, 'strands', mat, loc, rot, scale)


def grid(fn, nu, nv, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, solid=0, name='grid', sub=0):
    """A surface from fn(u, v) with u, v in 0..1."""
    v = [fn(i / (nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
    f = [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu - 1)]
    o = link(mesh(v, f, name), name, mat, loc, rot, scale)
    if solid:
        mod(o, 'SOLIDIFY', thickness=solid, offset=0)
    if sub:
        mod(o, 'SUBSURF', levels=sub, render_levels=sub)
    return o


def sphere(r, mat=None, loc=(0, 0, 0), scale=1, rot=(0, 0, 0), sub=5):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    me = bpy.data.meshes.new('sphere')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(me, 'sphere', mat, loc, rot, scale)


# ---------------------------------------------------------------- props
def pebble(r, mat=None, loc=(0, 0, 0), flat=.45, seed=0, rotz=0, stretch=1.25):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    off = Vector((seed * 3.1, seed * 1.7, seed * 2.3))
    for v in bm.verts:
        d = v.co.normalized()
        k = 1 + .16 * noise.noise(d * .9 + off) + .03 * noise.noise(d * 2.6 + off)
        z = d.z
        z = math.copysign(abs(z) ** .85, z)
        v.co = Vector((d.x * k * stretch, d.y * k, z * k * flat)) * r
    me = bpy.data.meshes.new('pebble')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    x, y, z = loc
    return link(me, 'pebble', mat or stone(), (x, y, z + r * flat * .98), (0, 0, rotz))


def flacon(loc=(0, 0, 0), r=.45, h=1.3, mat=None, neck=.18, fill=None, level=.75, cap='ball', capmat=None, square=2.0, rot=0, shoulder=.28, wall=.055, label=None, scale=1):
    """A bottle. cap: ball, tall, disc, dropper, pump, spray, cork, none."""
    capmat = capmat or gold()
    with group(loc, (0, 0, rot), scale) as g:
        body = mat or glass()
        hs = h - shoulder
        outer = [(0, 0), (r, 0, .1), (r, hs, min(.3, r * .7)), (neck, h - .02, .09), (neck, h + .16)]
        if body.name.startswith('glass'):
            t = wall
            inner = [(neck - t * .7, h + .16), (neck - t * .7, h - .05, .08), (r - t, hs - t * .5, min(.26, r * .6)), (r - t, .13, .1), (0, .13)]
            lathe(outer + inner, body, square=square)
            if fill:
                e = .004
                z = .13 + (hs - .2) * level
                lathe([(0, .13 - e), (r - t + e, .13 - e, .1), (r - t + e, z, .01), (0, z)], fill, square=square)
        else:
            lathe(outer + [(0, h + .16)], body, square=square)
        z = h
        if label:
            w = min(r * 1.1, .9)
            lathe([(r + .004, hs * .28), (r + .006, hs * .28 + .01), (r + .006, hs * .72), (r + .004, hs * .72 + .01)], label, square=square)
        if cap == 'ball':
            lathe([(0, z + .02), (neck + .06, z + .02, .02), (neck + .06, z + .2, .03), (neck * .55, z + .24, .03), (neck * .5, z + .3)], capmat)
            sphere(neck * 1.75, capmat, (0, 0, z + .3 + neck * 1.45))
        elif cap == 'tall':
            lathe([(0, z), (neck + .08, z, .015), (neck + .06, z + h * .55, .05), (0, z + h * .55)], capmat)
        elif cap == 'disc':
            lathe([(0, z), (r * .8, z, .03), (r * .8, z + .32, .05), (0, z + .32)], capmat)
        elif cap == 'cork':
            lathe([(0, z + .05), (neck, z + .05), (neck * 1.05, z + .3, .03), (0, z + .3)], wood(BEIGE, 0))
        elif cap == 'dropper':
            lathe([(0, z - .02), (neck + .07, z - .02, .02), (neck + .07, z + .3, .03), (neck * .7, z + .33, .02), (neck * .7, z + .36)], capmat)
            lathe([(neck * .75, z + .3), (neck * .8, z + .38, .03), (neck * .78, z + .66, .1), (neck * .45, z + .92, .1), (0, z + .95)], satin(SAND, .5))
            lathe([(.055, z), (.05, .45, .03), (.02, .25), (.0, .25)], glass(), seg=24)
        elif cap == 'pump':
            lathe([(0, z - .02), (neck + .09, z - .02, .02), (neck + .09, z + .26, .03), (.07, z + .3, .02), (.07, z + .55), (.0, z + .55)], capmat)
            lathe([(0, z + .52), (.17, z + .52, .03), (.17, z + .68, .05), (0, z + .7)], capmat)
            tube([(0, 0, z + .63), (.25, 0, z + .63), (.42, 0, z + .61), (.5, 0, z + .54)], .06, capmat, radii=[1, 1, .9, .7])
        elif cap == 'spray':
            lathe([(0, z), (neck + .08, z, .02), (neck + .08, z + .18, .03), (neck, z + .2, .02), (neck, z + .42, .05), (0, z + .44)], capmat)
    return g.o


def jar(loc=(0, 0, 0), r=.6, h=.55, mat=None, lid=True, lidmat=None, content=None, swirl=True, rot=0, scale=1):
    body = mat or frosted()
    lidmat = lidmat or gold()
    with group(loc, (0, 0, rot), scale) as g:
        t = .12
        lathe([(0, 0), (r, 0, .1), (r, h * .82, .06), (r * .9, h * .86, .03), (r * .9, h, .03), (r * .9 - .07, h, .03), (r - t - .05, h * .7, .08), (r - t - .05, t * 1.5, .1), (0, t * 1.5)], body)
        if lid:
            lathe([(0, h * .87), (r * .985, h * .87, .02), (r * .985, h * 1.45, .06), (0, h * 1.45)], lidmat)
            lathe([(0, t * 1.5), (r - t - .06, t * 1.5, .1), (r - t - .06, h * .7), (0, h * .7)], content or creamy())
        else:
            cream_swirl(r * .9 - .075, h * .9, content or creamy(), base=t * 1.5)
    return g.o


def cream_swirl(r, z, mat, base=0, loc=(0, 0, 0), peak=.32):
    """Whipped surface with a spiral groove and a little peak."""
    def fn(u, v):
        a, q = TAU * u, v
        w = math.sin(a * 1 + q * 15) * .045 * (1 - q) ** .35 * min(1, q * 5)
        hgt = z + peak * r * (1 - q) ** 2.4 + w + .02 * noise.noise(Vector((q * 3 * math.cos(a), q * 3 * math.sin(a), 2)))
        lean = .12 * (1 - q) ** 3
        return (r * q * math.cos(a) + lean * r, r * q * math.sin(a), hgt - (.03 * q ** 8))
    grid(fn, 160, 60, mat, loc)
    lathe([(0, base), (r, base, .05), (r, z - .03)], mat, loc)


@cached
def varnish(c=ROSE):
    n = N('varnish')
    return n.surface(principled(n, c, .18, Specular=.6, Clearcoat=.8))


def towel_roll(loc=(0, 0, 0), length=2.2, r=.5, mat=None, rot=(0, 0, 0), turns=3.2, seed=0, fuzz=False, band=None):
    mat = mat or terry()
    n, rows = int(turns * 46), 26
    t = r / (turns + .3) * .94
    off = Vector((seed * 5.3, 1, 2))
    v, f = [], []
    prof = []
    for i in range(n + 1):
        s = i / n
        a = s * turns * TAU
        rad = t * .35 + t * s * turns
        prof.append((a, rad, s))
    # closed strip section: outer side out, inner side back
    sect = []
    for a, rad, s in prof:
        end = min(1, (1 - s) * n / 5)
        sect.append((a, rad + t * .47 * end ** .5))
    for a, rad, s in reversed(prof):
        end = min(1, (1 - s) * n / 5)
        sect.append((a, rad - t * .47 * end ** .5))
    m = len(sect)
    for j in range(rows + 1):
        q = j / rows
        y = (q - .5) * length
        edge = min(q, 1 - q) * length
        for a, rad in sect:
            k = rad
            mid = 1
            c = Vector((math.cos(a) * rad, y, math.sin(a) * rad))
            d = noise.noise(c * 2.2 + off) * .035 + noise.noise(c * 7 + off) * .014
            k += d
            yy = y + (noise.noise(Vector((a * .35, 3, seed))) * .05 + (rad / r - .5) * -.04) * (1 if q > .5 else -1) * (1 if edge < .2 else .3)
            v.append((math.cos(a) * k, yy, math.sin(a) * k * .96))
    for j in range(rows):
        for i in range(m):
            a, b = j * m + i, j * m + (i + 1) % m
            f.append((a, b, b + m, a + m))
    # caps: bridge the outer and inner side at both ends
    h = len(prof)
    for j, flip in ((0, 1), (rows, 0)):
        for i in range(h - 1):
            q = [j * m + i, j * m + i + 1, j * m + m - 2 - i, j * m + m - 1 - i]
            f.append(tuple(q if flip else q[::-1]))
    with group((loc[0], loc[1], loc[2] + r * .97), rot) as g:
        o = link(mesh(v, f, 'towel'), 'towel', mat)
        if fuzz:
            hairy(o, 14000, .012, mat)
        if band:
            lathe([(r * 1.03, -.22), (r * 1.045, -.22, .01), (r * 1.045, .22, .01), (r * 1.03, .22)], band, rot=(90, 0, 0))
    return g.o


def hairy(o, count, length, mat=None, seed=1):
    m = o.modifiers.new('hair', 'PARTICLE_SYSTEM')
    p = o.particle_systems[0].settings
    p.type = 'HAIR'
    p.count = count
    p.hair_length = length
    p.hair_step = 2
    p.render_step = 2
    p.use_advanced_hair = True
    p.normal_factor = .02
    p.factor_random = .012
    p.brownian_factor = .0
    p.length_random = .6
    p.root_radius = .55
    p.tip_radius = .25
    p.radius_scale = .012
    p.shape = 0
    p.material = 1
    return p


def petal(loc, size=.4, mat=None, rot=(0, 0, 0), cup=.5, curl=.3, seed=0):
    def fn(u, v):
        w = math.sin(PI * min(1, v * .86 + .1) ** .8) ** .75
        x = (u - .5) * w * 1.0
        y = v - .1
        z = cup * (x * x * 1.6) + curl * (v - .35) ** 2 + .05 * math.sin(6 * u + seed) * v * v + .04 * noise.noise(Vector((u * 3, v * 3, seed)))
        return (x * size, y * size, z * size)
    o = grid(fn, 14, 16, mat or thin(BLUSH, amount=.35), loc, rot, 1, .006, 'petal', 1)
    return o


def scatter_petals(spots, size=.42, mats=None, seed=0, z=.0):
    rnd = random.Random(seed)
    mats = mats or [thin(BLUSH, amount=.35), thin(ROSE, amount=.35), thin(IVORY, amount=.35)]
    for i, p in enumerate(spots):
        pz = p[2] if len(p) > 2 else z
        petal((p[0], p[1], pz + .03), size * rnd.uniform(.75, 1.15), rnd.choice(mats), (rnd.uniform(-8, 12), rnd.uniform(-14, 14), rnd.uniform(0, 360)), rnd.uniform(.35, .8), rnd.uniform(.2, .6), i + seed)


def leaf_mesh(length=1.0, width=.3, bend=.25, fold=.15, tip=1.0):
    nu, nv = 7, 14
    v = []
    for j in range(nv):
        s = j / (nv - 1)
        w = width * (math.sin(PI * s ** (.75)) ** .9) * (1 - .15 * s)
        for i in range(nu):
            q = (i / (nu - 1) - .5)
            v.append((q * w, s * length, fold * abs(q) * w * 2 - bend * length * s * s))
    f = [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu - 1)]
    return mesh(v, f, 'leaf')


def branch(loc=(0, 0, 0), rot=(0, 0, 0), length=4.0, leaves=16, size=.9, width=.28, mat=None, stem=None, bend=.5, seed=0, kind='olive', scale=1):
    """A stem with leaves. kind: olive (narrow pairs), eucalyptus (round pairs), palm (long narrow)."""
    rnd = random.Random(seed)
    mat = mat or thin(SAGE)
    stem = stem or satin(BROWN if kind != 'palm' else MOSS, .7)
    lm = leaf_mesh(size, {'olive': width, 'eucalyptus': size * .85, 'palm': width * .6}[kind], .18 if kind != 'palm' else .3)
    lm.materials.append(mat)

    def at(s):
        return Vector((bend * length * s * s * .6, .12 * math.sin(s * 4 + seed) * length * .2, length * s * (1 - .12 * s)))
    with group(loc, rot, scale) as g:
        tube([tuple(at(k / 10)) for k in range(11)], .03 * (length / 4) ** .5, stem, radii=[1 - .07 * k for k in range(11)], res=3)
        for i in range(leaves):
            s = .18 + .82 * i / (leaves - 1) if leaves > 1 else 1
            p = at(s)
            d = (at(min(1, s + .03)) - at(s - .03)).normalized()
            side = 1 if i % 2 else -1
            if kind == 'palm':
                ang = math.radians(50 - 25 * s)
            else:
                ang = math.radians(rnd.uniform(38, 68))
            az = rnd.uniform(-.6, .6) + (0 if side > 0 else PI) + (rnd.uniform(-.5, .5) if kind != 'palm' else 0)
            up = d
            out = Vector((math.cos(az), math.sin(az), 0))
            out = (out - up * out.dot(up)).normalized()
            y = (up * math.cos(ang) + out * math.sin(ang)).normalized()
            x = up.cross(out).normalized()
            z = x.cross(y)
            k = (1 - .45 * s) * rnd.uniform(.8, 1.15) if kind != 'palm' else (.5 + 1.2 * math.sin(PI * (s * .85 + .1)))
            m = Matrix((x, y, z)).transposed().to_4x4()
            o = bpy.data.objects.new('leaf', lm)
            bpy.context.scene.collection.objects.link(o)
            o.matrix_world = Matrix.Translation(p) @ m @ Matrix.Rotation(rnd.uniform(-.5, .5), 4, 'Y') @ Matrix.Scale(k, 4)
    return g.o


def bunny_tail(loc=(0, 0, 0), rot=(0, 0, 0), length=2.4, mat=None, seed=0, bend=.3, size=.34, scale=1, n=700):
    rnd = random.Random(seed)
    mat = mat or thin(CREAM, amount=.4, rough=.8)

    def at(s):
        return Vector((bend * length * s * s, 0, length * s))
    with group(loc, rot, scale) as g:
        tube([tuple(at(k / 6)) for k in range(7)], .018, thin(BEIGE, amount=.2), res=2)
        top = at(1)
        d = (at(1) - at(.95)).normalized()
        lines = []
        for i in range(n):
            t = rnd.random()
            az = rnd.uniform(0, TAU)
            w = math.sin(PI * (t * .92 + .04)) ** .7 * size * .42
            o = Vector((math.cos(az), math.sin(az), 0))
            p = top + d * (t * size * 1.6 - .1)
            lines.append([tuple(p), tuple(p + o * w * .7 + d * .08 * size), tuple(p + o * w * 1.25 + d * .38 * size)])
        strands(lines, .008, mat)
    return g.o


def vase(loc=(0, 0, 0), h=2.0, r=.7, neck=.24, mat=None, belly=.45):
    return lathe([(0, 0), (r * .55, 0, .06), (r, h * belly, h * .35), (neck, h * .86, h * .12), (neck * 1.25, h, .03), (neck * 1.25 - .07, h, .02), (neck - .06, h * .84), (neck - .06, h * .4), (0, h * .3)], mat or ceramic(), loc, seg=96, n=10)


def cloth_fn(w, d, folds, amp, seed=0, drop_edge=None, drop=0, twist=.2):
    off = Vector((seed * 3.3, seed, 0))

    def fn(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        warp = .5 * noise.noise(Vector((x * .35, y * .35, seed)))
        ph = folds * (x + twist * y + warp) * TAU / w
        a = amp * (.45 + .55 * noise.noise(Vector((x * .4, y * .25, seed + 5))))
        s = math.sin(ph)
        z = a * (math.copysign(abs(s) ** 1.3, s) * .5 + .5)
        z += .25 * amp * noise.noise(Vector((x * 1.3, y * 1.1, seed + 9)))
        z += .05 * amp * noise.noise(Vector((x * 4, y * 4, seed)))
        return (x, y, max(0.0, z) + .01)
    return fn


def linen(loc=(0, 0, 0), w=5, d=3, folds=5, amp=.22, mat=None, rot=0, seed=0, twist=.2):
    return grid(cloth_fn(w, d, folds, amp, seed, twist=twist), 150, 90, mat or fabric(), loc, (0, 0, rot), 1, .025, 'linen', 1)


def drape(loc, over, size=(4, 4), mat=None, rot=0, frames=42, height=.3, res=64, stiff=8, seed=0):
    """A cloth let fall on the given objects (short simulation)."""
    sc = bpy.context.scene
    o = grid(lambda u, v: ((u - .5) * size[0], (v - .5) * size[1], .03 * noise.noise(Vector((u * 4, v * 4, seed)))), res, int(res * size[1] / size[0]), mat or fabric(), (loc[0], loc[1], loc[2] + height), (0, 0, rot), 1, 0, 'drape')
    tmp = []
    for c in over:
        if c.type == 'CURVE':
            continue
        m = c.modifiers.new('col', 'COLLISION')
        c.collision.thickness_outer = .03
        c.collision.cloth_friction = 12
        tmp.append((c, m))
    cl = o.modifiers.new('cloth', 'CLOTH')
    s = cl.settings
    s.quality = 7
    s.mass = .3
    s.tension_stiffness = 20
    s.compression_stiffness = 20
    s.shear_stiffness = 6
    s.bending_stiffness = stiff * .05
    s.air_damping = 1
    cl.collision_settings.distance_min = .025
    cl.collision_settings.use_self_collision = True
    cl.collision_settings.self_distance_min = .02
    cl.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    for c, m in tmp:
        c.modifiers.remove(m)
    sc.frame_set(1)
    mod(o, 'SOLIDIFY', thickness=.03, offset=0)
    mod(o, 'SUBSURF', levels=2, render_levels=2)
    return o


def spool(loc=(0, 0, 0), rot=(0, 0, 0), r=.42, h=1.1, thread=None, woodm=None, scale=1, tail=None, seed=0):
    thread = thread or fabric(IVORY, 60)
    woodm = woodm or wood(hexa('c99b68'))
    with group(loc, rot, scale) as g:
        lathe([(.1, 0), (r, 0, .03), (r, .1, .03), (r * .55, .2, .05), (r * .5, h - .2, .05), (r, h - .1, .03), (r, h, .03), (.1, h, .02), (.1, 0)], woodm)
        z0, z1 = .14, h - .14
        rr = r * .82
        turns = int((z1 - z0) / .032)
        rnd = random.Random(seed)
        pts = []
        per = 24
        for i in range(turns * per):
            s = i / (turns * per)
            a = TAU * i / per
            q = rr * (1 - .0 * s) + .012 * math.sin(s * 60) + .02 * math.sin(PI * s) + rnd.uniform(-.002, .002)
            pts.append((q * math.cos(a), q * math.sin(a), z0 + (z1 - z0) * s))
        tube(pts, .021, thread, res=2, smooth=False)
        lathe([(0, z0), (rr - .01, z0, .02), (rr + .005, z0 + .02), (rr + .005, z1 - .02), (rr - .01, z1), (0, z1)], thread)
    return g.o


def thread_line(pts, mat=None, r=.018):
    return tube(pts, r, mat or fabric(IVORY, 60), res=2)


def scissors(loc=(0, 0, 0), rot=(0, 0, 0), opening=22, mat=None, scale=1):
    mat = mat or brass(GOLD, .16)
    with group(loc, rot, scale) as g:
        for side in (1, -1):
            with group((0, 0, .03 * side), (0, 0, side * opening / 2)):
                blade = [(0.06, -.12), (.1, .1), (.06, .8), (.0, 1.55), (-.035, 1.5), (-.05, .6), (-.06, 0)]
                outline([[(x * side, y) for x, y in blade][::side]], .05, mat, (0, 0, .0), (0, 0, 0), .012)
                tube([(0, -.05, 0), (-.06 * side, -.4, 0), (-.16 * side, -.72, 0), (-.2 * side, -.9, 0)], .06, mat, radii=[1.1, .9, .8, .9])
                ring = [(-.36 * side + .24 * math.cos(TAU * k / 20), -1.16 + .31 * math.sin(TAU * k / 20), 0) for k in range(20)]
                tube(ring, .055, mat, cyclic=True)
        lathe([(0, -.07), (.07, -.07, .02), (.07, .07, .02), (0, .085)], mat, seg=24)
    return g.o


def roller(loc=(0, 0, 0), rot=(0, 0, 0), mat=None, metal=None, scale=1):
    """Face roller: a stone barrel at each end of a handle."""
    mat = mat or jade()
    metal = metal or gold()
    with group(loc, rot, scale) as g:
        lathe([(0, -1), (.1, -1, .06), (.15, 0, .6), (.1, 1, .06), (0, 1)], mat, rot=(0, 90, 0), seg=48)
        for s, w, r in ((1, .42, .24), (-1, .24, .15)):
            x0 = s * .98
            lathe([(0, 0), (.12, 0, .02), (.12, .16, .02), (0, .16)], metal, (x0, 0, 0), (0, 90 * s, 0), seg=32)
            for q in (1, -1):
                tube([(x0 + s * .12, 0, 0), (x0 + s * .2, q * w * .5, 0), (x0 + s * .26, q * (w + .09), 0), (x0 + s * .5, q * (w + .1), 0), (x0 + s * .62, q * (w + .1), 0), (x0 + s * .62, q * w * .9, 0)], .026, metal)
            lathe([(0, -w), (r * .72, -w, .08), (r, 0, .5), (r * .72, w, .08), (0, w)], mat, (x0 + s * .62, 0, 0), (90, 0, 0), seg=56)
    return g.o


@cached
def jade(c=hexa('b9c4a3')):
    n = N('jade')
    a = noise_tex(n, coords(n), 2.2, 6, .6, 1.5)
    col = mix_rgb(n, ramp(n, a, [(.35, 0), (.65, 1)]), c, tuple(min(1, x * 1.45) for x in c))
    p = principled(n, col, .14, Clearcoat=.5)
    t = n.n('BsdfTranslucent')
    n.t.links.new(col, t.inputs[0])
    m = n.n('MixShader')
    m.inputs[0].default_value = .25
    n.t.links.new(p, m.inputs[1])
    n.t.links.new(t.outputs[0], m.inputs[2])
    return n.surface(m.outputs[0])


def tube_cream(loc=(0, 0, 0), rot=(0, 0, 0), h=2.0, r=.36, mat=None, capmat=None, scale=1):
    """Hand-cream tube standing on its cap: round below, crimped flat above."""
    mat = mat or satin(IVORY, .35)
    with group(loc, rot, scale) as g:
        def fn(u, v):
            a = TAU * u
            s = v
            q = max(0, min(1, (s - .04) / .86))
            q = q * q * (3 - 2 * q) * .55 + q * .45
            rx = r * (1 + .42 * q)
            ry = r * (1 - q) + .018
            if s < .04:
                k = .72 + .28 * (s / .04) ** .5
                rx, ry = r * k, r * k
            z = .5 + s * h
            return (rx * math.cos(a), ry * math.sin(a), z)
        grid(fn, 73, 60, mat)
        box((r * 2.84, .04, .26), mat, (0, 0, h + .38), bevel=.012)
        lathe([(0, 0), (r * .8, 0, .03), (r * .84, .5, .03), (0, .5)], capmat or gold())
    return g.o


def soap(loc=(0, 0, 0), rot=(0, 0, 0), size=(.62, .42, .2), mat=None):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        e, ez = 3.2, 2.6
        q = 1 / (abs(d.x) ** e + abs(d.y) ** e + abs(d.z) ** e) ** (1 / e)
        p = d * q
        rr = math.hypot(p.x / .72, p.y / .62)
        dip = .14 * (1 - 1 / (1 + math.exp(-18 * (rr - .8)))) if p.z > 0 else 0
        v.co = Vector((p.x * size[0], p.y * size[1], (p.z - dip) * size[2]))
    me = bpy.data.meshes.new('soap')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(me, 'soap', mat or creamy(SAND, .4), (loc[0], loc[1], loc[2] + size[2]), rot)


def ice_cube(loc, size=.7, rot=(0, 0, 0), seed=0, mat=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=size)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size * .12, segments=5, profile=.5, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=3, use_grid_fill=True)
    for v in bm.verts:
        k = 1 + .05 * noise.noise(v.co * 2.2 + Vector((seed * 3.7, 0, 0))) + .015 * noise.noise(v.co * 7 + Vector((seed, 3, 0)))
        v.co *= k
    me = bpy.data.meshes.new('ice')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = link(me, 'ice', mat or glass((.975, .985, .98), 0.0, 1.31, .9, wobble=.05), (loc[0], loc[1], loc[2] + size / 2), rot)
    mod(o, 'SUBSURF', levels=1, render_levels=1)
    # a little white heart, as trapped air
    c = sphere(size * .2, frosted((1, 1, 1)), (loc[0], loc[1], loc[2] + size / 2), (1, .8, 1.1), sub=4)
    return o


@cached
def varnish_soft(c):
    n = N('lip')
    return n.surface(principled(n, c, .32, Specular=.5, Sheen=.3))


@cached
def ribbon_mat(c=GOLD, sheen=.5):
    n = N('ribbon')
    w = n.n('TexWave', bands_direction='X')
    n.t.links.new(coords(n), w.inputs['Vector'])
    w.inputs['Scale'].default_value = 40
    p = n.n('BsdfPrincipled')
    nm = bump(n, w.outputs['Fac'], .004)
    return n.surface(principled(n, c, .36, .35, normal=nm, Sheen=sheen, Specular=.6))


def ribbon(path, width, mat=None, normal=(0, 0, 1), loc=(0, 0, 0), rot=(0, 0, 0), thick=.012, taper=None):
    """A flat band along a path of points (already dense)."""
    pts = [Vector(p) for p in path]
    nrm = Vector(normal)
    n = len(pts)

    def fn(u, v):
        i = min(n - 1, int(round(v * (n - 1))))
        t = (pts[min(n - 1, i + 1)] - pts[max(0, i - 1)]).normalized()
        s = t.cross(nrm)
        if s.length < 1e-3:
            s = Vector((1, 0, 0))
        s.normalize()
        w = width * (taper(v) if taper else 1)
        return tuple(pts[i] + s * (u - .5) * w)
    return grid(fn, 5, n, mat or ribbon_mat(), loc, rot, 1, thick, 'ribbon', 1)


# ---------------------------------------------------------------- stage, light, camera
def backdrop(wall=CREAM, floor=None, y=4.0, r=.0, size=40):
    """Floor and wall."""
    f = floor if hasattr(floor, 'name') else plaster(floor or wall)
    link(mesh([(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)]), 'floor', f)
    if y is not None:
        link(mesh([(-size, y, -1), (size, y, -1), (size, y, size), (-size, y, size)], [(0, 1, 2, 3)]), 'wall', plaster(wall))


def cyclo(c=CREAM, y=4.0, r=2.5, size=40, mat=None):
    """Seamless sweep from floor to wall."""
    prof = [(-size, 0)] + [(y - r + r * math.sin(a), r - r * math.cos(a)) for a in [PI / 2 * k / 24 for k in range(25)]] + [(y, size)]
    v = [(x, p[0], p[1]) for p in prof for x in (-size, size)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    return link(mesh(v, f), 'cyclo', mat or plaster(c))


def sun(azimuth, elevation, strength=4.2, colour=(1, .85, .67), soft=1.05):
    """azimuth: degrees, 0 = from the camera side, 90 = from the right, -90 = from the left, 180 = from behind."""
    a, e = math.radians(azimuth), math.radians(elevation)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy = strength
    li.color = colour
    li.angle = math.radians(soft)
    o = link(li, 'sun')
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene['sun'] = tuple(d)
    return o


def world(strength=.55, top=(1, .93, .84), horizon=(1, .86, .7), dark=(.5, .4, .31), side=1):
    """Soft studio: bright window side, darker other side, so that glass and metal have something to show."""
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputWorld')
    bg = t.nodes.new('ShaderNodeBackground')
    tc = t.nodes.new('ShaderNodeTexCoord')
    sep = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(tc.outputs['Generated'], sep.inputs[0])
    mr = t.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = -1
    mr.inputs[2].default_value = 1
    if side < 0:
        mr.inputs[3].default_value, mr.inputs[4].default_value = 1, 0
    t.links.new(sep.outputs[0], mr.inputs[0])
    r1 = t.nodes.new('ShaderNodeValToRGB')
    r1.color_ramp.elements[0].color = (*dark, 1)
    r1.color_ramp.elements[1].color = (*horizon, 1)
    r1.color_ramp.elements[0].position = .1
    r1.color_ramp.elements[1].position = .8
    t.links.new(mr.outputs[0], r1.inputs[0])
    r2 = t.nodes.new('ShaderNodeValToRGB')
    r2.color_ramp.elements[0].color = (0, 0, 0, 1)
    r2.color_ramp.elements[1].color = (1, 1, 1, 1)
    r2.color_ramp.elements[0].position = .0
    r2.color_ramp.elements[1].position = .9
    t.links.new(sep.outputs[2], r2.inputs[0])
    mx = t.nodes.new('ShaderNodeMixRGB')
    t.links.new(r2.outputs[0], mx.inputs[0])
    t.links.new(r1.outputs[0], mx.inputs[1])
    mx.inputs[2].default_value = (*top, 1)
    t.links.new(mx.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    t.links.new(bg.outputs[0], out.inputs[0])
    cards(side)
    return w


def cards(side=1):
    """Panels seen in reflections only: a warm room behind the camera and a tall window at the side."""
    n = N('room')
    sep = n.n('SeparateXYZ')
    n.t.links.new(n.n('TexCoord').outputs['Generated'], sep.inputs[0])
    col = ramp(n, sep.outputs[2], [(0, hexa('b98d63')), (.4, hexa('d9b894')), (.6, hexa('f3e3cc')), (1, hexa('fbf1e2'))])
    room = n.surface(n.n('Emission', Color=col, Strength=.95).outputs[0])
    objs = [link(mesh([(-40, -22, -30), (40, -22, -30), (40, -22, 30), (-40, -22, 30)], [(0, 1, 2, 3)]), 'room', room)]
    pane = emission((1, .93, .82), 5.0)
    for z in (1.2, 5.2):
        for y in (-5.6, -3.2):
            x = 8.5 * side
            objs.append(link(mesh([(x, y, z), (x, y + 2.1, z), (x, y + 2.1, z + 3.6), (x, y, z + 3.6)], [(0, 1, 2, 3)]), 'pane', pane))
    for o in objs:
        o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_volume_scatter = False
        o.visible_transmission = o.name.startswith('room')


def glow(loc, power=40, size=1.5, colour=(1, .82, .6)):
    """Hidden light in a niche, shining down and back."""
    x, y, z = loc
    return area(loc, (x, y + .6, z - 4), size, power, colour)


def area(loc, target=(0, 0, 1), size=4, power=120, colour=(1, .9, .78), sizey=None):
    li = bpy.data.lights.new('area', 'AREA')
    li.energy = power
    li.color = colour
    li.size = size
    if sizey:
        li.shape = 'RECTANGLE'
        li.size_y = sizey
    o = link(li, 'area', None, loc)
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return o


def shade_only(o):
    for x in [o] + list(o.children_recursive):
        x.visible_camera = x.visible_diffuse = x.visible_glossy = x.visible_transmission = False
    return o


def gobo(kind='branch', target=(0, 3, 3), dist=9, shift=(0, 0), roll=0, scale=1, seed=0):
    """Something between the sun and the set that throws a soft shadow.
    kind: branch, palm, window, archwindow, blinds."""
    roll += 2.2 * SWAY[0]
    shift = (shift[0] + .10 * SWAY[0], shift[1] + .04 * SWAY[0])
    d = Vector(bpy.context.scene['sun'])
    q = d.to_track_quat('Z', 'Y')
    c = Vector(target) + d * dist
    mat = satin(BLACK, .9)
    with group() as g:
        if kind == 'branch':
            for i, (dx, dy, r) in enumerate(((-2.9, -.6, -150), (-2.8, .9, -168), (-2.4, -2.0, -138))):
                branch((dx, dy, 0), (-90, 0, r + 90), 5.2, 17, 1.25, .42, mat, mat, .35, seed + i)
        elif kind == 'palm':
            for i, (dx, dy, r) in enumerate(((-3.2, -1.2, -148), (-3.4, .6, -168))):
                branch((dx, dy, 0), (-90, 0, r + 90), 6.5, 44, 1.5, .42, mat, mat, .3, seed + i, 'palm')
        elif kind == 'window':
            hole = [rect_pts(1.5, 2.2, x, z) for x in (-.85, .85) for z in (-2.4, 0.0, 2.4)]
            outline([rect_pts(34, 34, 0, -17)] + hole, .05, mat, (0, 0, 0), (0, 0, 0), .001)
        elif kind == 'archwindow':
            hole = [arch_pts(1.35, 5.2, cx=x, z0=-2.4) for x in (-1.6, 0, 1.6)]
            outline([rect_pts(34, 34, 0, -17)] + hole, .05, mat, (0, 0, 0), (0, 0, 0), .001)
        elif kind == 'bigarch':
            outline([rect_pts(34, 34, 0, -17), arch_pts(4.2, 6.2, z0=-3)], .05, mat, (0, 0, 0), (0, 0, 0), .001)
        elif kind == 'blinds':
            for i in range(14):
                box((14, .34, .02), mat, (0, (i - 7) * .8, 0), bevel=.005)
    e = g.o
    e.rotation_mode = 'QUATERNION'
    from mathutils import Quaternion
    e.rotation_quaternion = q @ Quaternion((0, 0, 1), math.radians(roll))
    right, up = q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0))
    e.location = c + right * shift[0] + up * shift[1]
    e.scale = (scale,) * 3
    bpy.context.view_layer.update()
    return shade_only(e)


def view(target=(0, 1, 1.3), dist=12, az=0, el=8, lens=70, focus=None, fstop=2.6, shift=(0, 0)):
    a, e = math.radians(az), math.radians(el)
    t = Vector(target)
    return camera(tuple(t + dist * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))), target, lens, focus, fstop, shift)


def camera(loc, target, lens=60, focus=None, fstop=2.8, shift=(0, 0)):
    ca = bpy.data.cameras.new('cam')
    ca.lens = lens
    ca.sensor_width = 36
    ca.sensor_fit = 'AUTO'
    ca.shift_x, ca.shift_y = shift
    o = link(ca, 'cam', None, loc)
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    ca.dof.use_dof = True
    ca.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    ca.dof.aperture_fstop = fstop * .1
    bpy.context.scene.camera = o
    return o
