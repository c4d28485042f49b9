import { createHash } from 'node:crypto'
import { fromHex } from '@portico/lottery/bytes'
import { type Digest, merkleTree, type ProofStep, proofIn, rootOf, type Tree } from '@portico/lottery/merkle'
import { type PoolLeaf, poolLeaves, poolLeafText, type PrizePool } from '@portico/lottery/prize-pool'
import type { PoolRow } from './pool-store.ts'

/** The platform's digest is slow for many small texts. */
export const digest: Digest = (bytes) => createHash('sha256').update(bytes).digest()

/** A pool's terms, as its order follows from them and the seed. */
export const prizePoolOf = ({ id, hash, definition }: Pick<PoolRow, 'id' | 'hash' | 'definition'>): PrizePool => ({
  pool: id,
  terms: hash,
  counts: definition.prizes.map(({ count }) => count),
})

interface Seal {
  readonly leaves: readonly PoolLeaf[]
  readonly tree: Tree
}

export const sealOf = async (seed: Uint8Array, pool: PrizePool): Promise<Seal & { readonly root: string }> => {
  const leaves = await poolLeaves(seed, pool)
  const tree = await merkleTree(leaves.map(poolLeafText), digest)
  return { leaves, tree, root: await rootOf(tree) }
}

/** Trees take a while to build and members ask for proofs of the same few pools. */
const MOST_TREES = 8

/** Proofs of numbers, from trees that are built when they are first asked for. */
export const createProofs = () => {
  const seals = new Map<string, Promise<Seal>>()
  return async (row: PoolRow, numbers: readonly number[]): Promise<{ leaf: PoolLeaf; path: readonly ProofStep[] }[]> => {
    if (row.seed === null || numbers.length === 0) return []
    const seal = seals.get(row.id) ?? sealOf(fromHex(row.seed), prizePoolOf(row))
    seals.delete(row.id)
    seals.set(row.id, seal)
    for (const oldest of [...seals.keys()].slice(0, -MOST_TREES)) seals.delete(oldest)
    const { leaves, tree } = await seal
    return numbers.map((number) => ({ leaf: leaves[number - 1]!, path: proofIn(tree, number - 1) }))
  }
}
export type Proofs = ReturnType<typeof createProofs>
