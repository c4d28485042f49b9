import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const SHELL = 'M0-96C52-96 84-60 86-8C88 26 82 54 66 78L40 92H0'

/** A fighter's helmet. */
export const helmet: Family = {
  name: 'helmet',
  suits: ['shooter', 'royale', 'tactical', 'arena', 'battle'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    canvas.path('M120 30L224 90V210L120 270L16 210V90Z', deep, { opacity: 0.26 })
    canvas.line('M120 22L230 86V214L120 278L10 214V86Z', spark, 1.6, { 'stroke-opacity': 0.45 })
    const visor = random.pick(['M0-22H58Q72-20 70-4Q66 22 44 28H18Q8 20 0 20Z', 'M0-16L64-30Q74-14 66 4L46 26L14 20L0 26Z'])
    canvas.group({ transform: 'translate(120 152)' }, () => {
      canvas.path(`${SHELL}Z`, deep, { opacity: 0.34, transform: 'translate(8 12)' })
      const half = (lit: boolean) => {
        canvas.path('M66 78L78 108Q40 122 0 122V86Z', mix(mid, deep, lit ? 0.2 : 0.5))
        canvas.path(
          `${SHELL}Z`,
          lit ? canvas.linear(mix(light, spark, 0.4), main) : canvas.linear(mix(main, light, 0.2), mix(mid, main, 0.3)),
        )
        canvas.path('M14-94Q22-60 18-30L0-22V-96Z', lit ? mix(main, mid, 0.2) : mix(main, mid, 0.5))
        canvas.path('M84-30Q104-28 104-2T86 26Z', mix(mid, deep, lit ? 0.1 : 0.4))
        canvas.circle(92, -2, 7, spark)
        canvas.path(visor, mix(deep, mid, 0.2), {
          stroke: lit ? spark : mix(light, main, 0.3),
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        })
        canvas.path('M22-14L50-18L34 14H26Z', lit ? light : main, { opacity: lit ? 0.75 : 0.6 })
        canvas.path('M0 40L34 46L26 92H0Z', lit ? mix(main, mid, 0.3) : mix(mid, main, 0.2))
        canvas.line('M8 56H26M8 68H24M8 80H22', deep, 4, { 'stroke-opacity': 0.55, 'stroke-linecap': 'round' })
        canvas.path('M50 44L72 38L64 70L46 78Z', lit ? spark : mix(light, main, 0.4), { opacity: 0.6 })
      }
      half(false)
      canvas.group({ transform: 'scale(-1 1)' }, () => half(true))
      canvas.path('M-7-104H7V-34L0-24L-7-34Z', canvas.linear(spark, mix(main, mid, 0.2)))
      canvas.path('M-50-66C-38-80-28-84-22-86Q-20-62-24-46Q-44-44-58-40Q-58-54-50-66Z', '#ffffff', { opacity: 0.3 })
    })
  },
}
