import type { Canvas } from './canvas.ts'
import type { Tones } from './palette.ts'
import type { Random } from './random.ts'

export interface Scene {
  readonly canvas: Canvas
  readonly tones: Tones
  readonly random: Random
}

/**
 * One kind of picture. It is drawn in a field of 240 by 300 around (120, 150); what should reach the edges runs from
 * -64 to 304 across and from -20 to 320 down, because the square and wide formats frame the same field differently.
 */
export interface Family {
  readonly name: string
  /** Beginnings of the English words, in lower case, of names and classes that it shows; absent where it suits any. */
  readonly suits?: readonly string[]
  /** Whether the ground may carry an ornament of its own; scenes with a horizon leave it bare. */
  readonly ornament: boolean
  readonly draw: (scene: Scene) => void
}

export const CX = 120
export const CY = 150
