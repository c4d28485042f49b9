import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const CLOTH = 'M0-92C52-92 78-62 80-22C82 16 96 48 106 92Q70 112 40 104C46 70 44 50 44 30V-44H0'

/** A pharaoh in his striped cloth. */
export const pharaoh: Family = {
  name: 'pharaoh',
  suits: ['pharaoh', 'egypt', 'sphinx', 'cleopatra'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const sun = random.between(104, 122)
    canvas.circle(120, sun, 150, canvas.radial({ colour: spark, opacity: 0.4 }, { colour: spark, opacity: 0 }))
    canvas.circle(120, sun, 96, canvas.linear(spark, mix(light, main, 0.3)), { opacity: 0.9 })
    canvas.path('M-64 262L-8 176L62 262L120 200L196 262L246 190L304 262V320H-64Z', mix(mid, deep, 0.35))
    canvas.group({ transform: 'translate(120 160)' }, () => {
      canvas.path('M-110 160C-104 122-70 100-34 98H34C70 100 104 122 110 160Z', canvas.linear(mix(main, mid, 0.4), mix(mid, deep, 0.4)))
      canvas.line('M-92 124Q0 164 92 124M-100 142Q0 184 100 142', spark, 6, { 'stroke-opacity': 0.8 })
      const half = (lit: boolean) => {
        canvas.path(`${CLOTH}Z`, lit ? canvas.linear(spark, mix(light, main, 0.35)) : canvas.linear(mix(light, main, 0.3), main))
        canvas.line(
          'M52-40L80-48M52-22L84-28M52-4L84-8M54 14L88 14M54 32L94 36M54 50L100 58M52 68L104 80M50 86L96 100',
          mix(mid, deep, 0.1),
          7,
          {
            'stroke-opacity': lit ? 0.75 : 0.9,
          },
        )
        canvas.path('M0-92C52-92 78-62 78-34Q40-62 0-62Z', lit ? spark : mix(light, main, 0.35))
        canvas.path(
          'M0-60Q34-60 56-42Q60 4 44 40Q30 72 0 78Z',
          lit ? canvas.linear(mix(spark, light, 0.5), mix(main, light, 0.3)) : canvas.linear(mix(light, main, 0.4), mix(main, mid, 0.2)),
        )
        canvas.path('M0-60Q34-60 56-42L55-28Q30-46 0-46Z', mix(mid, main, 0.2))
        canvas.path('M12-12Q28-28 46-14Q34 0 14-6Z', '#ffffff')
        canvas.circle(29, -12, 6.5, deep)
        canvas.line('M10-9Q28-30 48-14L62-8M14-4Q30 4 46-12', deep, 3.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
        canvas.line('M10-26Q28-40 50-28', deep, 5, { 'stroke-linecap': 'round' })
        canvas.path('M0-20L8 22Q8 30 0 30Z', mix(main, mid, lit ? 0.1 : 0.5), { opacity: 0.5 })
        canvas.path('M0 42Q12 38 22 46Q12 56 0 56Z', mix(mid, deep, 0.2), { opacity: lit ? 0.75 : 0.95 })
        canvas.path('M0 76H12L9 122Q0 128 0 122Z', lit ? mix(main, mid, 0.5) : mix(mid, deep, 0.3))
      }
      half(false)
      canvas.group({ transform: 'scale(-1 1)' }, () => half(true))
      canvas.line('M-10 88H10M-10 100H10M-9 112H9', spark, 3, { 'stroke-opacity': 0.8 })
      canvas.path('M-6-58C-20-74-16-98 0-112C16-98 20-74 6-58Z', canvas.linear(mix(main, light, 0.2), mid), {
        stroke: spark,
        'stroke-width': 3,
      })
      canvas.circle(0, -86, 5, spark)
    })
  },
}
