import { type Hex, mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'
import { n, roundRect } from '../geometry.ts'

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The faces of a cube are one square, sheared three ways. */
const FACES = ['matrix(.866 .5 -.866 .5 0 -50)', 'matrix(.866 .5 0 1 -43.3 25)', 'matrix(.866 -.5 0 1 43.3 25)'] as const
const FACE = roundRect(-50, -50, 100, 100, 12)

/** A die around a centre; the shades are those of its top and its two sides. */
export const drawDie = (scene: Scene, x: number, y: number, scale: number, degrees: number, shades: readonly Hex[]) => {
  const { canvas, tones, random } = scene
  const top = random.below(6)
  canvas.group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(degrees)}) scale(${scale})` }, () => {
    canvas.path('M-86-48L0-98L86-48V52L0 102L-86 52Z', shades[1] ?? tones.main, { 'stroke-linejoin': 'round' })
    for (const [i, transform] of FACES.entries())
      canvas.group({ transform }, () => {
        canvas.path(FACE, shades[i] ?? tones.main)
        const spots = SPOTS[(top + i * 2) % 6] ?? []
        canvas.path(spots.map(([u, v]) => `M${u * 25 - 9} ${v * 25}a9 9 0 0 0 18 0a9 9 0 0 0-18 0`).join(''), tones.deep)
      })
  })
}

/** Dice in the air over a table's edge. */
export const dice: Family = {
  name: 'dice',
  suits: ['dice', 'sic bo', 'fish prawn crab', 'shake the plate', 'craps'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    canvas.path('M-64 250Q120 196 304 250V320H-64Z', canvas.linear(mix(mid, main, 0.4), deep))
    const warm = ['#fffaf0', mix(spark, main, 0.22), mix(light, main, 0.45)] as const
    const cool = [mix(light, '#ffffff', 0.3), mix(main, light, 0.25), mix(main, mid, 0.3)] as const
    const side = random.pick([-1, 1])
    canvas.ellipse(120 - side * 26, 254, 66, 13, deep, { opacity: 0.45 })
    canvas.ellipse(120 + side * 56, 226, 34, 8, deep, { opacity: 0.4 })
    drawDie(scene, 120 + side * 48, 96, 0.5, side * random.between(10, 24), cool)
    drawDie(scene, 120 - side * 24, 180, 0.72, side * random.between(-12, -4), warm)
  },
}
