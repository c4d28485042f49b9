import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const MIRRORED = 'scale(-1 1)'
const TAIL = 'M0 0C-26-40-34-96 0-142C34-96 26-40 0 0Z'

/** The fox of many tails. */
export const fox: Family = {
  name: 'fox',
  suits: ['fox'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const tails = random.pick([5, 7, 9])
    canvas.circle(120, 150, 112, deep, { opacity: 0.22 })
    const fur = canvas.linear(mix(main, light, 0.2), mix(mid, main, 0.2))
    for (let i = 0; i < tails; i++) {
      const degrees = (i - (tails - 1) / 2) * (168 / tails)
      canvas.copy('tail', { transform: `translate(120 206) rotate(${degrees}) scale(1.14 1.2)` }, () => {
        canvas.path(TAIL, fur, { stroke: deep, 'stroke-opacity': 0.3, 'stroke-width': 1.5 })
        canvas.path('M0-142C15-122 22-106 25-90Q12-100 6-88Q0-102-8-90Q-14-100-25-90C-22-106-15-122 0-142Z', spark)
      })
    }
    canvas.group({ transform: 'translate(120 190) scale(.86)' }, () => {
      canvas.path('M-52 40C-66 76-64 116-58 156H58C64 116 66 76 52 40Z', canvas.linear(mix(main, mid, 0.2), mix(mid, deep, 0.3)))
      canvas.path('M-36 56Q-34 114 0 156Q34 114 36 56Z', canvas.linear(spark, mix(light, main, 0.5)))
      const half = (lit: boolean) => {
        canvas.path('M12-40L56-106C70-82 80-44 76-6Z', lit ? main : mix(main, mid, 0.3))
        canvas.path('M32-42L55-80Q64-58 64-26Z', mix(deep, mid, 0.5))
        canvas.path('M0-52Q34-58 62-28L96 22Q62 64 0 92Z', lit ? mix(main, light, 0.28) : main)
        canvas.path('M96 22Q62 64 0 92V72Q18 26 50 24Q76 30 96 22Z', lit ? '#ffffff' : spark)
        canvas.path('M0-52Q18-40 15 4Q14 44 10 70L0 76Z', lit ? mix(light, spark, 0.4) : mix(light, main, 0.35))
        canvas.path('M20 14Q34-8 56-2Q50 18 20 14Z', deep)
        canvas.circle(40, 5, 4.5, spark)
      }
      half(false)
      canvas.group({ transform: MIRRORED }, () => half(true))
      canvas.path('M-13 72Q0 64 13 72Q10 88 0 92Q-10 88-13 72Z', deep)
      canvas.path('M0-46Q9-32 0-14Q-9-32 0-46Z', mix(main, mid, 0.5))
    })
  },
}
