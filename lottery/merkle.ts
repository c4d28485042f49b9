import { concatenated, fromHex, sha256, toHex, utf8 } from './bytes.ts'

/** One step up the tree: the neighbour's hash and the side it stands on. */
export interface ProofStep {
  readonly side: 'before' | 'after'
  readonly hash: string
}

/** Leaves and inner nodes are hashed under different first bytes (RFC 6962), so that neither can pass for the other. */
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

const hashLeaf = (leaf: string): Promise<Uint8Array> => sha256(concatenated(LEAF, utf8(leaf)))
const hashNode = (before: Uint8Array, after: Uint8Array): Promise<Uint8Array> => sha256(concatenated(NODE, before, after))

/** The level above: neighbours hashed in pairs, a last odd one carried up as it is. */
const levelAbove = (level: readonly Uint8Array[]): Promise<Uint8Array[]> =>
  Promise.all(
    level.flatMap((before, i) => {
      if (i % 2 === 1) return []
      const after = level[i + 1]
      return [after ? hashNode(before, after) : Promise.resolve(before)]
    }),
  )

/** The root over the leaves in their order, in hex. No leaves: the SHA-256 of nothing. */
export const merkleRoot = async (leaves: readonly string[]): Promise<string> => {
  let level = await Promise.all(leaves.map(hashLeaf))
  while (level.length > 1) level = await levelAbove(level)
  return toHex(level[0] ?? (await sha256(new Uint8Array())))
}

/**
 * What shows that leaf `index` stands under the root.
 * @throws RangeError when there is no such leaf.
 */
export const merkleProof = async (leaves: readonly string[], index: number): Promise<readonly ProofStep[]> => {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError('no such leaf')
  const proof: ProofStep[] = []
  let level = await Promise.all(leaves.map(hashLeaf))
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const side = at % 2 === 1 ? 'before' : 'after'
    const neighbour = level[side === 'before' ? at - 1 : at + 1]
    if (neighbour) proof.push({ side, hash: toHex(neighbour) })
    level = await levelAbove(level)
  }
  return proof
}

/** Whether the proof leads from the leaf to the root. */
export const verifyProof = async (leaf: string, proof: readonly ProofStep[], root: string): Promise<boolean> => {
  let hash = await hashLeaf(leaf)
  for (const step of proof) {
    const neighbour = fromHex(step.hash)
    hash = step.side === 'before' ? await hashNode(neighbour, hash) : await hashNode(hash, neighbour)
  }
  return toHex(hash) === root.toLowerCase()
}
