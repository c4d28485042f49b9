import { SALARIES, SALARY_KINDS, SALARY_SECTIONS, type SalarySection } from '@portico/contract/commission/kinds'
import type { AgentSection } from '../../../core/paths.ts'

/** The office's sections in their groups. The gateway's menu leaves out what an agent's contracts do not have: dividend and salaries. */
const GROUPS = [
  [
    'agentTeamOverview',
    'agentAnnouncement',
    'downlineManagmentView',
    'registerCenter',
    'agentContracts',
    'personalHistoryCopy',
    'agentDownlineTransactionDetailsCopy',
    'palStatementsAgentCopy',
  ],
  ['agentRevenueReport', 'agentDividendRecordCopy2', ...SALARY_SECTIONS],
  ['depositv2', 'withdraw', 'agentTransfer'],
  ['agentMessages'],
] as const satisfies readonly (readonly AgentSection[])[]

export type MenuSection = (typeof GROUPS)[number][number]

/** Sections that have a page. A new page adds itself here: the menu never leads to one that is still to come. */
const BUILT: readonly MenuSection[] = [
  'agentTeamOverview',
  'downlineManagmentView',
  'agentContracts',
  'registerCenter',
  'personalHistoryCopy',
  'agentDownlineTransactionDetailsCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDividendRecordCopy2',
  ...SALARY_SECTIONS,
  'depositv2',
  'withdraw',
  'agentTransfer',
  'agentMessages',
]

/** What the office's menu and search offer, group by group. */
export const AGENT_MENU: readonly (readonly MenuSection[])[] = GROUPS.map((group: readonly MenuSection[]) =>
  group.filter((section) => BUILT.includes(section)),
).filter((group) => group.length > 0)

/** The letter that finds a section first in the search: any screen is `Ctrl K`, its letter and Enter away, in every language. */
export const MENU_KEYS: Readonly<Record<MenuSection, string>> = {
  agentTeamOverview: 'o',
  agentAnnouncement: 'a',
  downlineManagmentView: 'd',
  registerCenter: 'r',
  agentContracts: 'c',
  personalHistoryCopy: 'b',
  agentDownlineTransactionDetailsCopy: 't',
  palStatementsAgentCopy: 'p',
  agentRevenueReport: 'i',
  agentDividendRecordCopy2: 'v',
  ...(Object.fromEntries(SALARY_KINDS.map((kind) => [SALARIES[kind].section, SALARIES[kind].searchKey])) as Record<SalarySection, string>),
  depositv2: 'n',
  withdraw: 'w',
  agentTransfer: 'x',
  agentMessages: 'm',
}
