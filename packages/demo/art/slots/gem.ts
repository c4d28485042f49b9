import { mix } from '../colour.ts'
import { CX, CY, type Family } from '../family.ts'
import { corners, polar, polygon } from '../geometry.ts'

/** A cut stone seen from above. */
export const gem: Family = {
  name: 'gem',
  suits: ['gem', 'jewel', 'diamond', 'crystal', 'mine', 'jade', 'opal', 'pearl', 'amber', 'star'],
  ornament: true,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const sides = random.pick([6, 8, 10])
    const step = (2 * Math.PI) / sides
    canvas.ring(CX, CY, random.between(100, 110), spark, 1.2, { 'stroke-opacity': 0.4 })
    canvas.circle(CX, CY, 88, deep, { opacity: 0.36 })
    for (let i = 0; i < sides; i++) {
      const angle = i * step - Math.PI / 2
      const [a, b] = [polar(CX, CY, 78, angle), polar(CX, CY, 78, angle + step)]
      const [before, after] = [polar(CX, CY, 41, angle - step / 2), polar(CX, CY, 41, angle + step / 2)]
      const lit = (Math.cos(angle + 2.2) + 1) / 2
      canvas.path(polygon([a, b, after]), mix(main, spark, lit * 0.85))
      canvas.path(polygon([a, after, before]), mix(mid, light, lit))
    }
    const table = corners(CX, CY, 41, sides, -Math.PI / 2 + step / 2)
    canvas.path(polygon(table), canvas.linear(spark, main, [0.1, 0, 0.9, 1]))
    canvas.path(polygon([...table.slice(-2), ...table.slice(0, 1), [CX, CY]]), '#fff', { opacity: 0.3 })
  },
}
