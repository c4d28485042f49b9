import type { drawProof } from '@portico/contract/lottery'
import type { ResponseOf } from '@portico/contract/call'
import { fromHex } from '@portico/lottery/bytes'
import { drawDigits, isCommitted } from '@portico/lottery/draw'

type Proof = ResponseOf<typeof drawProof>

export interface Checked {
  /** The shown seed is the one committed to before the issue opened. */
  readonly seed: boolean
  /** What seed and sealed bets draw, and whether it is the result. */
  readonly digits: string
  readonly result: boolean
}

/** `feed`: the result was imported, so there is no seed to check. `early`: the seed is not shown before the draw. */
export type ProofState = { readonly kind: 'checked'; readonly checked: Checked } | { readonly kind: 'feed' | 'early' | 'unreadable' }

/** Works a draw out again in this page. */
export const checkProof = async ({ gameCode, numero, commitment, root, seed, result }: Proof): Promise<ProofState> => {
  if (commitment === null) return { kind: 'feed' }
  if (seed === null || root === null || result === null) return { kind: 'early' }
  try {
    const bytes = fromHex(seed)
    const digits = await drawDigits(bytes, gameCode, numero, root)
    return { kind: 'checked', checked: { seed: await isCommitted(bytes, commitment), digits, result: digits === result.digits } }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'unreadable' }
    throw error
  }
}
