import { addTo, type Figures, NO_FIGURES } from '../bets/figures.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book } from '../runs/book.ts'
import type { Activity } from './activity.ts'
import type { Holders } from './holders.ts'
import { ACTIVE } from './members.ts'

/** The figures of every holder's team in one book: its own and those of all below. */
export interface Teams {
  readonly of: (holder: string) => Figures
  /** Whose teams have any figures. */
  readonly holders: () => readonly string[]
  /** Adds to the figures of a member; answers whose teams it belongs to, from below to the top. */
  readonly revise: (account: string, change: Figures) => readonly string[]
}

type Sums = Map<string, bigint>

const sumsOf = (sums: Map<string, Sums>, id: string): Sums => {
  const own = sums.get(id) ?? new Map<string, bigint>()
  sums.set(id, own)
  return own
}

/** Adds up bottom-up, a team to the next above at once: however deep the tree, every team is added once. */
const fold = (teams: Map<string, Sums>, tree: Tree, holders: Holders): void => {
  const nextAbove = (holder: string): string | null => {
    const upline = tree.uplineOf(holder)
    return upline === null ? null : holders.nearestTo(upline)
  }
  for (const id of teams.keys()) {
    for (let at = nextAbove(id); at !== null && !teams.has(at); at = nextAbove(at)) teams.set(at, new Map())
  }
  for (const id of [...teams.keys()].sort(holders.bottomUp)) {
    const next = nextAbove(id)
    if (next !== null) addTo(sumsOf(teams, next), sumsOf(teams, id))
  }
}

export const createTeams = (accounts: Book['accounts'], tree: Tree, holders: Holders, activity?: Activity): Teams => {
  const members = new Map<string, Sums>()
  const teams = new Map<string, Sums>()
  const activeIn = (figures: Figures): bigint => (activity?.isActive(figures) ? 1n : 0n)
  /** What a member's team has more, if the member has: a member counts once, however active. */
  const changeOf = (account: string, change: Figures): Sums => {
    const own = sumsOf(members, account)
    const before = activeIn(own)
    addTo(own, change)
    const more = new Map(change)
    if (activity) more.set(ACTIVE, activeIn(own) - before)
    return more
  }
  for (const [account, figures] of accounts) {
    const holder = holders.nearestTo(account)
    const change = changeOf(account, figures)
    if (holder !== null) addTo(sumsOf(teams, holder), change)
  }
  fold(teams, tree, holders)

  return {
    of: (holder) => {
      const idle = activity?.idleOf(holder) ?? 0n
      const figures = teams.get(holder) ?? NO_FIGURES
      return idle === 0n ? figures : new Map(figures).set(ACTIVE, (figures.get(ACTIVE) ?? 0n) + idle)
    },
    holders: () => [...teams.keys()],
    revise: (account, change) => {
      const more = changeOf(account, change)
      const above = holders.above(account)
      for (const holder of above) addTo(sumsOf(teams, holder), more)
      return above
    },
  }
}
