import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { n } from '../geometry.ts'
import { drawPanels } from './panels.ts'

/** A ball before the goal. */
export const goal: Family = {
  name: 'goal',
  suits: ['football', 'soccer'],
  ornament: true,
  draw: (scene) => {
    const { canvas, random } = scene
    const { deep, mid, main, light, spark } = scene.tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 196H304V320H-64Z', canvas.linear(mix(main, mid, 0.35), mix(mid, deep, 0.5)))
    const stripes = [0, 2, 4, 6].map((i) => `M${-150 + i * 78} 320L${-8 + i * 37} 196h37L${-72 + i * 78} 320Z`)
    canvas.path(stripes.join(''), light, { opacity: 0.12 })
    canvas.line('M-64 232H304', '#ffffff', 2.4, { 'stroke-opacity': 0.5 })
    canvas.path('M22 74H218L196 196H44Z', deep, { opacity: 0.3 })
    const mesh = Array.from({ length: 9 }, (_, i) => `M${22 + i * 24.5} 74L${n(44 + i * 19)} 196`)
    const rows = [92, 112, 134, 156, 178].map((y) => `M${n(22 + (y - 74) * 0.18)} ${y}H${n(218 - (y - 74) * 0.18)}`)
    canvas.line(mesh.join('') + rows.join(''), light, 1.6, { 'stroke-opacity': 0.5 })
    canvas.line('M22 218V70H218V218', canvas.linear('#ffffff', mix(light, spark, 0.5)), 9, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
    const [x, y] = [120 + side * random.between(18, 34), 228]
    canvas.ellipse(x + 4, y + 47, 50, 10, deep, { opacity: 0.5 })
    canvas.circle(x, y, 48, canvas.radial('#ffffff', light, [0.35, 0.3, 0.8]))
    drawPanels(scene, [x, y], random.between(-2, -1))
  },
}
