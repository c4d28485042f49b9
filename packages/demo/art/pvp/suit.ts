import type { Family } from '../family.ts'
import { SUITS } from '../live/suits.ts'

/** One great suit, the four below it. */
export const suit: Family = {
  name: 'suit',
  suits: ['cards', 'poker'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const first = random.below(4)
    const great = SUITS[first] ?? SUITS[0]
    const behind = SUITS[(first + 1 + random.below(3)) % 4] ?? SUITS[1]
    canvas.path(behind(180, 84, 78), light, { opacity: 0.15 })
    canvas.path(behind(40, 246, 66), deep, { opacity: 0.4 })
    canvas.path(great(124, 151, 86), deep, { opacity: 0.4 })
    canvas.path(great(120, 142, 86), canvas.linear(spark, main, [0.2, 0, 0.8, 1]))
    canvas.path(great(120, 142, 61), canvas.linear(main, mid, [0.2, 0, 0.8, 1]))
    canvas.path(great(120, 142, 35), canvas.linear(spark, light))
    canvas.path(SUITS.map((outline, i) => outline(60 + i * 40, 268, 7)).join(''), spark, { opacity: 0.75 })
  },
}
