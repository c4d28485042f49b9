import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawSphere } from './sphere.ts'

/** A glass drum full of balls, one drawn. */
export const drum: Family = {
  name: 'drum',
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    canvas.ellipse(120, 276, 92, 12, deep, { opacity: 0.5 })
    canvas.path('M66 196L44 272H196L174 196Z', canvas.linear(mix(main, mid, 0.3), deep))
    canvas.path('M44 262H196L199 274H41Z', spark, { opacity: 0.8 })
    canvas.circle(120, 128, 92, mix(deep, mid, 0.35), { opacity: 0.85 })
    const balls = [
      [74, 112, 19, light, mid],
      [120, 92, 21, spark, main],
      [166, 110, 19, light, main],
      [92, 150, 25, spark, main],
      [146, 156, 26, light, main],
      [186, 150, 15, spark, main],
      [58, 156, 14, main, mid],
      [116, 192, 20, light, mid],
    ] as const
    for (const [i, [x, y, radius, lit, shade]] of balls.entries())
      drawSphere(
        scene,
        [x + random.between(-4, 4), y + random.between(-4, 4), radius],
        lit,
        shade,
        i % 3 === 1 ? random.below(10) : undefined,
      )
    canvas.circle(120, 128, 92, canvas.linear({ colour: '#ffffff', opacity: 0.2 }, { colour: '#ffffff', opacity: 0.02 }))
    canvas.ring(120, 128, 92, spark, 4, { 'stroke-opacity': 0.85 })
    canvas.line('M52 104A74 74 0 0 1 96 60', '#ffffff', 7, { 'stroke-linecap': 'round', 'stroke-opacity': 0.6 })
    canvas.path('M104 26H136V42H104Z', mix(main, light, 0.3))
    canvas.path('M92 234H148V252H92Z', deep, { opacity: 0.7 })
    drawSphere(scene, [120, 250, 21], spark, main, random.below(10))
  },
}
