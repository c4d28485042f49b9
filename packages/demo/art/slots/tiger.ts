import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A tiger's face. */
export const tiger: Family = {
  name: 'tiger',
  suits: ['tiger', 'cat', 'lion', 'panther'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    canvas.circle(120, 150, 112, deep, { opacity: 0.26 })
    const brow = random.pick([
      'M0-84L9-66L0-52ZM0-46L14-58L22-50L0-34ZM0-28L20-42L30-34L0-16Z',
      'M6-82L18-78L8-50ZM24-74L36-66L20-46ZM0-44L18-34L0-20Z',
    ])
    canvas.group({ transform: 'translate(120 150) scale(1.1)' }, () => {
      const half = (lit: boolean) => {
        canvas.circle(58, -66, 26, lit ? mix(main, light, 0.2) : main)
        canvas.circle(59, -63, 15, mix(deep, mid, 0.5))
        canvas.path(
          'M0-84C40-86 72-66 78-28L94-14L84 2L100 24L82 30L88 52L64 54C50 76 28 88 0 90Z',
          lit ? canvas.linear(mix(spark, main, 0.4), main) : canvas.linear(mix(light, main, 0.6), mix(main, mid, 0.25)),
        )
        canvas.path('M82 30L88 52L64 54C50 76 28 88 0 90V60Q40 64 56 36Q70 38 82 30Z', lit ? '#ffffff' : spark)
        canvas.path('M16-26Q36-46 58-28Q50-18 40-18Q28-16 16-26Z', lit ? '#ffffff' : spark, { opacity: 0.9 })
        canvas.path(`${brow}M98 22L66 22L86 10ZM92-14L62-8L82-24ZM86 48L64 42L82 36ZM72-44L52-46L64-58Z`, deep, { opacity: 0.86 })
        canvas.path('M16-8Q34-26 56-12Q46 6 24 4Q18 0 16-8Z', deep)
        canvas.circle(37, -9, 8, spark)
        canvas.circle(37, -9, 3.6, deep)
        canvas.path('M0 26C22 18 44 32 42 52C40 70 14 76 0 68Z', lit ? '#ffffff' : mix(spark, '#ffffff', 0.3))
        canvas.path('M0-14Q12-6 14 16L20 30H0Z', mix(light, main, lit ? 0.3 : 0.5))
        canvas.line('M16 46v.1M28 42v.1M26 54v.1', mid, 4, { 'stroke-linecap': 'round', 'stroke-opacity': 0.6 })
      }
      half(false)
      canvas.group({ transform: 'scale(-1 1)' }, () => half(true))
      canvas.path('M-20 26Q0 18 20 26Q14 44 0 46Q-14 44-20 26Z', canvas.linear(mix(main, mid, 0.5), deep))
      canvas.line('M0 46V58M-22 62Q-8 70 0 58Q8 70 22 62', deep, 3.4, { 'stroke-linecap': 'round' })
      canvas.path('M-14 72Q0 80 14 72Q8 84 0 84Q-8 84-14 72Z', mix(mid, main, 0.4))
    })
  },
}
