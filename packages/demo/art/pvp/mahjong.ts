import { type Hex, mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'
import { n, polar, roundRect } from '../geometry.ts'

const FACE = roundRect(-40, -54, 80, 108, 12)

const flower = (x: number, y: number, size: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const [px, py] = polar(x, y, size * 0.62, (i * Math.PI) / 4)
    return `M${n(px - size * 0.26)} ${py}a${n(size * 0.26)} ${n(size * 0.26)} 0 1 0 ${n(size * 0.52)} 0a${n(size * 0.26)} ${n(size * 0.26)} 0 1 0 ${n(-size * 0.52)} 0`
  }).join('')

type Mark = (scene: Scene, ink: Hex) => void

const wheels: Mark = ({ canvas, tones }, ink) => {
  for (const [x, y] of [
    [-18, -27],
    [18, -27],
    [0, 0],
    [-18, 27],
    [18, 27],
  ] as const) {
    canvas.circle(x, y, 12, x === 0 ? tones.main : ink)
    canvas.ring(x, y, 6.5, tones.spark, 2.4)
  }
}
const rose: Mark = ({ canvas, tones }, ink) => {
  canvas.path(flower(0, 0, 36), ink)
  canvas.circle(0, 0, 12, tones.main)
  canvas.circle(0, 0, 5, tones.spark)
}
const bamboo: Mark = ({ canvas, tones }, ink) => {
  const cane = (x: number, y: number) => `M${x} ${y}v12m0 4v12`
  canvas.line(cane(-20, -40) + cane(20, -40) + cane(-20, 12) + cane(20, 12), ink, 9, { 'stroke-linecap': 'round' })
  canvas.line(cane(0, -14), tones.main, 9, { 'stroke-linecap': 'round' })
}
const MARKS = [wheels, rose, bamboo] as const

const tileAt = (scene: Scene, x: number, y: number, degrees: number, scale: number, mark: Mark) => {
  const { canvas, tones } = scene
  canvas.group({ transform: `translate(${x} ${y}) rotate(${n(degrees)}) scale(${scale})` }, () => {
    canvas.copy('tile', {}, () => {
      canvas.path(FACE, tones.deep, { opacity: 0.4, transform: 'translate(7 16)' })
      canvas.path(FACE, mix(tones.mid, tones.main, 0.55), { transform: 'translate(4 10)' })
      canvas.path(FACE, tones.light, { transform: 'translate(2 5)' })
      canvas.path(FACE, canvas.linear('#ffffff', tones.spark, [0.1, 0, 0.9, 1]))
    })
    canvas.copy(`mark ${MARKS.indexOf(mark)}`, {}, () => mark(scene, tones.mid))
  })
}

/** Mahjong tiles, standing and fallen. */
export const mahjong: Family = {
  name: 'mahjong',
  suits: ['mahjong'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const first = random.below(3)
    const mark = (i: number) => MARKS[(first + i) % 3] ?? rose
    canvas.path('M-64 214Q120 170 304 214V320H-64Z', canvas.linear(mix(tones.mid, tones.main, 0.35), tones.deep))
    tileAt(scene, 64, 110, random.between(-16, -9), 0.8, mark(1))
    tileAt(scene, 178, 112, random.between(9, 16), 0.8, mark(2))
    tileAt(scene, 120, 158, random.between(-4, 4), 1.16, mark(0))
    tileAt(scene, 52, 240, -74, 0.5, mark(2))
    tileAt(scene, 192, 244, 62, 0.5, mark(1))
  },
}
