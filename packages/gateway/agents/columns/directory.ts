import type { PackedTeam } from '../../reports/index.ts'
import { inOrder } from './order.ts'

/** Bytes of an id. */
export const ID = 16
/** The place of who is not in a team. */
export const NOBODY = -1

/** Who is in a team. Each has a place, which stays: newcomers are put behind. */
export interface Directory {
  readonly size: number
  /** The same of all that a directory has grown to: places of another one are others. */
  readonly root: object
  /** Ids of 16 bytes, by place. */
  readonly ids: Uint8Array
  /** In lower case. */
  readonly names: readonly string[]
  /** Levels below the agent. */
  readonly levels: BigInt64Array
  /** When they joined, in milliseconds. */
  readonly joined: BigInt64Array
  /** Places in the order of names. */
  readonly byName: Uint32Array
  /** How many are below each. */
  readonly below: BigInt64Array
  /** The place of the upline of each; of the agent's own there is none. */
  readonly above: Int32Array
  /** Places, those before whom everybody below stands: who sums up a branch goes along them. */
  readonly deepest: Uint32Array
  /** The place of whose id stands there, -1 of who is not in the team. */
  placeOf(ids: Uint8Array, at: number): number
}

/** Numbers as the database sends them, the highest byte first. The bytes are copied: those of a driver stand in a pool of others. */
export const numbersOf = (bytes: Uint8Array): BigInt64Array => {
  const own = Buffer.from(Uint8Array.from(bytes).buffer)
  own.swap64()
  return new BigInt64Array(own.buffer)
}

/** Finds ids by open addressing: a map of a hundred thousand texts would take ten times the room and several times as long. */
const finder = (ids: Uint8Array, size: number): Directory['placeOf'] => {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(size, 1) * 2 + 1))
  const table = new Int32Array(slots).fill(NOBODY)
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength)
  // Ids begin by their time or by a digest, and all end in chance.
  const slotOf = (of: DataView, at: number) => (Math.imul(of.getUint32(at) ^ of.getUint32(at + 12), 0x9e_37_79_b1) >>> 8) % slots
  for (let place = 0; place < size; place += 1) {
    let slot = slotOf(view, place * ID)
    while (table[slot] !== NOBODY) slot = (slot + 1) % slots
    table[slot] = place
  }
  let last: { readonly bytes: Uint8Array; readonly view: DataView } | undefined
  return (other, at) => {
    if (last?.bytes !== other) last = { bytes: other, view: new DataView(other.buffer, other.byteOffset, other.byteLength) }
    const { view: theirs } = last
    for (let slot = slotOf(theirs, at); table[slot] !== NOBODY; slot = (slot + 1) % slots) {
      const place = table[slot]!
      let byte = 0
      while (byte < ID && view.getUint32(place * ID + byte) === theirs.getUint32(at + byte)) byte += 4
      if (byte === ID) return place
    }
    return NOBODY
  }
}

const joinedBytes = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

/** A directory with what it was made of, so that it may grow. */
export interface DirectorySource {
  readonly packed: PackedTeam
  readonly directory: Directory
}

const directoryOf = (packed: PackedTeam, root: object): Directory => {
  const ids = Uint8Array.from(packed.members)
  const size = ids.length / ID
  const names = size === 0 ? [] : packed.names.split('\n')
  const levels = numbersOf(packed.levels)
  const placeOf = finder(ids, size)
  const places = Uint32Array.from({ length: size }, (_, place) => place)
  const compare = (one: number, other: number) => (names[one]! < names[other]! ? -1 : 1)
  const sorted = names.every((name, n) => n === 0 || names[n - 1]! <= name)
  const byName = sorted ? places : places.toSorted(compare)
  const below = new BigInt64Array(size)
  const above = new Int32Array(size)
  const deepest = inOrder(places, levels, 'desc')
  for (const place of deepest) {
    const upline = placeOf(packed.uplines, place * ID)
    above[place] = upline === place ? NOBODY : upline
    if (above[place] !== NOBODY) below[upline] = below[upline]! + below[place]! + 1n
  }
  return { size, root, ids, names, levels, joined: numbersOf(packed.joined), byName, below, above, deepest, placeOf }
}

/** The directory of a team as the database sent it. */
export const createDirectory = (packed: PackedTeam, root: object = {}): DirectorySource => ({
  packed,
  directory: directoryOf(packed, root),
})

/** The same with those of `more` who are not in it yet, behind all others. */
export const grown = (source: DirectorySource, more: PackedTeam): DirectorySource => {
  const { packed, directory } = source
  const lines = more.members.length === 0 ? [] : more.names.split('\n')
  const fresh = lines.flatMap((name, n) => (directory.placeOf(more.members, n * ID) === NOBODY ? [{ name, n }] : []))
  if (fresh.length === 0) return source
  const added = (key: 'members' | 'uplines' | 'levels' | 'joined', width: number) => {
    const bytes = new Uint8Array(fresh.length * width)
    for (const [at, { n }] of fresh.entries()) bytes.set(more[key].subarray(n * width, (n + 1) * width), at * width)
    return joinedBytes(packed[key], bytes)
  }
  const all = {
    members: added('members', ID),
    uplines: added('uplines', ID),
    levels: added('levels', 8),
    joined: added('joined', 8),
    names: [...directory.names, ...fresh.map(({ name }) => name)].join('\n'),
  }
  return createDirectory(all, directory.root)
}
