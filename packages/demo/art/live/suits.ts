import { n } from '../geometry.ts'

type Outline = (x: number, y: number, size: number) => string

const heart: Outline = (x, y, s) =>
  `M${n(x)} ${n(y + s * 0.9)}C${n(x - s * 1.5)} ${n(y - s * 0.05)} ${n(x - s * 0.85)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 0.38)}` +
  `C${n(x + s * 0.85)} ${n(y - s * 1.1)} ${n(x + s * 1.5)} ${n(y - s * 0.05)} ${n(x)} ${n(y + s * 0.9)}Z`

const diamond: Outline = (x, y, s) =>
  `M${n(x)} ${n(y - s)}Q${n(x + s * 0.28)} ${n(y - s * 0.36)} ${n(x + s * 0.76)} ${n(y)}Q${n(x + s * 0.28)} ${n(y + s * 0.36)} ${n(x)} ${n(y + s)}` +
  `Q${n(x - s * 0.28)} ${n(y + s * 0.36)} ${n(x - s * 0.76)} ${n(y)}Q${n(x - s * 0.28)} ${n(y - s * 0.36)} ${n(x)} ${n(y - s)}Z`

const spade: Outline = (x, y, s) =>
  `M${n(x)} ${n(y - s)}C${n(x + s * 1.5)} ${n(y + s * 0.05)} ${n(x + s * 0.75)} ${n(y + s * 0.85)} ${n(x + s * 0.1)} ${n(y + s * 0.4)}` +
  `L${n(x + s * 0.32)} ${n(y + s)}H${n(x - s * 0.32)}L${n(x - s * 0.1)} ${n(y + s * 0.4)}` +
  `C${n(x - s * 0.75)} ${n(y + s * 0.85)} ${n(x - s * 1.5)} ${n(y + s * 0.05)} ${n(x)} ${n(y - s)}Z`

const club: Outline = (x, y, s) => {
  const r = n(s * 0.46)
  return (
    `M${n(x - s * 0.3)} ${n(y + s)}L${n(x - s * 0.08)} ${n(y + s * 0.4)}A${r} ${r} 0 1 1 ${n(x - s * 0.36)} ${n(y - s * 0.2)}` +
    `A${r} ${r} 0 1 1 ${n(x + s * 0.36)} ${n(y - s * 0.2)}A${r} ${r} 0 1 1 ${n(x + s * 0.08)} ${n(y + s * 0.4)}L${n(x + s * 0.3)} ${n(y + s)}Z`
  )
}

/** The four suits of a card deck as outlines around a centre. */
export const SUITS: readonly [Outline, Outline, Outline, Outline] = [spade, heart, club, diamond]
