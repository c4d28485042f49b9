import { hmacSha256, toHex, utf8 } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { drawnBytes, wordBelow } from './drawn-bytes.ts'

/** A pool of prizes: `terms` is the hash of what was published of it, `counts` how often each prize of its list is in it. */
export interface PrizePool {
  readonly pool: string
  readonly terms: string
  readonly counts: readonly number[]
}

const allOf = (counts: readonly number[]): number[] => counts.flatMap((count, prize) => Array.from({ length: count }, () => prize))

/** Which prize each number holds, the first number's first: every prize as often as the pool has it, in an order that the seed alone decides. */
export const poolOrder = async (seed: Uint8Array, { pool, terms, counts }: PrizePool): Promise<readonly number[]> => {
  const below = wordBelow(await drawnBytes(seed, `tickets:${pool}:${terms}`))
  const order = allOf(counts)
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(last + 1)
    const prize = order[last]!
    order[last] = order[other]!
    order[other] = prize
  }
  return order
}

/** Numbers of a pool that keep its hashes from being guessed, number 1 first. */
export const poolSalts = async (seed: Uint8Array, pool: string, size: number): Promise<readonly string[]> => {
  const sign = await hmacSha256(seed)
  const salts: string[] = []
  for (let number = 1; number <= size; number++) salts.push(toHex(await sign(utf8(`salt:${pool}:${number}`))))
  return salts
}

/** A number of a pool, as a leaf of its Merkle tree. */
export interface PoolLeaf {
  readonly pool: string
  /** Counted from 1. */
  readonly number: number
  /** The prize's place in the pool's list, from 0. */
  readonly prize: number
  readonly salt: string
}

export const poolLeafText = ({ pool, number, prize, salt }: PoolLeaf): string => canonicalJson({ number, pool, prize, salt })

/** The leaves of a pool in the order of their numbers. */
export const poolLeaves = async (seed: Uint8Array, pool: PrizePool): Promise<readonly PoolLeaf[]> => {
  const order = await poolOrder(seed, pool)
  const salts = await poolSalts(seed, pool.pool, order.length)
  return order.map((prize, index) => ({ pool: pool.pool, number: index + 1, prize, salt: salts[index]! }))
}

/** An entry of a raffle, as a leaf of the tree whose root is the draw's entropy. */
export const entryText = ({ pool, number, ticket }: { readonly pool: string; readonly number: number; readonly ticket: string }): string =>
  canonicalJson({ number, pool, ticket })

/** A raffle: `root` is that of its entries, settled when nobody can enter any more. */
export interface Raffle extends Omit<PrizePool, 'terms'> {
  readonly root: string
  readonly entries: number
}

/** Which entry wins each prize, the prizes in the order of the list: an entry wins once, and prizes that no entry is left for stay. */
export const raffleWinners = async (
  seed: Uint8Array,
  { pool, root, counts, entries }: Raffle,
): Promise<readonly { number: number; prize: number }[]> => {
  const below = wordBelow(await drawnBytes(seed, `tickets:${pool}:${root}`))
  const left = Array.from({ length: entries }, (_, index) => index + 1)
  const winners: { number: number; prize: number }[] = []
  for (const prize of allOf(counts)) {
    if (left.length === 0) break
    const [number] = left.splice(await below(left.length), 1)
    winners.push({ number: number!, prize })
  }
  return winners
}
