import { mix } from '../colour.ts'
import { CX, type Family, type Scene } from '../family.ts'
import { glint, n, regular, roundRect } from '../geometry.ts'

type Symbol = (scene: Scene, x: number, y: number) => void

const ball: Symbol = ({ canvas, tones }, x, y) => {
  canvas.circle(x, y, 20, canvas.radial(tones.spark, tones.main, [0.35, 0.3, 0.8]))
  canvas.circle(x - 6, y - 7, 4.5, '#fff', { opacity: 0.55 })
}
const spark: Symbol = ({ canvas, tones }, x, y) => canvas.path(glint(x, y, 26), canvas.linear(tones.spark, tones.light, [0.2, 0, 0.8, 1]))
const gate: Symbol = ({ canvas, tones }, x, y) => {
  const arch = (r: number) => `M${n(x - r)} ${n(y + 17)}v-19a${r} ${r} 0 0 1 ${2 * r} 0v19Z`
  canvas.path(arch(18), canvas.linear(tones.light, tones.main))
  canvas.path(arch(8), tones.deep, { opacity: 0.55 })
}
const stone: Symbol = ({ canvas, tones }, x, y) => {
  canvas.path(regular(x, y, 21, 6), canvas.linear(tones.light, mix(tones.main, tones.mid, 0.3)))
  canvas.path(regular(x, y, 11, 6), tones.spark, { opacity: 0.85 })
}
const SYMBOLS = [ball, spark, gate, stone] as const

/** Three turning reels and their winning line. */
export const reels: Family = {
  name: 'reels',
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const start = random.below(4)
    for (let column = 0; column < 3; column++) {
      const x = 26 + column * 66
      const outline = roundRect(x, 40, 56, 220, 20)
      canvas.group(canvas.clip(outline), () => {
        const face = canvas.linear(mix(tones.deep, tones.mid, 0.3), mix(tones.mid, tones.main, 0.55))
        canvas.path(outline, face)
        const offset = column === 1 ? 0 : random.between(-9, 9)
        for (let row = 0; row < 3; row++) {
          const symbol = SYMBOLS[(start + column * 2 + row + (row === 1 ? column : 0)) % 4] ?? ball
          symbol(scene, x + 28, 80 + row * 70 + offset)
        }
        const dark = { colour: tones.deep, opacity: 0.85 }
        const clear = { colour: tones.deep, opacity: 0 }
        canvas.path(`M${x} 40h56v60h-56Z`, canvas.linear(dark, clear))
        canvas.path(`M${x} 200h56v60h-56Z`, canvas.linear(clear, dark))
      })
    }
    canvas.line(roundRect(14, 112, 212, 76, 18), tones.spark, 2, { 'stroke-opacity': 0.85 })
    canvas.path(`M6 140l12 10-12 10ZM234 140l-12 10 12 10Z`, tones.spark)
    canvas.circle(CX, 276, 3, tones.spark, { opacity: 0.7 })
  },
}
