import { hash } from 'node:crypto'
import { type Digest, merkleRoot, merkleTree, proofIn, type ProofStep } from '@portico/lottery/merkle'
import { type Receipt, receiptText } from '@portico/lottery/receipt'
import type { Queryable } from '../../db/open.ts'
import { receiptsOf } from './receipt-store.ts'

/** The browser's digest takes a hundred times as long for a hundred thousand bets. */
const digest: Digest = (bytes) => hash('sha256', bytes, 'buffer')

/** The root over the receipts of an issue. */
export const sealedRoot = (receipts: readonly Receipt[]): Promise<string> => merkleRoot(receipts.map(receiptText), digest)

/** Answers a bet's way to the root of its sealed issue; one that leads nowhere when the bet is not in the list. */
type PathOf = (betId: string) => readonly ProofStep[]

/** Lists kept in memory, so that asking for many receipts of one issue costs one tree. */
const KEPT = 4

/** The sealed lists of issues. A list never changes once its issue is sealed. */
export const createSealedLists = (queryable: Queryable): ((issueId: bigint) => Promise<PathOf>) => {
  const cache = new Map<bigint, Promise<PathOf>>()
  const load = async (issueId: bigint): Promise<PathOf> => {
    const receipts = await receiptsOf(queryable, issueId)
    const tree = await merkleTree(receipts.map(receiptText), digest)
    const positions = new Map(receipts.map(({ betId }, i) => [betId, i]))
    return (betId) => {
      const position = positions.get(betId)
      return position === undefined ? [] : proofIn(tree, position)
    }
  }
  return async (issueId) => {
    const list = cache.get(issueId) ?? load(issueId)
    // Put back last: the list asked for longest ago goes first.
    cache.delete(issueId)
    cache.set(issueId, list)
    for (const oldest of cache.keys()) if (cache.size > KEPT) cache.delete(oldest)
    try {
      return await list
    } catch (error) {
      cache.delete(issueId)
      throw error
    }
  }
}
