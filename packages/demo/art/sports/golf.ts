import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** The flag of a green, and the ball on its way to the hole. */
export const golf: Family = {
  name: 'golf',
  suits: ['golf'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    const sunX = 120 + side * random.between(62, 78)
    canvas.circle(sunX, 92, 84, canvas.radial({ colour: spark, opacity: 0.4 }, { colour: spark, opacity: 0 }))
    canvas.circle(sunX, 92, 42, canvas.linear(spark, light))
    canvas.path('M-64 168Q-10 126 58 156T176 148T304 158V320H-64Z', mix(mid, main, 0.5), { opacity: 0.75 })
    canvas.path('M-64 204Q40 158 130 186T304 182V320H-64Z', canvas.linear(mix(main, light, 0.15), mix(mid, deep, 0.4)))
    canvas.ellipse(120, 236, 122, 34, canvas.linear(mix(light, main, 0.2), mix(main, mid, 0.35)))
    canvas.group({ transform: side > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      canvas.path('M146 228L226 212L230 216L150 234Z', deep, { opacity: 0.3 })
      canvas.ellipse(146, 232, 17, 6, deep)
      canvas.path('M143 58q3-5 6 0V231h-6Z', canvas.linear('#ffffff', light))
      canvas.path('M144 54C120 46 104 66 72 62L82 87L68 110C102 116 120 96 144 104Z', canvas.linear(spark, main, [1, 0, 0, 1]))
      canvas.path('M144 54C132 50 122 52 112 56V106C124 100 134 100 144 104Z', '#ffffff', { opacity: 0.3 })
      canvas.line('M-30 214Q18 150 60 240', spark, 3, { 'stroke-dasharray': '1 10', 'stroke-linecap': 'round' })
      canvas.ellipse(74, 274, 34, 8, deep, { opacity: 0.4 })
      canvas.circle(70, 250, 26, canvas.radial('#ffffff', mix(light, mid, 0.15), [0.36, 0.3, 0.8]))
      const dimples = [
        [60, 240],
        [71, 236],
        [82, 241],
        [55, 251],
        [66, 249],
        [78, 251],
        [88, 252],
        [61, 262],
        [73, 263],
        [83, 263],
      ].map(([x, y]) => `M${x} ${y}v.1`)
      canvas.line(dimples.join(''), mid, 4.4, { 'stroke-opacity': 0.34, 'stroke-linecap': 'round' })
    })
  },
}
