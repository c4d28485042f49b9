import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { polygon, type Point } from '../geometry.ts'

const COLUMNS = 7
const ROWS = 5

/** The chequered flag over the last straight. */
export const flag: Family = {
  name: 'flag',
  suits: ['racing', 'race', 'motor', 'rally'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    const wave = random.between(0, 1.2)
    canvas.path('M-64 226Q120 206 304 226V320H-64Z', mix(deep, mid, 0.35))
    canvas.path('M-64 320L104 216H136L304 320Z', canvas.linear(mix(mid, main, 0.3), mix(mid, main, 0.6)))
    canvas.path('M117 220h6l3 22h-12ZM112 254h16l6 30h-28ZM104 300h32l5 20h-42Z', spark, { opacity: 0.8 })
    canvas.path('M-64 320L104 216H108L-44 320ZM304 320L136 216H132L284 320Z', light, { opacity: 0.8 })
    const at = (column: number, row: number): Point => {
      const swing = Math.sin(column * 0.95 + wave)
      return [62 + column * 24 + swing * 2, 46 + row * 25 + swing * 11 + column * (3 - row * 0.5)]
    }
    const cells = (odd: number) =>
      Array.from({ length: COLUMNS * ROWS }, (_, i): [number, number] => [i % COLUMNS, Math.floor(i / COLUMNS)])
        .filter(([column, row]) => (column + row) % 2 === odd)
        .map(([column, row]) => polygon([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]))
        .join('')
    const edge = Array.from({ length: COLUMNS + 1 }, (_, i) => at(i, 0))
    const foot = Array.from({ length: COLUMNS + 1 }, (_, i) => at(COLUMNS - i, ROWS))
    canvas.group({ transform: `translate(120 150) rotate(${-side * 10}) scale(${side} 1) translate(-128 -146)` }, () => {
      canvas.path(polygon([...edge, ...foot]), deep, { opacity: 0.34, transform: 'translate(6 12)' })
      canvas.path(polygon([...edge, ...foot]), canvas.linear('#ffffff', mix(light, spark, 0.4)))
      canvas.path(cells(0), canvas.linear(mix(mid, main, 0.25), deep, [0, 0, 1, 1]))
      for (const column of [1.4, 4.8])
        canvas.path(polygon([at(column, 0), at(column + 1.3, 0), at(column + 1.3, ROWS), at(column, ROWS)]), '#ffffff', { opacity: 0.14 })
      canvas.path('M56 34h8V288q-4 4-8 0Z', canvas.linear(spark, main))
      canvas.circle(60, 32, 8, spark)
    })
  },
}
