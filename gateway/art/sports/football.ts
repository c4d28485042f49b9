import type { Family } from '../family.ts'
import { polar, polygon, regular } from '../geometry.ts'
import { drawArena } from './ground.ts'

/** A football in flight. */
export const football: Family = {
  name: 'football',
  suits: ['football', 'soccer'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const side = random.pick([-1, 1])
    const [x, y] = [120 - side * 40, random.between(88, 100)]
    drawArena(scene, [x, y], side)
    const start = random.between(-2, -1)
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
  },
}
