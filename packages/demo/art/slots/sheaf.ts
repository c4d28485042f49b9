import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A sheaf before the evening sun. */
export const sheaf: Family = {
  name: 'sheaf',
  suits: ['harvest', 'farm', 'grain', 'rice'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const sun = random.between(96, 144)
    canvas.circle(sun, 108, 120, canvas.radial({ colour: spark, opacity: 0.5 }, { colour: spark, opacity: 0 }))
    canvas.circle(sun, 108, 64, canvas.linear(mix(spark, main, 0.1), mix(light, main, 0.5)))
    canvas.path('M-64 198Q10 168 90 190T304 180V320H-64Z', mix(mid, main, 0.55), { opacity: 0.8 })
    canvas.path('M-64 228Q60 196 304 222V320H-64Z', canvas.linear(mix(main, mid, 0.45), mix(mid, deep, 0.5)))
    canvas.line('M-64 250Q60 218 304 244M-64 274Q60 244 304 268', spark, 2, { 'stroke-opacity': 0.3, 'stroke-dasharray': '14 10' })
    canvas.ellipse(120, 284, 70, 11, deep, { opacity: 0.5 })
    const straw = canvas.linear(spark, mix(light, main, 0.5))
    const grain = canvas.linear(spark, mix(main, light, 0.1))
    const angles = [-46, 46, -36, 36, -25, 25, -14, 14, -4, 5]
    for (const [i, degrees] of angles.entries()) {
      const tall = (1 - Math.abs(degrees) / 260).toFixed(2)
      canvas.copy('ear', { transform: `translate(120 214) rotate(${degrees}) scale(${i % 2 ? '-' : ''}${tall} ${tall})` }, () => {
        canvas.line('M0 0Q2-50 0-92', mix(light, main, 0.35), 3.4)
        let grains = ''
        for (let k = 0; k < 5; k++) grains += `M0 ${-84 - k * 13}q-15-6-13-24q15 6 13 24q15-6 13-24q-15 6-13 24`
        canvas.path(`${grains}M0-138q-8-14 0-28q8 14 0 28Z`, grain, { stroke: mid, 'stroke-opacity': 0.45 })
        canvas.line('M0-160V-178M-12-152L-20-170M12-152L20-170', mix(light, spark, 0.5), 1.6)
      })
    }
    canvas.path('M92 204Q120 216 148 204Q142 240 170 282Q120 298 70 282Q98 240 92 204Z', straw)
    canvas.line(
      'M104 212Q104 250 90 284M114 214Q114 250 108 288M126 214Q126 250 132 288M136 212Q136 250 150 284',
      mix(main, mid, 0.5),
      2.4,
      {
        'stroke-opacity': 0.5,
      },
    )
    canvas.path('M90 202Q120 214 150 202L148 224Q120 236 92 224Z', canvas.linear(mix(main, mid, 0.2), mix(mid, deep, 0.2)))
    canvas.path(
      'M120 216Q150 204 164 226Q146 236 124 224Q140 250 132 266Q116 248 116 226Q98 240 80 230Q92 208 120 216Z',
      mix(main, mid, 0.35),
    )
    canvas.circle(120, 219, 8, spark)
  },
}
