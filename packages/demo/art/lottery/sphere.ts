import type { Attributes } from '../canvas.ts'
import type { Hex } from '../colour.ts'
import type { Scene } from '../family.ts'
import { n } from '../geometry.ts'
import { digitStrokes } from './digits.ts'

/** A lottery ball; with `digit` it carries a numbered field. */
export const drawSphere = (
  { canvas, tones }: Scene,
  [x, y, radius]: readonly [number, number, number],
  lit: Hex,
  shade: Hex,
  digit?: number,
): void => {
  const transform = `translate(${n(x)} ${n(y)}) scale(${n(radius) / 50})`
  const ball = (attributes: Attributes) =>
    canvas.copy(`sphere ${lit} ${shade}`, attributes, () => {
      canvas.circle(2, 8, 50, tones.deep, { opacity: 0.4 })
      canvas.circle(0, 0, 50, canvas.radial(lit, shade, [0.34, 0.28, 0.82]))
      canvas.ellipse(-18, -30, 13, 7, '#fff', { opacity: 0.55, transform: 'rotate(-28 -18 -30)' })
    })
  if (digit === undefined) return ball({ transform })
  canvas.group({ transform }, () => {
    ball({})
    canvas.copy(`digit ${digit}`, {}, () => {
      canvas.circle(0, 0, 25, '#fff')
      canvas.line(digitStrokes(digit), tones.deep, 2.6, {
        transform: 'translate(-8.5 -13.6) scale(1.7)',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      })
    })
  })
}
