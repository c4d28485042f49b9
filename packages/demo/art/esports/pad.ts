import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { regular } from '../geometry.ts'

const BODY =
  'M60 108Q120 92 180 108C214 112 232 196 218 220C206 240 182 222 168 196Q120 184 72 196C58 222 34 240 22 220C8 196 26 112 60 108Z'

/** A game pad over a grid of cells. */
export const pad: Family = {
  name: 'pad',
  suits: ['football', 'online', 'arcade'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const lean = Math.round(random.between(-14, 14))
    canvas.path(BODY, deep, { opacity: 0.4, transform: `translate(4 12) rotate(${lean} 120 150)` })
    canvas.group({ transform: `rotate(${lean} 120 150)` }, () => {
      canvas.path('M62 112q4-18 30-16l8 8ZM178 112q-4-18-30-16l-8 8Z', mix(mid, main, 0.4))
      canvas.path(BODY, canvas.linear(spark, mix(main, light, 0.25), [0.3, 0, 0.6, 1]))
      canvas.path(
        'M60 114Q120 98 180 114C206 118 222 180 218 206C206 190 190 176 168 184Q120 172 72 184C50 176 34 190 22 206C18 180 34 118 60 114Z',
        '#fff',
        { opacity: 0.28 },
      )
      canvas.path('M60 126h14v12h12v14H74v12H60V152H48V138H60Z', mid)
      const buttons = [
        [174, 126, main],
        [192, 144, light],
        [174, 162, mid],
        [156, 144, mix(main, mid, 0.5)],
      ] as const
      for (const [x, y, fill] of buttons) canvas.circle(x, y, 9, fill, { stroke: deep, 'stroke-opacity': 0.25 })
      for (const x of [94, 146]) {
        canvas.circle(x, 178, 15, mix(mid, deep, 0.3))
        canvas.circle(x, 176, 10, canvas.linear(main, mid))
      }
      canvas.path(regular(120, 138, 13, 6), canvas.linear(main, mid))
    })
    const cells = [
      [44, 62, 13],
      [206, 70, 9],
      [196, 254, 14],
      [60, 262, 8],
    ] as const
    for (const [x, y, size] of cells) canvas.line(regular(x, y, size, 6), spark, 2, { 'stroke-opacity': 0.6 })
  },
}
