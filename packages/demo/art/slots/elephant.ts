import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const TRUNK = 'M-30 14C-28 62-28 92-14 112C2 134 44 132 50 100L32 94C28 108 12 108 8 92C4 72 24 54 30 14Z'

/** An elephant dressed for a feast. */
export const elephant: Family = {
  name: 'elephant',
  suits: ['elephant'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.circle(120, 148, 114, deep, { opacity: 0.24 })
    canvas.group({ transform: `translate(120 146) scale(${side} 1)` }, () => {
      const ear = (lit: boolean) => {
        canvas.path('M28-46C50-88 106-86 110-28C114 22 84 62 52 54C40 50 34 40 30 30Z', lit ? mix(main, light, 0.12) : mix(main, mid, 0.35))
        canvas.path('M44-40C62-68 94-62 96-24C98 12 78 40 56 38Z', mix(spark, main, lit ? 0.35 : 0.6), { opacity: 0.75 })
      }
      const tusk = () => canvas.path('M26 42C28 66 44 86 66 88C56 74 50 56 48 36Z', canvas.linear('#ffffff', spark))
      ear(true)
      canvas.group({ transform: 'scale(-1 1)' }, () => ear(false))
      canvas.group({ transform: 'scale(-1 1)' }, tusk)
      canvas.path(TRUNK, deep, { opacity: 0.3, transform: 'translate(8 8)' })
      canvas.path(
        'M0-78C44-78 62-48 58-8C56 24 42 44 30 52H-30C-42 44-56 24-58-8C-62-48-44-78 0-78Z',
        canvas.linear(mix(light, main, 0.25), mix(main, mid, 0.15)),
      )
      canvas.path('M0-78C44-78 62-48 58-8C56 24 42 44 30 52H0Z', mid, { opacity: 0.2 })
      tusk()
      canvas.path(TRUNK, canvas.linear(mix(light, main, 0.5), mix(main, mid, 0.25)))
      canvas.line('M-27 40Q0 48 25 38M-27 58Q-4 66 18 56M-25 76Q-6 84 10 74M-20 94Q-6 98 9 88', mid, 3, {
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      })
      canvas.path('M-36-8Q-28-18-18-8Q-28 0-36-8ZM36-8Q28-18 18-8Q28 0 36-8Z', deep)
      canvas.path('M-46-62Q0-94 46-62Q30-52 24-36L0 14L-24-36Q-30-52-46-62Z', canvas.linear(mix(main, mid, 0.5), mix(mid, deep, 0.2)), {
        stroke: spark,
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      })
      canvas.path('M0-66L14-46L0-22L-14-46Z', canvas.linear(spark, main))
      canvas.line('M-26-58v.1M26-58v.1M0-6v.1', spark, 8, { 'stroke-linecap': 'round' })
      canvas.path('M-9-84Q-12-104 0-118Q12-104 9-84Z', spark)
    })
  },
}
