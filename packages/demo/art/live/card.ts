import type { Hex } from '../colour.ts'
import type { Scene } from '../family.ts'
import { n, roundRect } from '../geometry.ts'
import { SUITS } from './suits.ts'

const SHEET = roundRect(-43, -62, 86, 124, 11)

/** A playing card around a centre, turned by degrees; `suit` 0 to 3. */
export const drawCard = (scene: Scene, x: number, y: number, degrees: number, suit: number, ink: Hex, scale = 1): void => {
  const { canvas, tones } = scene
  const outline = SUITS[suit % 4] ?? SUITS[0]
  canvas.group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(degrees)}) scale(${scale})` }, () => {
    canvas.path(SHEET, tones.deep, { opacity: 0.35, transform: 'translate(3 6)' })
    canvas.path(SHEET, canvas.linear('#ffffff', tones.spark, [0.1, 0, 0.9, 1]))
    canvas.path(outline(0, 3, 26) + outline(-29, -45, 7.5) + outline(29, 45, 7.5), ink)
  })
}
