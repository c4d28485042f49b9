import * as agentContracts from './agent-contract/calls.ts'
import * as agentContractPanels from './agent-contract/panel-calls.ts'
import * as agentContractPreviews from './agent-contract/preview-calls.ts'
import * as agentContractsRunning from './agent-contract/running-calls.ts'
import * as agentContractsOperator from './agent-contract/operator-calls.ts'
import * as agent from './agent/calls.ts'
import * as teamAccounts from './agent/account-calls.ts'
import * as teamFiles from './agent/file-calls.ts'
import * as teamLosses from './agent/loss-calls.ts'
import * as teamMovements from './agent/movement-calls.ts'
import * as agentWaiting from './agent/waiting-calls.ts'
import * as teamMovers from './agent/mover-calls.ts'
import * as bets from './bets/calls.ts'
import * as chase from './bets/chase-calls.ts'
import * as receipts from './bets/receipt-calls.ts'
import * as cashier from './cashier/calls.ts'
import * as deposits from './cashier/deposit-calls.ts'
import * as paymentNotices from './cashier/notice-calls.ts'
import * as adjustments from './cashier/adjustment-calls.ts'
import * as cashierOperator from './cashier/operator-calls.ts'
import * as providers from './cashier/provider-calls.ts'
import * as catalogue from './catalogue/calls.ts'
import * as launch from './catalogue/launch-calls.ts'
import * as catalogueOperator from './catalogue/operator-calls.ts'
import * as rooms from './catalogue/room-calls.ts'
import * as ownGames from './catalogue/own-calls.ts'
import * as chat from './chat/calls.ts'
import * as chatOperator from './chat/operator-calls.ts'
import * as commission from './commission/calls.ts'
import * as commissionOperator from './commission/operator-calls.ts'
import * as content from './content/calls.ts'
import * as blog from './content/blog-calls.ts'
import * as matches from './content/match-calls.ts'
import * as contentOperator from './content/operator-calls.ts'
import * as site from './content/site-calls.ts'
import * as control from './control/calls.ts'
import * as controlOperator from './control/operator-calls.ts'
import * as deskChat from './desk-chat/calls.ts'
import * as deskChatOperator from './desk-chat/operator-calls.ts'
import * as disputes from './dispute/calls.ts'
import * as disputesOperator from './dispute/operator-calls.ts'
import * as documents from './document/calls.ts'
import * as documentsOperator from './document/operator-calls.ts'
import * as factor from './factor/calls.ts'
import * as passkeys from './factor/passkey-calls.ts'
import * as factorOperator from './factor/operator-calls.ts'
import * as inbox from './inbox/calls.ts'
import * as inboxOperator from './inbox/operator-calls.ts'
import type { Call } from './kit/call.ts'
import * as lottery from './lottery/calls.ts'
import * as lotteryOperator from './lottery/operator-calls.ts'
import * as lotterySettings from './lottery/settings-calls.ts'
import * as bindings from './member/binding-calls.ts'
import * as member from './member/calls.ts'
import * as memberOperator from './member/operator-calls.ts'
import * as passwords from './member/password-calls.ts'
import * as messageOperator from './message/operator-calls.ts'
import * as missions from './missions/calls.ts'
import * as missionsOperator from './missions/operator-calls.ts'
import * as audit from './operator/audit-calls.ts'
import * as operator from './operator/calls.ts'
import * as operatorDoor from './operator/door-calls.ts'
import * as rebateRates from './rebate-rate/calls.ts'
import * as rebateRatesOperator from './rebate-rate/operator-calls.ts'
import * as points from './points/calls.ts'
import * as pointsOperator from './points/operator-calls.ts'
import * as tickets from './ticket/calls.ts'
import * as ticketsOperator from './ticket/operator-calls.ts'
import * as records from './records/calls.ts'
import * as rounds from './records/round-calls.ts'
import * as registerLinks from './register-link/calls.ts'
import * as registerLinkFiles from './register-link/file-calls.ts'
import * as registration from './registration/calls.ts'
import * as registrationOperator from './registration/operator-calls.ts'
import * as views from './saved-view/calls.ts'
import * as session from './session/calls.ts'
import * as codeLogin from './session/code-calls.ts'
import * as enrol from './session/enrol-calls.ts'
import * as signIn from './session/flow-calls.ts'
import * as handover from './session/handover-calls.ts'
import * as ownSessions from './session/own-calls.ts'
import * as remembered from './session/remember-calls.ts'
import * as passkeyLogin from './session/passkey-calls.ts'
import * as social from './session/social-calls.ts'
import * as socialLinks from './session/social-link-calls.ts'
import * as trials from './session/trial-calls.ts'
import * as trialsOperator from './session/trial-operator-calls.ts'
import * as support from './support/calls.ts'
import * as supportOperator from './support/operator-calls.ts'
import * as system from './system/calls.ts'
import * as systemOperator from './system/operator-calls.ts'
import * as upload from './upload/calls.ts'
import * as promotions from './promotion/calls.ts'
import * as promotionsOperator from './promotion/operator-calls.ts'
import * as center from './center/calls.ts'
import * as centerOperator from './center/operator-calls.ts'
import * as transfers from './transfer/calls.ts'
import * as transfersOperator from './transfer/operator-calls.ts'
import * as vendorsOperator from './vendor/operator-calls.ts'
import * as verification from './verification/calls.ts'
import * as withdrawals from './withdrawal/calls.ts'
import * as withdrawalsOperator from './withdrawal/operator-calls.ts'

