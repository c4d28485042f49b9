import { concatenated, fromHex, sha256, toHex, utf8 } from './bytes.ts'

/** One step up the tree: the neighbour's hash and the side it stands on. */
export interface ProofStep {
  readonly side: 'before' | 'after'
  readonly hash: string
}

/** SHA-256 of some bytes. The browser's is slow for many small texts, so whoever builds large trees brings another. */
export type Digest = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** Leaves and inner nodes are hashed under different first bytes (RFC 6962), so that neither can pass for the other. */
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
const HASH_BYTES = 32

type Level = readonly Uint8Array[]

/** The hashes of a tree, the leaves' first and the root's last; none without leaves. */
export type Tree = readonly Level[]

/** The level above: neighbours hashed in pairs, a last odd one carried up as it is. */
const levelAbove = async (level: Level, digest: Digest): Promise<Level> => {
  const above: Uint8Array[] = []
  for (let i = 0; i < level.length; i += 2) {
    const [before, after] = [level[i]!, level[i + 1]]
    above.push(after ? await digest(concatenated(NODE, before, after)) : before)
  }
  return above
}

/** The tree over the leaves in their order. */
export const merkleTree = async (leaves: readonly string[], digest: Digest = sha256): Promise<Tree> => {
  if (leaves.length === 0) return []
  const hashes: Uint8Array[] = []
  for (const leaf of leaves) hashes.push(await digest(concatenated(LEAF, utf8(leaf))))
  const tree: Level[] = [hashes]
  for (let level: Level = hashes; level.length > 1; tree.push(level)) level = await levelAbove(level, digest)
  return tree
}

/** The root of a tree, in hex. No leaves: the SHA-256 of nothing. */
export const rootOf = async (tree: Tree): Promise<string> => toHex(tree.at(-1)?.[0] ?? (await sha256(new Uint8Array())))

export const merkleRoot = async (leaves: readonly string[], digest?: Digest): Promise<string> => rootOf(await merkleTree(leaves, digest))

/**
 * What shows that leaf `index` stands under the root.
 * @throws RangeError when there is no such leaf.
 */
export const proofIn = (tree: Tree, index: number): readonly ProofStep[] => {
  if (!Number.isInteger(index) || !tree[0]?.[index]) throw new RangeError('no such leaf')
  return tree.flatMap((level, height): ProofStep[] => {
    const at = Math.floor(index / 2 ** height)
    const side = at % 2 === 1 ? 'before' : 'after'
    const neighbour = level[side === 'before' ? at - 1 : at + 1]
    return neighbour ? [{ side, hash: toHex(neighbour) }] : []
  })
}

const hashIn = (hex: string): Uint8Array => {
  const hash = fromHex(hex)
  if (hash.length !== HASH_BYTES) throw new RangeError('not a SHA-256 hash')
  return hash
}

/**
 * Whether the proof leads from the leaf to the root.
 * @throws RangeError when a step's hash is none.
 */
export const verifyProof = async (leaf: string, proof: readonly ProofStep[], root: string): Promise<boolean> => {
  let hash = await sha256(concatenated(LEAF, utf8(leaf)))
  for (const { side, hash: hex } of proof) {
    const neighbour = hashIn(hex)
    hash = await sha256(side === 'before' ? concatenated(NODE, neighbour, hash) : concatenated(NODE, hash, neighbour))
  }
  return toHex(hash) === root.toLowerCase()
}
