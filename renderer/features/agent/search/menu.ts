import type { AgentSection } from '../../../core/paths.ts'

/**
 * The office's sections in their groups. Dividend and salaries stand here only for agents whose contracts have them, and the
 * gateway offers no contracts yet.
 */
const GROUPS = [
  [
    'agentTeamOverview',
    'agentAnnouncement',
    'downlineManagmentView',
    'registerCenter',
    'personalHistoryCopy',
    'agentDownlineTransactionDetailsCopy',
    'palStatementsAgentCopy',
  ],
  ['agentRevenueReport'],
  ['agentMessages'],
] as const satisfies readonly (readonly AgentSection[])[]

export type MenuSection = (typeof GROUPS)[number][number]

/** Sections that have a page. A new page adds itself here: the menu never leads to one that is still to come. */
const BUILT: readonly MenuSection[] = ['agentTeamOverview']

/** What the office's menu and search offer, group by group. */
export const AGENT_MENU: readonly (readonly MenuSection[])[] = GROUPS.map((group: readonly MenuSection[]) =>
  group.filter((section) => BUILT.includes(section)),
).filter((group) => group.length > 0)
