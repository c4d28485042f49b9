import { createHash, hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { merkleRoot, merkleTree, proofIn, rootOf, verifyProof } from './merkle.ts'

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
    const tree = await merkleTree(leaves)
    const root = await rootOf(tree)
    for (const [i, leaf] of leaves.entries()) {
      const proof = proofIn(tree, i)
      expect(await verifyProof(leaf, proof, root)).toBe(true)
      expect(await verifyProof(`${leaf}!`, proof, root)).toBe(false)
      expect(await verifyProof(leaf, proof, await merkleRoot([...leaves, 'one more']))).toBe(false)
    }
    for (const none of [n, -1, 0.5]) expect(() => proofIn(tree, none)).toThrow(RangeError)
  })

  test('is the same by any SHA-256', async () => {
    expect(await merkleTree(leavesOf(13), (bytes) => hash('sha256', bytes, 'buffer'))).toEqual(
      (await merkleTree(leavesOf(13))).map((level) => level.map((each) => Buffer.from(each))),
    )
  })

  test('a step that is no hash is refused', async () => {
    const leaves = leavesOf(4)
    const tree = await merkleTree(leaves)
    const [step] = proofIn(tree, 0)
    for (const bad of ['', 'zz', step!.hash.slice(2), `${step!.hash}00`])
      await expect(verifyProof(leaves[0]!, [{ side: 'after', hash: bad }], await rootOf(tree))).rejects.toThrow(RangeError)
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
