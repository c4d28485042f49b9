import type { drawProof } from '@portico/contract/lottery'
import type { ResponseOf } from '@portico/contract/call'
import { fromHex } from '@portico/lottery/bytes'
import type { Draw } from '@portico/contract/draw'
import { drawFrom, isCommitted } from '@portico/lottery/draw'

type Proof = ResponseOf<typeof drawProof>

export interface Checked {
  /** The shown seed is the one committed to before the issue opened. */
  readonly seed: boolean
  /** What seed and sealed bets draw, and whether it is the result. */
  readonly draw: Draw
  readonly result: boolean
}

/** `feed`: the result was imported, so there is no seed to check. `early`: the seed is not shown before the draw. */
export type ProofState = { readonly kind: 'checked'; readonly checked: Checked } | { readonly kind: 'feed' | 'early' | 'unreadable' }

const keysOf = (draw: Draw): string[] => [...Object.keys(draw), ...('lots' in draw ? Object.keys(draw.lots) : [])]

/** Compares what was drawn, whatever the order of the keys. */
const same = (one: Draw, other: Draw): boolean => {
  const sorted = (draw: Draw) => JSON.stringify(draw, [...keysOf(draw)].sort())
  return sorted(one) === sorted(other)
}

/** Works a draw out again in this page. */
export const checkProof = async ({ gameCode, numero, commitment, root, seed, result, shape, date }: Proof): Promise<ProofState> => {
  if (commitment === null) return { kind: 'feed' }
  if (seed === null || root === null || result === null) return { kind: 'early' }
  try {
    const bytes = fromHex(seed)
    const draw = await drawFrom(shape, bytes, { lotteryCode: gameCode, numero, entropyHex: root, date })
    return { kind: 'checked', checked: { seed: await isCommitted(bytes, commitment), draw, result: same(draw, result) } }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'unreadable' }
    throw error
  }
}
