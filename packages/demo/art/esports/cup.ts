import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, polygon, regular, star } from '../geometry.ts'

/** The winners' crystal. */
export const cup: Family = {
  name: 'cup',
  suits: ['cup', 'strategy', 'league', 'football', 'arena'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const sides = random.pick([5, 6])
    canvas.path('M-64 246Q120 218 304 246V320H-64Z', canvas.linear(mix(mid, main, 0.3), deep))
    canvas.circle(120, 120, 116, canvas.radial({ colour: spark, opacity: 0.4 }, { colour: spark, opacity: 0 }))
    for (const flip of [1, -1])
      canvas.group({ transform: `translate(120 150) scale(${flip} 1)` }, () => {
        for (const [i, degrees] of [20, 42, 64, 86, 108].entries())
          canvas.copy('leaf', { transform: `rotate(${degrees}) translate(0-106) scale(${1 - i * 0.03})` }, () =>
            canvas.path('M-4 20Q-20-8-2-30Q16-8-4 20Z', canvas.linear(spark, mix(main, mid, 0.1)), { transform: 'rotate(-62)' }),
          )
      })
    canvas.ellipse(120, 274, 70, 11, deep, { opacity: 0.5 })
    canvas.path('M88 176L120 192L152 176L146 236H94Z', canvas.linear(mix(light, main, 0.3), mix(main, mid, 0.4)))
    canvas.path('M120 192L152 176L146 236H120Z', mid, { opacity: 0.35 })
    canvas.path('M72 236H168L176 270H64Z', canvas.linear(mix(main, light, 0.1), mix(main, mid, 0.7)))
    canvas.path('M72 236H168L170 246H70Z', spark)
    canvas.path(regular(126, 134, 76, sides), deep, { opacity: 0.3 })
    canvas.path(regular(120, 124, 76, sides), canvas.linear('#ffffff', main, [0, 0, 1, 1]))
    canvas.path(regular(120, 124, 60, sides), canvas.linear(mix(main, mid, 0.2), mix(mid, deep, 0.4)))
    canvas.path(
      polygon([
        [120, 48],
        [120, 64],
        [66, 100],
        [50, 98],
      ]),
      '#ffffff',
      { opacity: 0.5 },
    )
    canvas.path(star(120, 124, 42, 18, 5), canvas.linear(spark, mix(light, main, 0.5)))
    canvas.path(star(120, 124, 20, 9, 5), '#ffffff', { opacity: 0.5 })
    canvas.path(glint(180, 70, 9) + glint(58, 176, 6), '#ffffff', { opacity: 0.85 })
  },
}
