import { figuresStamp } from '../reports/index.ts'
import type { Queryable } from '../db/open.ts'

/** Bytes of all that is kept of lists, about: twenty orders of 100,000 accounts each. */
const MOST_BYTES = 48 * 1024 * 1024
/** Of an answer that is no order of ids. */
const SMALL = 4 * 1024

/** Whose list it is, and all that it was asked by. The agent's id is in it: nobody gets what was kept for another. */
export type Question = Readonly<Record<string, unknown>>

/** What `find` answers for `asked`, which was found before if no figure of the days up to `to` has changed since. */
export interface ListMemory {
  <Answer>(what: string, question: Question, to: string, find: () => Promise<Answer>): Promise<Answer>
  /** The same with its version; that of an earlier one, as long as it is kept. */
  versioned<Answer>(
    what: string,
    question: Question,
    to: string,
    find: () => Promise<Answer>,
    version?: string,
  ): Promise<{ readonly answer: Answer; readonly version: string }>
}

/** Of ids, alone or beside what else was worked out with them. */
const bytesOf = (found: unknown): number => {
  if (Buffer.isBuffer(found)) return found.byteLength
  return found !== null && typeof found === 'object' && 'ids' in found ? bytesOf(found.ids) : 0
}

interface Entry {
  readonly stamp: string
  readonly answer: Promise<unknown>
  bytes: number
}

/**
 * Keeps what lists of large teams come to, in memory: who is on one and in which order, and its totals. A page is then looked up by the ids on it,
 * so that the last costs what the first does, and it is of what is so now: a stamp of the figures says whether what was kept still is.
 */
export const createListMemory = (db: Queryable, most = MOST_BYTES): ListMemory => {
  const entries = new Map<string, Entry>()
  let total = 0
  const drop = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.bytes
  }
  const keyOf = (what: string, question: Question) => JSON.stringify([what, question])
  const ask = async <Answer>(key: string, stamp: string, find: () => Promise<Answer>): Promise<Answer> => {
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      if (known.stamp === stamp) {
        entries.set(key, known)
        return known.answer as Promise<Answer>
      }
      total -= known.bytes
    }
    const answer = find()
    const entry: Entry = { stamp, answer, bytes: SMALL }
    entries.set(key, entry)
    total += entry.bytes
    try {
      const found = await answer
      const more = bytesOf(found)
      if (entries.get(key) === entry) {
        entry.bytes += more
        total += more
      }
      for (const [oldest, each] of entries) {
        if (total <= most) break
        drop(oldest, each)
      }
      return found
    } catch (error) {
      drop(key, entry)
      throw error
    }
  }

  const memory = async <Answer>(what: string, question: Question, to: string, find: () => Promise<Answer>): Promise<Answer> =>
    ask(keyOf(what, question), await figuresStamp(db, to), find)

  const versioned: ListMemory['versioned'] = async (what, question, to, find, version) => {
    const keyOfVersion = (stamp: string) => keyOf(what, { ...question, version: stamp })
    const isKept = version !== undefined && entries.has(keyOfVersion(version))
    const stamp = isKept ? version : await figuresStamp(db, to)
    return { answer: await ask(keyOfVersion(stamp), stamp, find), version: stamp }
  }
  return Object.assign(memory, { versioned })
}
