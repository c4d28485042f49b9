import { CX, CY, type Family } from '../family.ts'
import { n } from '../geometry.ts'

/** A lotus from above, three rings of petals. */
export const lotus: Family = {
  name: 'lotus',
  suits: ['lotus', 'garden', 'bloom', 'flower', 'orchid', 'spring'],
  ornament: true,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const petals = random.pick([8, 10, 12])
    const slim = 8 / petals
    const rings = [
      [114, 36, mid, main, 0.8, 0],
      [88, 31, main, light, 0.94, 180 / petals],
      [60, 23, light, spark, 1, 0],
    ] as const
    canvas.circle(CX, CY, 118, deep, { opacity: 0.22 })
    for (const [length, girth, inner, outer, opacity, turn] of rings) {
      const fill = canvas.linear(outer, inner)
      const w = girth * (0.45 + 0.55 * slim)
      const petal =
        `M${CX} ${CY}C${n(CX - w)} ${n(CY - length * 0.45)} ${n(CX - w * 0.6)} ${n(CY - length * 0.8)} ${CX} ${CY - length}` +
        `C${n(CX + w * 0.6)} ${n(CY - length * 0.8)} ${n(CX + w)} ${n(CY - length * 0.45)} ${CX} ${CY}Z`
      for (let i = 0; i < petals; i++) {
        const transform = `rotate(${n(turn + (i * 360) / petals)} ${CX} ${CY})`
        canvas.copy(`petal ${length}`, { transform }, () => canvas.path(petal, fill, { opacity }))
      }
    }
    canvas.circle(CX, CY, 20, canvas.radial(spark, main, [0.4, 0.35, 0.7]))
    canvas.ring(CX, CY, 124, spark, 2, {
      'stroke-opacity': 0.35,
      'stroke-dasharray': '1 8',
      'stroke-linecap': 'round',
    })
  },
}
