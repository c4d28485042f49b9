import type { Hex } from '../colour.ts'
import type { Scene } from '../family.ts'
import { glint, n } from '../geometry.ts'

/** A chip lying flat, seen from above. */
export const drawChip = ({ canvas, tones }: Scene, x: number, y: number, radius: number, rim: Hex, face: Hex): void => {
  canvas.circle(x + 2, y + 5, radius, tones.deep, { opacity: 0.35 })
  canvas.circle(x, y, radius, rim)
  canvas.ring(x, y, radius * 0.87, tones.spark, n(radius * 0.24), {
    'stroke-dasharray': `${n(radius * 0.455)} ${n(radius * 0.456)}`,
  })
  canvas.circle(x, y, radius * 0.68, face, { stroke: tones.spark, 'stroke-opacity': 0.6, 'stroke-width': 1.4 })
  canvas.path(glint(x, y, radius * 0.36), tones.spark)
}
