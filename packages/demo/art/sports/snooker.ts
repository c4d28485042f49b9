import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { n } from '../geometry.ts'

/** The rack, the white and the cue, seen from above. */
export const snooker: Family = {
  name: 'snooker',
  suits: ['snooker', 'billiards', 'pool'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64-20H304V320H-64Z', canvas.radial(mix(main, mid, 0.25), mix(mid, deep, 0.55), [0.5, 0.42, 0.62]))
    canvas.line('M-64 216H304', spark, 2, { 'stroke-opacity': 0.4 })
    canvas.line('M62 216a58 58 0 0 0 116 0', spark, 2, { 'stroke-opacity': 0.4 })
    const reds = canvas.radial(mix(light, '#ffffff', 0.4), mix(main, mid, 0.15), [0.34, 0.28, 0.8])
    const pale = canvas.radial('#ffffff', mix(spark, main, 0.3), [0.34, 0.28, 0.8])
    canvas.group({ transform: `translate(120 116) rotate(${n(side * random.between(2, 6))}) scale(.9) translate(-120-92)` }, () => {
      canvas.path('M14 20H240L128 212Z', deep, { opacity: 0.26 })
      const chosen = random.below(10)
      let count = 0
      for (let row = 0; row < 4; row++)
        for (let i = 0; i <= row; i++) {
          const [x, y] = [120 + (i - row / 2) * 45, 152 - row * 39]
          canvas.circle(x + 4, y + 7, 21, deep, { opacity: 0.4 })
          canvas.circle(x, y, 21, count++ === chosen ? pale : reds)
          canvas.ellipse(x - 7, y - 9, 6, 4, '#ffffff', { opacity: 0.7 })
        }
      canvas.line('M10 11H230L120 201Z', canvas.linear(spark, mix(light, main, 0.4)), 7, { 'stroke-linejoin': 'round' })
    })
    const x = 120 + side * 18
    canvas.circle(x + 4, 247, 22, deep, { opacity: 0.4 })
    canvas.circle(x, 240, 22, canvas.radial('#ffffff', light, [0.34, 0.28, 0.8]))
    canvas.group({ transform: `translate(${x} 240) rotate(${-side * 22})` }, () => {
      canvas.path('M-4 36H4L9 130H-9Z', canvas.linear(spark, mix(main, mid, 0.3)))
      canvas.path('M-4 32H4V42H-4Z', '#ffffff')
    })
  },
}
