import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, roundRect } from '../geometry.ts'

/** A card of five by five with a line called. */
export const grid: Family = {
  name: 'grid',
  suits: ['bingo'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const lean = Math.round(random.between(-7, 7))
    const row = random.below(5)
    const diagonal = random.chance(0.5)
    const called = new Set(Array.from({ length: 5 }, (_, i) => (diagonal ? i * 6 : row * 5 + i)))
    for (let i = 0; i < 4; i++) called.add(random.below(25))
    canvas.group({ transform: `rotate(${lean} 120 150)` }, () => {
      const sheet = roundRect(32, 44, 176, 214, 16)
      canvas.path(sheet, deep, { opacity: 0.4, transform: 'translate(4 10)' })
      canvas.path(sheet, canvas.linear('#ffffff', spark, [0.1, 0, 0.9, 1]))
      canvas.path('M48 44H192q16 0 16 16V82H32V60q0-16 16-16Z', canvas.linear(main, mix(main, mid, 0.5)))
      for (let i = 0; i < 5; i++) canvas.circle(58 + i * 31, 63, 9, i % 2 ? light : spark)
      let open = ''
      let daubed = ''
      for (let i = 0; i < 25; i++) {
        const [x, y] = [58 + (i % 5) * 31, 104 + Math.floor(i / 5) * 33]
        if (called.has(i)) daubed += `M${x - 12.5} ${y}a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0-25 0`
        else open += roundRect(x - 12, y - 12, 24, 24, 6)
      }
      canvas.path(open, mix(light, main, 0.2), { opacity: 0.42 })
      canvas.path(daubed, canvas.linear(main, mid))
      canvas.path(glint(120, 170, 13), spark)
    })
  },
}
