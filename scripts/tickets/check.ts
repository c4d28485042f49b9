// Works a pool of prizes out again from its bundle, by the published rules alone: docs/provable-tickets.md. It shares no code with the
// gateway and imports nothing of ours, and needs nothing but Node.
import { createHash, createHmac } from 'node:crypto'

interface Proof {
  number: number
  prize: number
  salt: string
  path: { side: 'before' | 'after'; hash: string }[]
}

export interface Bundle {
  format: string
  pool: string
  kind: string
  definition: string
  terms: string
  commitment: string
  root: string | null
  seed: string | null
  counts: number[]
  numbers: { number: number; prize: number }[]
  entries: { number: number; ticket: string }[]
  winners: { number: number; prize: number }[]
  proofs: Proof[]
}

/** What was found: `faults` is empty where everything agrees; `redrawn` numbers or winners were worked out again. */
export interface Report {
  faults: string[]
  redrawn: number
  proven: number
}

const sha = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)

const leafText = (pool: string, number: number, prize: number, salt: string): string =>
  `{"number":${number},"pool":"${pool}","prize":${prize},"salt":"${salt}"}`

const rootOf = (texts: string[]): string => {
  if (texts.length === 0) return sha('').toString('hex')
  let level = texts.map((text) => sha(LEAF, text))
  while (level.length > 1) {
    const above: Buffer[] = []
    for (let at = 0; at < level.length; at += 2) {
      const after = level[at + 1]
      above.push(after ? sha(NODE, level[at]!, after) : level[at]!)
    }
    level = above
  }
  return level[0]!.toString('hex')
}

/** Numbers below n from the seed, by four bytes at a time. */
const below = (seed: Buffer, label: string): ((n: number) => number) => {
  let block = Buffer.alloc(0)
  let counter = 0
  const word = (): number => {
    if (block.length < 4) block = createHmac('sha256', seed).update(`${label}:${counter++}`).digest()
    const value = block.readUInt32BE(0)
    block = block.subarray(4)
    return value
  }
  return (n) => {
    const even = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const value = word()
      if (value < even) return value % n
    }
  }
}

const spread = (counts: number[]): number[] => counts.flatMap((count, prize) => Array.from({ length: count }, () => prize))

const orderOf = (seed: Buffer, { pool, terms, counts }: Bundle): number[] => {
  const next = below(seed, `tickets:${pool}:${terms}`)
  const order = spread(counts)
  for (let last = order.length - 1; last > 0; last--) {
    const other = next(last + 1)
    const prize = order[last]!
    order[last] = order[other]!
    order[other] = prize
  }
  return order
}

const winnersOf = (seed: Buffer, { pool, counts, entries }: Bundle, root: string): string[] => {
  const next = below(seed, `tickets:${pool}:${root}`)
  const left = entries.map((_, index) => index + 1)
  const winners: string[] = []
  for (const prize of spread(counts)) {
    if (left.length === 0) break
    winners.push(`${left.splice(next(left.length), 1)[0]}=${prize}`)
  }
  return winners.sort()
}

const proofFault = ({ pool, root }: Bundle, { number, prize, salt, path }: Proof): string | null => {
  let hash = sha(LEAF, leafText(pool, number, prize, salt))
  for (const { side, hash: hex } of path) {
    const other = Buffer.from(hex, 'hex')
    hash = side === 'before' ? sha(NODE, other, hash) : sha(NODE, hash, other)
  }
  return hash.toString('hex') === root ? null : `number ${number}: its proof does not lead to the root`
}

/** What the bundle says of its terms has to be what their hash was published for. */
const termFaults = ({ definition, terms, counts, kind }: Bundle): string[] => {
  const faults: string[] = []
  if (sha(definition).toString('hex') !== terms) faults.push('the terms are not those whose hash was published')
  try {
    const read = JSON.parse(definition) as { kind: string; prizes: { count: number }[] }
    if (read.kind !== kind) faults.push('the kind is not that of the terms')
    if (read.prizes.map(({ count }) => count).join() !== counts.join()) faults.push('the prizes are not as many as the terms say')
  } catch {
    faults.push('the terms are not readable')
  }
  return faults
}

const orderFaults = (bundle: Bundle, seed: Buffer): string[] => {
  const faults: string[] = []
  const order = orderOf(seed, bundle)
  const texts = order.map((prize, index) => {
    const salt = createHmac('sha256', seed)
      .update(`salt:${bundle.pool}:${index + 1}`)
      .digest('hex')
    return leafText(bundle.pool, index + 1, prize, salt)
  })
  if (rootOf(texts) !== bundle.root) faults.push('the order that the seed gives is not the one that was sealed')
  for (const { number, prize } of bundle.numbers)
    if (order[number - 1] !== prize) faults.push(`number ${number} held prize ${order[number - 1]}, not ${prize}`)
  return faults
}

const raffleFaults = (bundle: Bundle, seed: Buffer): string[] => {
  const { entries, winners, pool } = bundle
  const faults: string[] = []
  if (entries.some(({ number }, index) => number !== index + 1)) faults.push('an entry is missing or out of order')
  const root = rootOf(entries.map(({ number, ticket }) => `{"number":${number},"pool":"${pool}","ticket":"${ticket}"}`))
  if (root !== bundle.root) faults.push('the entries are not those that were drawn from')
  const named = winners.map(({ number, prize }) => `${number}=${prize}`).sort()
  if (winnersOf(seed, bundle, root).join() !== named.join()) faults.push('others win by seed and entries than the bundle says')
  return faults
}

/** Checks everything in the bundle that can be checked by now. */
export const check = (bundle: Bundle): Report => {
  if (bundle.format !== 'portico-tickets-1') return { faults: [`"${bundle.format}" is no form that is known here`], redrawn: 0, proven: 0 }
  const faults = termFaults(bundle)
  const numbers = bundle.numbers.map(({ number }) => number)
  if (numbers.some((number, index) => number !== index + 1)) faults.push('a number is missing, or stands twice')
  for (const proof of bundle.proofs) {
    const fault = proofFault(bundle, proof)
    if (fault) faults.push(fault)
    const opened = bundle.numbers.find(({ number }) => number === proof.number)
    if (opened?.prize !== proof.prize) faults.push(`number ${proof.number}: the proof is of another prize`)
  }
  if (bundle.seed === null) return { faults, redrawn: 0, proven: bundle.proofs.length }
  const seed = Buffer.from(bundle.seed, 'hex')
  if (sha(seed).toString('hex') !== bundle.commitment) faults.push('the seed is not the one that was committed to')
  const isRaffle = bundle.kind === 'RAFFLE'
  faults.push(...(isRaffle ? raffleFaults(bundle, seed) : orderFaults(bundle, seed)))
  return { faults, redrawn: isRaffle ? bundle.winners.length : bundle.numbers.length, proven: bundle.proofs.length }
}
