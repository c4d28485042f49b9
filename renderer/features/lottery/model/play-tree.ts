import type { Game, Play } from '@portico/lottery/play'

/** First level of the play tree as people read it: for each tab its groups of the library's tree, neighbours under one tab. */
const SSC = {
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
const LF = { '3star': ['3star'], '5star': ['5star'], front2: ['front2'], back2: ['back2'], fixed: ['fixed'] } as const
const ELEVEN_FIVE = { pick: ['any'], front: ['front'], fixed: ['fixed'], fun: ['fun'] } as const
const PK10 = { position: ['position'], first: ['first'], gy: ['gy'] } as const
const K3 = { sum: ['sum'], same: ['same'], different: ['different'], single: ['single'] } as const
const LHC = {
  special: ['special'],
  zodiac: ['zodiac'],
  normal: ['normal'],
  chain: ['chain'],
  miss: ['miss'],
  seven: ['total'],
  parlay: ['parlay'],
} as const
const VN = { lo: ['lo'], de: ['de'], cang: ['cang'], dau: ['dau'], xien: ['xien'], truot: ['truot'], da: ['da'] } as const

const TABS: Readonly<Record<Game, Readonly<Record<string, readonly string[]>>>> = {
  SSC,
  LF,
  '11X5': ELEVEN_FIVE,
  PK10,
  K3,
  LHC,
  'VN-MB': VN,
  'VN-MN': VN,
  'VN-ST': VN,
}

type IdsOf<Tabs> = keyof Tabs
export type TabId =
  | IdsOf<typeof SSC>
  | IdsOf<typeof LF>
  | IdsOf<typeof ELEVEN_FIVE>
  | IdsOf<typeof PK10>
  | IdsOf<typeof K3>
  | IdsOf<typeof LHC>
  | IdsOf<typeof VN>

export interface PlayGroup {
  readonly group: string
  readonly plays: readonly Play[]
}
export interface PlayTab {
  readonly id: TabId
  readonly groups: readonly PlayGroup[]
}

/** The tree of the plays of one game that a lottery offers; a tab or a group without plays is left out. */
export const playTree = (plays: readonly Play[], offered: readonly string[]): readonly PlayTab[] => {
  const open = new Set(offered)
  const [first] = plays
  const tabs = first ? TABS[first.game] : {}
  return (Object.keys(tabs) as TabId[]).flatMap((id) => {
    const groups = (tabs[id] ?? [])
      .map((group) => ({ group, plays: plays.filter((play) => play.group[0] === group && open.has(play.id)) }))
      .filter((each) => each.plays.length > 0)
    return groups.length > 0 ? [{ id, groups }] : []
  })
}

export const tabOf = (tree: readonly PlayTab[], playId: string): PlayTab | undefined =>
  tree.find(({ groups }) => groups.some(({ plays }) => plays.some(({ id }) => id === playId)))
