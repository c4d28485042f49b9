import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, polar, polygon } from '../geometry.ts'

/** A chest that could not be shut. */
export const chest: Family = {
  name: 'chest',
  suits: ['treasure', 'pirate', 'mine', 'fortune', 'riches'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const start = random.between(0, 0.3)
    const beams = Array.from({ length: 16 }, (_, i) => {
      const angle = start + (i * Math.PI) / 8
      return polygon([[120, 150], polar(120, 150, 300, angle - 0.08), polar(120, 150, 300, angle + 0.08)])
    })
    canvas.path(beams.join(''), spark, { opacity: 0.14 })
    canvas.circle(120, 146, 118, canvas.radial({ colour: spark, opacity: 0.65 }, { colour: spark, opacity: 0 }))
    canvas.path('M-64 236Q120 206 304 236V320H-64Z', canvas.linear(mix(mid, main, 0.25), deep))
    canvas.ellipse(120, 274, 108, 14, deep, { opacity: 0.5 })
    const wood = canvas.linear(mix(main, mid, 0.25), mix(mid, deep, 0.3))
    const gold = canvas.linear(spark, mix(light, main, 0.5))
    canvas.path('M34 132C34 84 52 52 78 48H162C188 52 206 84 206 132L196 144H44Z', wood)
    canvas.path('M50 134C50 98 62 76 82 72H158C178 76 190 98 190 134Z', mix(deep, mid, 0.4))
    canvas.line('M34 132C34 84 52 52 78 48H162C188 52 206 84 206 132', gold, 8, { 'stroke-linecap': 'round' })
    canvas.path('M44 170C48 130 82 112 104 120C120 96 156 104 162 126C186 124 196 148 198 170Z', mix(main, mid, 0.3))
    const coins = [
      [66, 152],
      [92, 134],
      [150, 130],
      [178, 150],
      [120, 118],
      [108, 152],
      [138, 150],
      [156, 160],
      [84, 162],
    ] as const
    const coin = canvas.linear('#ffffff', mix(spark, main, 0.35), [0, 0, 1, 1])
    for (const [i, [x, y]] of coins.entries())
      canvas.copy('coin', { transform: `translate(${x} ${y}) rotate(${(i * 37) % 50})` }, () => {
        canvas.ellipse(0, 3, 20, 15, mix(main, mid, 0.5))
        canvas.ellipse(0, 0, 20, 15, coin)
        canvas.ellipse(0, 0, 13, 9, 'none', { stroke: mix(main, mid, 0.2), 'stroke-width': 2, 'stroke-opacity': 0.6 })
      })
    const gem = random.pick(['M-17-6L-9-16H9L17-6L0 18Z', 'M0-20L15-8V8L0 20L-15 8V-8Z'])
    canvas.path(gem, canvas.linear('#ffffff', main), { transform: 'translate(122 136) scale(1.2)', stroke: mid, 'stroke-opacity': 0.5 })
    canvas.path('M30 166H210L202 268H38Z', wood)
    canvas.line('M35 200H205M37 234H203', deep, 2, { 'stroke-opacity': 0.4 })
    canvas.path('M26 158H214V178H26ZM36 252H204L203 270H38Z', gold)
    canvas.path('M54 178H74L77 252H58ZM166 178H186L182 252H163Z', gold, { opacity: 0.92 })
    canvas.path('M100 166H140V206Q140 226 120 226T100 206Z', gold, { stroke: mid, 'stroke-opacity': 0.5, 'stroke-width': 2 })
    canvas.path('M120 186a8 8 0 0 1 5 14l3 14h-16l3-14a8 8 0 0 1 5-14Z', deep)
    canvas.path(glint(60, 62, 8) + glint(188, 100, 10) + glint(150, 34, 6) + glint(92, 116, 7), '#ffffff', { opacity: 0.9 })
  },
}
