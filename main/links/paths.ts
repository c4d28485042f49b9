/**
 * The renderer's addresses that a link from outside may lead to, each with the queries it may carry. A test holds them
 * against the renderer's own table.
 */
const GAMES = ['vassalage', 'class', 'name'] as const
const NONE: readonly string[] = []

const site: Readonly<Record<string, readonly string[]>> = {
  '/': ['q', 'type'],
  '/index': NONE,
  '/home': NONE,
  '/login': NONE,
  '/register': ['affiliateCode', 'referralCode'],
  '/help': NONE,
  '/sports': GAMES,
  '/esports': GAMES,
  '/lott': GAMES,
  '/elott': GAMES,
  '/live': GAMES,
  '/fish': GAMES,
  '/rng': GAMES,
  '/pvp': GAMES,
  '/cockfight': GAMES,
  '/bingo': GAMES,
  '/favorite': NONE,
  '/recent': NONE,
  '/lottery': ['gameCode'],
  '/lottert': ['gameCode'],
  '/seaLottery': ['gameCode'],
  '/sealottery': ['gameCode'],
  '/vnLottery': ['gameCode'],
  '/vnlottery': ['gameCode'],
  '/promotions': NONE,
  '/pointMall': NONE,
  '/app': NONE,
  '/responsible': NONE,
  '/agreement': NONE,
  '/service': NONE,
}

const MEMBER = [
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
]

const AGENT = [
  'agentTeamOverview',
  'agentAnnouncement',
  'downlineManagmentView',
  'registerCenter',
  'personalHistoryCopy',
  'agentDownlineTransactionDetailsCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'agentMessages',
]

const plain = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, NONE]))

export const OFFICE_PATH = '/agentHome'

/** Queries by address. */
export const LINK_PATHS: Readonly<Record<string, readonly string[]>> = {
  ...site,
  ...plain(['/member', ...MEMBER.map((section) => `/member/${section}`)]),
  ...plain(['/agent', OFFICE_PATH, ...AGENT.map((section) => `${OFFICE_PATH}/${section}`)]),
}
