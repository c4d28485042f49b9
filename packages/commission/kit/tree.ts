import { refuseIf } from './refusal.ts'

export interface AccountRow {
  readonly id: string
  readonly upline: string | null
}

/** Accounts and who stands above whom. They never move. */
export interface Tree {
  /** Every account, each before those below it. */
  readonly topDown: readonly string[]
  readonly has: (id: string) => boolean
  /** The place in `topDown`: of two accounts on a path, the lower has the greater. */
  readonly rankOf: (id: string) => number
  /** Null for a top account. */
  readonly uplineOf: (id: string) => string | null
  /** The accounts directly below. */
  readonly childrenOf: (id: string) => readonly string[]
  /** The account itself, its upline, and so on to the top. */
  readonly pathOf: (id: string) => readonly string[]
}

const NOBODY: readonly string[] = []

/**
 * @throws Refusal BAD_TREE for an unknown upline, a circle or an id twice
 * @throws TypeError for an account without an id: nobody stands above a top account, so it would stand below itself for ever
 */
export const createTree = (rows: readonly AccountRow[]): Tree => {
  if (rows.some(({ id }) => typeof id !== 'string')) throw new TypeError('an account without an id')
  const uplines = new Map(rows.map(({ id, upline }) => [id, upline]))
  refuseIf(uplines.size < rows.length, 'BAD_TREE')
  const below = Map.groupBy(rows, ({ upline }) => upline)
  const children = new Map([...below].map(([id, members]) => [id, members.map((member) => member.id)]))
  const topDown = [...(children.get(null) ?? [])]
  for (const id of topDown) for (const child of children.get(id) ?? NOBODY) topDown.push(child)
  // Whoever is not reached from a top stands below somebody unknown, or in a circle.
  refuseIf(topDown.length < rows.length, 'BAD_TREE')

  const ranks = new Map(topDown.map((id, rank) => [id, rank]))
  const uplineOf = (id: string): string | null => uplines.get(id) ?? null
  return {
    topDown,
    has: (id) => uplines.has(id),
    rankOf: (id) => ranks.get(id) ?? -1,
    uplineOf,
    childrenOf: (id) => children.get(id) ?? NOBODY,
    pathOf: (id) => {
      const path: string[] = []
      for (let at: string | null = id; at !== null; at = uplineOf(at)) path.push(at)
      return path
    },
  }
}
