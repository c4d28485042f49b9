import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, roundRect } from '../geometry.ts'
import { SUITS } from '../live/suits.ts'

const SHEET = roundRect(-38, -172, 76, 116, 10)

/** A hand of cards held in a fan, one face showing. */
export const hand: Family = {
  name: 'hand',
  suits: ['cards', 'baccarat', 'blackjack', 'poker', 'dragon tiger'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const suit = SUITS[random.below(4)] ?? SUITS[0]
    const step = random.between(15, 18)
    canvas.path('M-64 270Q120 232 304 270V320H-64Z', deep, { opacity: 0.6 })
    const back = canvas.linear(main, mix(mid, main, 0.2), [0, 0, 1, 1])
    for (let i = 0; i < 5; i++) {
      const face = i === 4
      canvas.group({ transform: `translate(120 268) rotate(${Math.round((i - 2) * step)})` }, () => {
        canvas.path(SHEET, deep, { opacity: 0.35, transform: 'translate(3 5)' })
        canvas.path(SHEET, face ? canvas.linear('#ffffff', spark) : spark)
        if (face) {
          canvas.path(suit(0, -114, 25) + suit(-25, -157, 7) + suit(25, -71, 7), mix(mid, main, 0.2))
          return
        }
        canvas.path(roundRect(-32, -166, 64, 104, 6), back)
        canvas.path(glint(0, -114, 30), light, { opacity: 0.75 })
        canvas.line('M0-160V-68M-26-114H26', spark, 1.2, { 'stroke-opacity': 0.5 })
      })
    }
    canvas.circle(120, 268, 42, canvas.linear(mix(mid, deep, 0.2), deep))
    canvas.ring(120, 268, 42, spark, 1.6, { 'stroke-opacity': 0.6 })
    canvas.path(suit(120, 268, 18), spark)
  },
}
