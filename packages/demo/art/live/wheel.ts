import { mix } from '../colour.ts'
import { CX, CY, type Family } from '../family.ts'
import { polar, polygon } from '../geometry.ts'

/** A roulette wheel and its ball. */
export const wheel: Family = {
  name: 'wheel',
  suits: ['roulette', 'wheel'],
  ornament: true,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const start = random.between(0, 6)
    const step = Math.PI / 12
    canvas.circle(CX + 2, CY + 8, 108, deep, { opacity: 0.45 })
    canvas.circle(CX, CY, 106, mix(deep, mid, 0.4))
    const pocket = (i: number) => {
      const a = start + i * step
      return polygon([polar(CX, CY, 98, a), polar(CX, CY, 98, a + step), polar(CX, CY, 67, a + step), polar(CX, CY, 67, a)])
    }
    const pockets = (parity: number) => Array.from({ length: 12 }, (_, i) => pocket(2 * i + parity)).join('')
    canvas.path(pockets(0), mix(deep, mid, 0.2))
    canvas.path(pockets(1), main)
    canvas.path(pocket(0), spark)
    canvas.circle(CX, CY, 67, canvas.linear(mix(mid, main, 0.6), deep), { stroke: spark, 'stroke-opacity': 0.55 })
    canvas.ring(CX, CY, 106, spark, 2.6, { 'stroke-opacity': 0.8 })
    canvas.ring(CX, CY, 50, light, 1, { 'stroke-opacity': 0.35 })
    const knobs = Array.from({ length: 4 }, (_, i) => polar(CX, CY, 40, start + (i * Math.PI) / 2))
    canvas.line(knobs.map(([x, y]) => `M${CX} ${CY}L${x} ${y}`).join(''), light, 5)
    for (const [x, y] of knobs) canvas.circle(x, y, 6.5, spark)
    canvas.circle(CX, CY, 16, canvas.radial(spark, main, [0.4, 0.35, 0.7]))
    const [x, y] = polar(CX, CY, 83, start + (5 + random.below(14)) * step + step / 2)
    canvas.circle(x + 1, y + 3, 7.5, deep, { opacity: 0.5 })
    canvas.circle(x, y, 7.5, '#fff')
  },
}
