import type { TicketBundle } from '@portico/contract/ticket/shapes'
import { fromHex } from '@portico/lottery/bytes'
import { isCommitted } from '@portico/lottery/draw'
import { merkleRoot, verifyProof } from '@portico/lottery/merkle'
import { poolLeaves, poolLeafText } from '@portico/lottery/prize-pool'

export interface Proven {
  /** Own numbers whose prizes stood under the root before the first ticket, of how many. */
  readonly own: number
  readonly of: number
  /** Whether seed and order are those that were sealed; null before the seed is shown, and of raffles. */
  readonly whole: boolean | null
}

/** Checks a pool's bundle in this browser. Raffles are left to `verify-tickets`: there may be many thousand entries. */
export const prove = async (bundle: TicketBundle): Promise<Proven> => {
  const { pool, terms, counts, seed, commitment, root, proofs, numbers, kind } = bundle
  let own = 0
  for (const { number, prize, salt, path } of proofs)
    if (root !== null && (await verifyProof(poolLeafText({ pool, number, prize, salt }), path, root))) own++
  if (seed === null || kind === 'RAFFLE') return { own, of: proofs.length, whole: null }
  const leaves = await poolLeaves(fromHex(seed), { pool, terms, counts })
  const whole =
    (await isCommitted(fromHex(seed), commitment)) &&
    (await merkleRoot(leaves.map(poolLeafText))) === root &&
    numbers.every(({ number, prize }) => leaves[number - 1]?.prize === prize)
  return { own, of: proofs.length, whole }
}
