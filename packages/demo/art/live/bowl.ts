import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint } from '../geometry.ts'

/** The bowl lifted from the plate and its four tokens. */
export const bowl: Family = {
  name: 'bowl',
  suits: ['fish prawn crab', 'shake the plate'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 210Q120 166 304 210V320H-64Z', canvas.linear(mix(mid, main, 0.4), deep))
    canvas.ellipse(120, 258, 112, 28, deep, { opacity: 0.45 })
    canvas.ellipse(120, 242, 106, 36, mix(main, mid, 0.5))
    canvas.ellipse(120, 234, 106, 36, canvas.linear('#ffffff', mix(light, main, 0.25)))
    canvas.ellipse(120, 235, 88, 28, 'none', { stroke: main, 'stroke-width': 4, 'stroke-opacity': 0.7 })
    canvas.ellipse(120, 237, 74, 22, mix(light, main, 0.35), { opacity: 0.6 })
    const red = random.below(5)
    const tokens = [
      [92, 228],
      [142, 226],
      [108, 246],
      [156, 244],
    ] as const
    for (const [i, [x, y]] of tokens.entries()) {
      canvas.ellipse(x + 2, y + 5, 17, 9, deep, { opacity: 0.3 })
      canvas.ellipse(x, y + 3, 17, 9, i < red ? mid : mix(spark, main, 0.45))
      canvas.ellipse(x, y, 17, 9, i < red ? mix(main, mid, 0.2) : '#ffffff')
    }
    canvas.path('M58 160L182 160L206 236H34Z', canvas.linear({ colour: spark, opacity: 0.34 }, { colour: spark, opacity: 0 }))
    canvas.group({ transform: `translate(${120 + side * 8} 112) rotate(${side * random.between(12, 20)})` }, () => {
      canvas.path('M-92 46C-90-18-52-58 0-58S90-18 92 46Z', canvas.linear(mix(light, '#ffffff', 0.5), mix(main, mid, 0.1), [0, 0, 1, 1]))
      canvas.path('M-22-56V-70Q0-78 22-70V-56Q0-50-22-56Z', mix(light, main, 0.4))
      canvas.ellipse(0, 46, 92, 20, mix(deep, mid, 0.45))
      canvas.path('M-92 46A92 20 0 0 1 92 46A86 14 0 0 0-92 46Z', spark)
      canvas.line('M-86 18Q0-14 86 18', main, 5)
      canvas.line('M-81 4Q0-26 81 4', main, 2)
      const flower = [-44, 0, 44].map((x) => glint(x, -22 + Math.abs(x) / 6, 13)).join('')
      canvas.path(flower, mix(main, mid, 0.35))
      canvas.path('M-70 2C-64-26-42-44-16-48Q-46-28-54 0Z', '#ffffff', { opacity: 0.55 })
    })
  },
}
