import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { corners, polar } from '../geometry.ts'

/** A buffalo with a flower at its brow. */
export const ox: Family = {
  name: 'ox',
  suits: ['ox', 'bull', 'buffalo', 'bison'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const petals = random.pick([5, 6, 8])
    canvas.circle(120, 152, 112, deep, { opacity: 0.26 })
    canvas.group({ transform: 'translate(120 158)' }, () => {
      const half = (lit: boolean) => {
        canvas.path(
          'M20-62C64-52 94-78 84-128C122-98 118-34 40-26Z',
          lit ? canvas.linear('#ffffff', mix(light, main, 0.35)) : canvas.linear(spark, mix(main, mid, 0.2)),
        )
        canvas.line('M88-108Q98-104 104-98M84-84Q96-78 104-72M72-66Q82-54 90-46', mid, 3, {
          'stroke-opacity': 0.4,
          'stroke-linecap': 'round',
        })
        canvas.path('M42-30C66-46 98-40 112-18C94 0 66 2 44-8Z', lit ? main : mix(main, mid, 0.4))
        canvas.path('M56-26C74-34 90-30 100-18C86-8 70-8 56-14Z', mix(spark, main, 0.5), { opacity: 0.7 })
        canvas.path(
          'M0-68C40-70 58-46 54-10C50 24 42 40 44 62C44 92 24 106 0 106Z',
          lit ? canvas.linear(mix(light, main, 0.45), main) : canvas.linear(main, mix(mid, main, 0.25)),
        )
        canvas.path('M0 46C24 42 44 50 44 70C44 94 22 106 0 106Z', lit ? spark : mix(light, main, 0.3))
        canvas.path('M14 68Q24 58 34 68Q28 80 14 76Z', deep, { opacity: 0.8 })
        canvas.path('M22-8Q34-22 48-10Q40 4 24 0Z', deep)
        canvas.circle(36, -8, 3, spark)
        canvas.path('M18-20Q34-34 52-22Q36-28 20-14Z', mix(deep, mid, 0.5))
      }
      half(false)
      canvas.group({ transform: 'scale(-1 1)' }, () => half(true))
      canvas.path(
        'M-30-72Q-18-92 0-82Q18-92 30-72Q22-50 12-40Q4-52 0-38Q-6-52-14-42Q-24-52-30-72Z',
        canvas.linear(mix(mid, main, 0.3), deep),
      )
      canvas.ring(0, 96, 17, spark, 5)
      for (const [x, y] of corners(0, -56, 13, petals))
        canvas.circle(x, y, 9, mix(spark, '#ffffff', 0.3), { stroke: main, 'stroke-opacity': 0.5 })
      canvas.circle(...polar(0, -56, 0, 0), 8, main)
      canvas.line('M-14 94Q0 100 14 94', deep, 3, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })
    })
  },
}
