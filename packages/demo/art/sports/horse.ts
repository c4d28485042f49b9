import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A bridled head before a low sun. */
export const horse: Family = {
  name: 'horse',
  suits: ['horse racing', 'horse', 'derby'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const facing = random.pick([-1, 1])
    canvas.circle(128, 132, 148, canvas.radial({ colour: spark, opacity: 0.4 }, { colour: spark, opacity: 0 }))
    canvas.circle(120, 136, 90, canvas.linear(spark, mix(light, main, 0.45)))
    canvas.ring(120, 136, 102, spark, 1.6, { 'stroke-opacity': 0.55, 'stroke-dasharray': random.pick(['2 8', '12 6', '1 0']) })
    canvas.path('M-64 236Q-10 206 60 226T184 220T304 230V320H-64Z', mix(mid, deep, 0.35), { opacity: 0.7 })
    canvas.group({ transform: facing > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      canvas.path(
        'M112 56C88 58 58 84 44 124C26 156 8 184-10 232Q18 214 30 210Q14 244-8 276Q26 262 46 246Q40 280 24 320H90L120 100Z',
        canvas.linear(mix(main, mid, 0.35), deep),
      )
      canvas.path(
        'M122 40C118 52 118 60 120 66C140 74 152 92 162 112C176 134 194 150 202 170C208 188 200 202 184 204C172 204 166 196 154 194C138 194 128 188 118 180C118 214 142 262 158 320H48C46 250 58 150 98 84C102 72 110 52 122 40Z',
        canvas.linear(mix(light, main, 0.35), mix(mid, main, 0.35), [0.6, 0, 0.3, 1]),
      )
      canvas.path('M118 180C104 172 96 152 98 132C92 178 108 240 112 320H158C142 262 118 214 118 180Z', mid, { opacity: 0.42 })
      canvas.path(
        'M118 62C96 74 82 104 76 136C60 160 52 186 34 206Q56 202 66 192Q58 222 44 246Q72 232 82 208Q82 180 92 154Q90 110 118 62Z',
        canvas.linear(spark, mix(main, mid, 0.2)),
      )
      canvas.path('M122 40C118 52 118 60 120 66L130 70C132 58 130 46 122 40Z', mix(main, mid, 0.4))
      canvas.path('M132 106Q142 98 152 108Q142 116 132 106Z', deep)
      canvas.circle(144, 105, 1.8, '#ffffff')
      canvas.path('M188 172Q196 172 195 182Q187 182 188 172Z', deep, { opacity: 0.75 })
      canvas.line('M198 196Q186 190 176 194', deep, 2.4, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })
      canvas.line('M126 74Q112 120 118 180M178 138Q166 160 162 195M108 138Q140 146 170 158M168 164Q150 210 96 250', mix(deep, mid, 0.3), 5)
      canvas.ring(167, 164, 7, spark, 3.4)
      canvas.circle(113, 139, 5, spark)
    })
  },
}
