import { createHash } from 'node:crypto'
import { merkleRoot, merkleTree, proofIn } from '@portico/lottery/merkle'
import { entryText, poolLeaves, poolLeafText, raffleWinners } from '@portico/lottery/prize-pool'
import { expect, test } from 'vitest'
import { type Bundle, check } from './check.ts'

const POOL = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e01'
const sha = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
const counts = [1, 5, 44]
const definitionOf = (kind: string) => JSON.stringify({ days: 7, kind, prizes: counts.map((count) => ({ count })) })

/** What a gateway publishes of a pool that is over. */
const poolBundle = async (): Promise<Bundle> => {
  const definition = definitionOf('EGG')
  const terms = sha(definition)
  const leaves = await poolLeaves(seed, { pool: POOL, terms, counts })
  const tree = await merkleTree(leaves.map(poolLeafText))
  return {
    format: 'portico-tickets-1',
    pool: POOL,
    kind: 'EGG',
    definition,
    terms,
    commitment: sha(seed),
    root: await merkleRoot(leaves.map(poolLeafText)),
    seed: Buffer.from(seed).toString('hex'),
    counts,
    numbers: leaves.map(({ number, prize }) => ({ number, prize })),
    entries: [],
    winners: [],
    proofs: [3, 50].map((number) => {
      const { prize, salt } = leaves[number - 1]!
      return { number, prize, salt, path: [...proofIn(tree, number - 1)] }
    }),
  }
}

const raffleBundle = async (): Promise<Bundle> => {
  const entries = Array.from({ length: 60 }, (_, index) => ({
    number: index + 1,
    ticket: `6a0b2f60-52a0-4f14-8d5b-${String(index).padStart(12, '0')}`,
  }))
  const root = await merkleRoot(entries.map((entry) => entryText({ pool: POOL, ...entry })))
  const winners = await raffleWinners(seed, { pool: POOL, root, counts, entries: entries.length })
  const definition = definitionOf('RAFFLE')
  const egg = await poolBundle()
  return { ...egg, kind: 'RAFFLE', definition, terms: sha(definition), root, numbers: [], proofs: [], entries, winners: [...winners] }
}

/** Another value of the same form at one place of the bundle, chosen by the turn. */
const altered = (bundle: Bundle, turn: number): Bundle => {
  const copy = structuredClone(bundle)
  const places: (() => void)[] = []
  const hex = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`
  const visit = (value: object): void => {
    for (const [key, inner] of Object.entries(value)) {
      const set = (next: unknown) => places.push(() => Object.assign(value, { [key]: next }))
      if (typeof inner === 'number') set(inner + 1 + (turn % 3))
      else if (typeof inner === 'string' && /^[\da-f-]{36,64}$/.test(inner)) set(hex(inner, turn % 8))
      else if (typeof inner === 'string' && /^(?:before|after)$/.test(inner)) set(inner === 'before' ? 'after' : 'before')
      else if (typeof inner === 'string') set(`${inner}x`)
      else if (inner !== null) visit(inner as object)
    }
  }
  visit(copy)
  // Whole rows go, too.
  for (const key of ['numbers', 'entries', 'winners', 'counts'] as const)
    if (copy[key].length > 1) places.push(() => copy[key].splice(turn % (copy[key].length - 1), 1))
  places[(turn * 7919) % places.length]!()
  return copy
}

test('a pool and a raffle are worked out again, every prize of them', async () => {
  expect(check(await poolBundle())).toEqual({ faults: [], redrawn: 50, proven: 2 })
  expect(check(await raffleBundle())).toEqual({ faults: [], redrawn: 50, proven: 0 })
})

test('before the pool is over the proofs of own numbers alone are checked', async () => {
  const bundle = await poolBundle()
  expect(check({ ...bundle, seed: null })).toEqual({ faults: [], redrawn: 0, proven: 2 })
  const [first, ...rest] = bundle.proofs
  expect(check({ ...bundle, seed: null, proofs: [{ ...first!, salt: 'a'.repeat(64) }, ...rest] }).faults).toHaveLength(1)
})

test('[PROMO-05] a thousand alterations of a bundle are all found', async () => {
  const bundles = [await poolBundle(), await raffleBundle()]
  const missed = Array.from({ length: 1_000 }, (_, turn) => altered(bundles[turn % 2]!, turn)).filter(
    (bundle) => check(bundle).faults.length === 0,
  )
  expect(missed).toEqual([])
})

test('every prize is as likely under every number', async () => {
  const first = new Map<number, number>()
  for (let round = 0; round < 300; round++) {
    const leaves = await poolLeaves(
      Uint8Array.from({ length: 32 }, (_, index) => (round * 31 + index) % 256),
      { pool: POOL, terms: 'f'.repeat(64), counts: [2, 2] },
    )
    expect(leaves.map(({ prize }) => prize).toSorted()).toEqual([0, 0, 1, 1])
    first.set(leaves[0]!.prize, (first.get(leaves[0]!.prize) ?? 0) + 1)
  }
  // 150 expected of each; five standard deviations.
  for (const count of first.values()) expect(Math.abs(count - 150)).toBeLessThan(44)
})
