import { fromHex } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { drawFrom, isCommitted } from './draw.ts'
import type { Draw } from './drawn.ts'
import type { DrawShape } from './shape.ts'

/** What is published of an issue, as far as it is known by now. */
export interface DrawProof {
  readonly gameCode: string
  readonly numero: string
  /** Null where the result comes from outside. */
  readonly commitment: string | null
  readonly root: string | null
  readonly seed: string | null
  readonly shape: DrawShape
  readonly date: string
  readonly result: Draw | null
}

export interface CheckedDraw {
  /** The shown seed is the one committed to before the issue opened. */
  readonly seed: boolean
  /** What seed and sealed bets draw, and whether it is the result. */
  readonly draw: Draw
  readonly result: boolean
}

/** `feed`: the result came from outside, so there is no seed to check. `early`: the seed is not shown before the draw. */
export type DrawCheck = { readonly kind: 'checked'; readonly checked: CheckedDraw } | { readonly kind: 'feed' | 'early' | 'unreadable' }

/** Works a draw out again. */
export const checkDraw = async (proof: DrawProof): Promise<DrawCheck> => {
  const { gameCode, numero, commitment, root, seed, result, shape, date } = proof
  if (commitment === null) return { kind: 'feed' }
  if (seed === null || root === null || result === null) return { kind: 'early' }
  try {
    const bytes = fromHex(seed)
    const draw = await drawFrom(shape, bytes, { lotteryCode: gameCode, numero, entropyHex: root, date })
    const same = canonicalJson(draw) === canonicalJson(result)
    return { kind: 'checked', checked: { seed: await isCommitted(bytes, commitment), draw, result: same } }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'unreadable' }
    throw error
  }
}
