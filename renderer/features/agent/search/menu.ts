import type { AgentSection } from '../../../core/paths.ts'

/**
 * The office's sections in their groups [AGENT-02]. Dividend and salaries stand here only for agents whose contracts
 * have them, and the gateway offers no contracts yet.
 */
export const AGENT_MENU = [
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

export type MenuSection = (typeof AGENT_MENU)[number][number]
