import { SALARIES, SALARY_KINDS, SALARY_SECTIONS, type SalarySection } from '@portico/contract/commission/kinds'
import type { AgentSection } from '../../../core/paths.ts'

/** The office's sections in their groups. The gateway's menu leaves out what an agent's contracts do not have: dividend and salaries. */
const FULL = [
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
  ['agentRevenueReport', 'agentDividendRecordCopy2', ...SALARY_SECTIONS, 'agentBonus', 'agentDisputes'],
  ['depositv2', 'withdraw', 'agentTransfer', 'agentAccountDetails'],
  ['agentMessages', 'agentService'],
] as const satisfies readonly (readonly AgentSection[])[]

export type MenuSection = (typeof FULL)[number][number]

/** What the team is and earns, in its order, and below it what is agreed and sent. */
const SHORT: readonly (readonly MenuSection[])[] = [
  [
    'agentAnnouncement',
    'agentTeamOverview',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'agentDividendRecordCopy2',
    ...SALARY_SECTIONS,
  ],
  ['agentContracts', 'agentDisputes', 'agentTransfer'],
]

/** What the office's menu offers in each of its forms, group by group [AGENT-02] [AGENT-03]. */
export const AGENT_MENUS: Readonly<Record<'FULL' | 'SHORT', readonly (readonly MenuSection[])[]>> = { FULL, SHORT }

/** What the office's search offers, whichever form the menu has. */
export const OFFICE_SECTIONS: readonly MenuSection[] = FULL.flat()

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
  agentBonus: 'u',
  agentDisputes: 'g',
  depositv2: 'n',
  withdraw: 'w',
  agentTransfer: 'x',
  agentAccountDetails: 'l',
  agentMessages: 'm',
  agentService: 'q',
}
