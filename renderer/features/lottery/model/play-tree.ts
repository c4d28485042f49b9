import type { Play } from '@portico/lottery/play'

/** First level of the play tree as people read it: neighbours of the library's tree stand under one tab. */
const TABS = {
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
} as const

export type TabId = keyof typeof TABS

export interface PlayGroup {
  readonly group: string
  readonly plays: readonly Play[]
}
export interface PlayTab {
  readonly id: TabId
  readonly groups: readonly PlayGroup[]
}

/** The tree of the plays that a lottery offers; a tab or a group without plays is left out. */
export const playTree = (plays: readonly Play[], offered: readonly string[]): readonly PlayTab[] => {
  const open = new Set(offered)
  return (Object.keys(TABS) as TabId[]).flatMap((id) => {
    const groups = TABS[id]
      .map((group) => ({ group, plays: plays.filter((play) => play.group[0] === group && open.has(play.id)) }))
      .filter((each) => each.plays.length > 0)
    return groups.length > 0 ? [{ id, groups }] : []
  })
}

export const tabOf = (tree: readonly PlayTab[], playId: string): PlayTab | undefined =>
  tree.find(({ groups }) => groups.some(({ plays }) => plays.some(({ id }) => id === playId)))

/** The place of a play in the library's tree, read from its id alone: `front3-group6` is `front3`, `group6`. */
export const playParts = (playId: string): readonly [group: string, kind: string] => {
  if (playId === 'dragon-tiger') return ['dragon-tiger', 'pairs']
  const at = playId.indexOf('-')
  return at < 0 ? [playId, ''] : [playId.slice(0, at), playId.slice(at + 1)]
}
