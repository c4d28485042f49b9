import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawDeepWater, drawSeaBed } from './sea.ts'

/** A drifting jellyfish. */
export const jellyfish: Family = {
  name: 'jellyfish',
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { main, light, spark } = tones
    drawDeepWater(scene)
    const lean = random.between(-10, 10).toFixed(0)
    canvas.group({ transform: `translate(120 138) scale(1.15) rotate(${lean})` }, () => {
      const threads = [-46, -30, -14, 2, 18, 34, 48].map((x, i) => `M${x} 4q${i % 2 ? 11 : -11} 24 0 46t0 ${24 + (i % 3) * 9}`)
      canvas.line(threads.join(''), mix(light, main, 0.2), 4.5, { 'stroke-opacity': 0.8, 'stroke-linecap': 'round' })
      canvas.path('M-64 6A64 64 0 0 1 64 6Q48-4 32 6Q16 16 0 6Q-16-4-32 6Q-48 16-64 6Z', canvas.linear(spark, main))
      canvas.path('M-38 0Q-34-34 0-44Q34-34 38 0Q20-8 0 0Q-20 8-38 0Z', spark, { opacity: 0.32 })
      canvas.line('M-44-18A48 48 0 0 1-8-46', '#ffffff', 5, { 'stroke-opacity': 0.65, 'stroke-linecap': 'round' })
    })
    drawSeaBed(scene)
  },
}
