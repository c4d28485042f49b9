import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { merkleProof, merkleRoot, verifyProof } from './merkle.ts'

const sha = (...parts: (string | Buffer)[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)

/** RFC 6962 as it is written: split at the largest power of two below the length. */
const expected = (leaves: readonly string[]): Buffer => {
  const [first] = leaves
  if (first === undefined) return sha('')
  if (leaves.length === 1) return sha(LEAF, first)
  const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return sha(NODE, expected(leaves.slice(0, half)), expected(leaves.slice(half)))
}

const leavesOf = (n: number): string[] => Array.from({ length: n }, (_, i) => `bet ${i}`)

describe('[LOTTERY-04] the tree over the bets of an issue', () => {
  test.each([0, 1, 2, 3, 4, 5, 7, 8, 11, 33])('%i leaves have the root of RFC 6962', async (n) => {
    expect(await merkleRoot(leavesOf(n))).toBe(expected(leavesOf(n)).toString('hex'))
  })

  test.each([1, 2, 3, 6, 9])('each of %i leaves is proved, and nothing else is', async (n) => {
    const leaves = leavesOf(n)
    const root = await merkleRoot(leaves)
    for (const [i, leaf] of leaves.entries()) {
      const proof = await merkleProof(leaves, i)
      expect(await verifyProof(leaf, proof, root)).toBe(true)
      expect(await verifyProof(`${leaf}!`, proof, root)).toBe(false)
      expect(await verifyProof(leaf, proof, await merkleRoot([...leaves, 'one more']))).toBe(false)
    }
    await expect(merkleProof(leaves, n)).rejects.toThrow(RangeError)
  })

  test('altering, moving or dropping one leaf alters the root', async () => {
    const root = await merkleRoot(['a', 'b', 'c'])
    for (const other of [
      ['a', 'x', 'c'],
      ['b', 'a', 'c'],
      ['a', 'b'],
      ['a', 'b', 'c', 'c'],
      ['ab', 'c'],
    ])
      expect(await merkleRoot(other)).not.toBe(root)
  })
})
