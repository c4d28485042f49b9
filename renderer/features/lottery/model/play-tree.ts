import type { Game, Play } from '@portico/lottery/play'

/**
 * Tabs that join groups of the library's tree, have a name of their own or stand elsewhere than there: the first level of the play tree as people
 * read it. A group that no tab names is a tab by itself, behind these and in the library's order.
 */
const TABS: { readonly [Type in Game]?: Readonly<Record<string, readonly string[]>> } = {
  SSC: {
    '5star': ['5star'],
    '4star': ['front4', 'back4'],
    front3: ['front3'],
    mid3: ['mid3'],
    back3: ['back3'],
    front2: ['front2'],
    back2: ['back2'],
    fixed: ['fixed'],
    any: ['any2', 'any3', 'any4'],
    total: ['total'],
    'dragon-tiger': ['dragon-tiger'],
  },
  LF: { '3star': ['3star'], '5star': ['5star'] },
  '11X5': { pick: ['any'] },
  LHC: {
    special: ['special'],
    zodiac: ['zodiac'],
    normal: ['normal'],
    chain: ['chain'],
    miss: ['miss'],
    seven: ['total'],
  },
}

export interface PlayGroup {
  readonly group: string
  readonly plays: readonly Play[]
}
export interface PlayTab {
  readonly id: string
  readonly groups: readonly PlayGroup[]
}

const tabsOf = (plays: readonly Play[]): readonly (readonly [id: string, groups: readonly string[]])[] => {
  const [first] = plays
  const tabs = Object.entries((first && TABS[first.game]) ?? {})
  const placed = new Set(tabs.flatMap(([, groups]) => groups))
  const others = new Set(plays.map(({ group: [name] }) => name).filter((name) => !placed.has(name)))
  return [...tabs, ...[...others].map((name) => [name, [name]] as const)]
}

/** The tree of the plays of one game that a lottery offers; a tab or a group without plays is left out. */
export const playTree = (plays: readonly Play[], offered: readonly string[]): readonly PlayTab[] => {
  const open = new Set(offered)
  return tabsOf(plays).flatMap(([id, names]) => {
    const groups = names
      .map((group) => ({ group, plays: plays.filter((play) => play.group[0] === group && open.has(play.id)) }))
      .filter((each) => each.plays.length > 0)
    return groups.length > 0 ? [{ id, groups }] : []
  })
}

export const tabOf = (tree: readonly PlayTab[], playId: string): PlayTab | undefined =>
  tree.find(({ groups }) => groups.some(({ plays }) => plays.some(({ id }) => id === playId)))
