import { SALARY_SECTIONS } from '../commission/kinds.ts'

/** Sections of the member center, below `/member`, in menu order. */
export const MEMBER_SECTIONS = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'profile',
  'verification',
  'vip',
] as const

/** Sections of the agent center, below `/agentHome`, in menu order. */
// Marked as pure: the list is dropped from programs that read none of it.
export const AGENT_SECTIONS = /* @__PURE__ */ (() =>
  [
    'agentTeamOverview',
    'agentAnnouncement',
    'downlineManagmentView',
    'registerCenter',
    'agentContracts',
    'personalHistoryCopy',
    'agentDownlineTransactionDetailsCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDividendRecordCopy2',
    ...SALARY_SECTIONS,
    'agentBonus',
    'agentDisputes',
    'depositv2',
    'withdraw',
    'agentTransfer',
    'agentAccountDetails',
    'agentMessages',
    'agentService',
  ] as const)()