/** The modules of calls by noun. */
const NOUNS = {
  /** Opening an account, by rules that the operator sets. */
  registration: [registration, registrationOperator],
  /** Logging in and out, captchas, the ticket of the socket, and where the caller is signed in. */
  session: [
    session,
    codeLogin,
    signIn,
    enrol,
    passkeyLogin,
    handover,
    ownSessions,
    remembered,
    social,
    socialLinks,
    trials,
    trialsOperator,
  ],
  /** The account that is logged in, its passwords and its bound addresses; accounts at the operator's desk. */
  member: [member, passwords, bindings, memberOperator],
  /** What proves who somebody is besides a password: authenticator apps, recovery codes, passkeys. */
  factor: [factor, passkeys, factorOperator],
  /** SMS and e-mails to people. */
  message: [messageOperator],
  /** One-time codes. */
  verification: [verification],
  /** Whether the site is open and what this caller may do there; domains, modules and settings. */
  system: [system, systemOperator],
  /** The wallet and deposits. */
  cashier: [cashier, deposits, paymentNotices, cashierOperator, adjustments, providers],
  /** Pictures that members send. */
  upload: [upload],
  /** Documents that prove who a member is and where they live. */
  document: [documents, documentsOperator],
  /** Limits, breaks, reality checks: how a player stays in control. */
  control: [control, controlOperator],
  /** What the member center shows: what waits, the profile, VIP levels, friends; the operator's settings of these. */
  center: [center, centerOperator],
  /** What the operator offers beside the games: joined, claimed, applied for. */
  promotion: [promotions, promotionsOperator],
  /** Money between a member's own wallets, and to the agent above or the members below. */
  transfer: [transfers, transfersOperator],
  /** What members earn by play, and the mall where they spend it. */
  points: [points, pointsOperator],
  /** What members are asked to do within days, what they get for it, and who scores most. */
  missions: [missions, missionsOperator],
  /** Tickets and the pools of prizes that they are opened for: golden eggs, red envelopes, wheels, raffles. */
  ticket: [tickets, ticketsOperator],
  /** A member's records: every movement of money, rounds of vendors' games, what playing came to, statements. */
  records: [records, rounds],
  /** Money on its way out: accounts that are paid to, withdrawals, what arrived of them. */
  withdrawal: [withdrawals, withdrawalsOperator],
  /** Lists of games, the member's own games, and launches. */
  catalogue: [catalogue, ownGames, rooms, launch, catalogueOperator],
  /** Vendors at the operator's desk; what vendors themselves ask stands in the vendor API. */
  vendor: [vendorsOperator],
  /** What the operator writes: announcements, help, links and ways to the customer service. */
  content: [content, site, blog, matches, contentOperator],
  /** The chat room. */
  chat: [chat, chatOperator],
  /** Lotteries, their issues, results and proofs. */
  lottery: [lottery, lotteryOperator, lotterySettings],
  /** Placing and cancelling bets, bets on issues ahead, and receipts. */
  bets: [bets, chase, receipts],
  /** The figures of an agent's team. */
  agent: [agent, teamAccounts, teamFiles, teamLosses, teamMovements, teamMovers, agentWaiting],
  /** What agents were paid, line by line. */
  commission: [commission, commissionOperator],
  /** Lines of an agent's statement that the agent disputes. */
  dispute: [disputes, disputesOperator],
  /** Views of the office's pages that agents saved. */
  savedView: [views],
  /** What share of their stakes accounts get back, by category, and what their uplines may set. */
  rebateRate: [rebateRates, rebateRatesOperator],
  /** How an agent's team grows: links that invite, and accounts that an agent opens. */
  registerLink: [registerLinks, registerLinkFiles],
  /** What an agent and the upline agree to be paid: dividends and salaries by day, hour and five minutes. */
  agentContract: [agentContracts, agentContractPanels, agentContractPreviews, agentContractsRunning, agentContractsOperator],
  /** What the house writes to members, and what of it they have read. */
  inbox: [inbox, inboxOperator],
  /** Questions, feedback and complaints of members. */
  support: [support, supportOperator],
  /** A member's live chat with the desk, which becomes a support case. */
  deskChat: [deskChat, deskChatOperator],
  /** The operator's people, how they log in, and the check of the books. */
  operator: [operator, operatorDoor, audit],
} as const satisfies Record<string, readonly Readonly<Record<string, Call>>[]>

/** Every call by its name, below its noun. */
export const callsByNoun: Readonly<Record<string, Readonly<Record<string, Call>>>> = Object.fromEntries(
  Object.entries(NOUNS).map(([noun, modules]) => [noun, Object.assign({}, ...modules) as Readonly<Record<string, Call>>]),
)

/** Every call by its name, e.g. `calls.login`. The reference, the gateway's completeness check and the tests read it. */
export const calls: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(callsByNoun))
