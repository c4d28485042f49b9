import type { Draw } from '../drawn.ts'

/** Three faces, ascending: their order means nothing. */
export type Throw = readonly number[]

/** The faces of three dice. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

/** The dice as they were drawn. @throws RangeError when these are not three dice. */
export const diceOf = (draw: Draw): readonly string[] => {
  const dice: unknown = 'dice' in draw ? draw.dice : undefined
  if (!Array.isArray(dice) || dice.length !== 3 || !dice.every((die) => typeof die === 'string' && /^[1-6]$/.test(die))) {
    throw new RangeError('not a draw of three dice')
  }
  return dice as string[]
}

export const throwOf = (draw: Draw): Throw =>
  diceOf(draw)
    .map(Number)
    .sort((a, b) => a - b)

export const sumOf = (faces: Throw): number => faces.reduce((sum, face) => sum + face, 0)

export const timesOf = (faces: Throw, face: number): number => faces.filter((each) => each === face).length

/** How many different faces show. */
export const differentOf = (faces: Throw): number => new Set(faces).size

export const isTriple = (faces: Throw): boolean => differentOf(faces) === 1

const WAYS_OF_DIFFERENT = [0, 1, 3, 6] as const

/** The 56 throws and how many of the 216 orders of the dice show each. */
export const THROWS: readonly { readonly faces: Throw; readonly ways: number }[] = FACES.flatMap((a) =>
  FACES.filter((b) => b >= a).flatMap((b) =>
    FACES.filter((c) => c >= b).map((c) => ({ faces: [a, b, c], ways: WAYS_OF_DIFFERENT[differentOf([a, b, c])] ?? 0 })),
  ),
)
