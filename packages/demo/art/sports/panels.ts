import type { Scene } from '../family.ts'
import { type Point, polar, polygon, regular } from '../geometry.ts'

/** The dark panels and the seams of a football of radius 48; one panel's corner stands at `start`. */
export const drawPanels = ({ canvas, tones }: Scene, [x, y]: Point, start: number): void => {
  let panels = regular(x, y, 18, 5, start)
  let seams = ''
  for (let i = 0; i < 5; i++) {
    const angle = start + i * Math.PI * 0.4
    panels += polygon([polar(x, y, 33, angle), polar(x, y, 46, angle - 0.36), polar(x, y, 48, angle), polar(x, y, 46, angle + 0.36)])
    seams += `M${polar(x, y, 18, angle).join(' ')}L${polar(x, y, 33, angle).join(' ')}`
    seams += `M${polar(x, y, 46, angle + 0.36).join(' ')}L${polar(x, y, 36, angle + Math.PI * 0.2).join(' ')}`
  }
  canvas.path(panels, tones.mid)
  canvas.line(seams, tones.mid, 2.4)
}
