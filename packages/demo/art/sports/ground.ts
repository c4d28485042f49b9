import { mix } from '../colour.ts'
import type { Scene } from '../family.ts'

/** The arcs of a stand or a track around a point below the picture, and the flight of a ball from one foot corner. */
export const drawArena = ({ canvas, tones }: Scene, ball: readonly [number, number], side: number): void => {
  const { deep, mid, main, light, spark } = tones
  for (let i = 7; i > 0; i--)
    canvas.circle(120, 312, 46 + i * 33, i % 2 ? mix(mid, deep, 0.2 + 0.06 * i) : mix(mid, main, 0.55 - 0.06 * i), {
      stroke: spark,
      'stroke-opacity': 0.22,
    })
  canvas.circle(120, 312, 52, light, { opacity: 0.9 })
  canvas.line(`M${120 + side * 116} 300Q${120 + side * 84} 110 ${ball.join(' ')}`, spark, 3, {
    'stroke-dasharray': '1 11',
    'stroke-linecap': 'round',
  })
  canvas.circle(ball[0] + 4, ball[1] + 9, 48, deep, { opacity: 0.35 })
  canvas.circle(ball[0], ball[1], 48, canvas.radial('#ffffff', light, [0.35, 0.3, 0.8]))
}
