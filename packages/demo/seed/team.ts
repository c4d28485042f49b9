import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import { DAY_MS, HOUR_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { dayAt } from '@portico/gateway/kit/zone'
import { createJobs } from '@portico/gateway/jobs/index'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { DEMO_WITHDRAW_PASSWORD } from './center.ts'
import { inLanguageOfHouse } from '../translations/index.ts'
import { SUB_AGENT, TOP_AGENT } from './people.ts'
import { SENTENCES } from './sentences.ts'

type Rates = Partial<Record<RebateCategory, string>>

/** What the company gives the agent at the top, and that one a sub-agent, who passes on less. */
const TOP: Rates = { LOTTERY: '8.8', LIVE: '1.2', RNG: '1.0', FISH: '0.8', SPORTS: '0.9', PVP: '0.6' }
const SUB: Rates = { LOTTERY: '8.4', LIVE: '1.0', RNG: '0.8', FISH: '0.6', SPORTS: '0.7' }
const BELOW: Rates = { LIVE: '0.8', RNG: '0.6', FISH: '0.5' }

/** Rates are set this many days before the end, contracts agreed that many. */
const RATES_SINCE = 40
const CONTRACTS_SINCE = 16
const FORGOTTEN_SINCE = 10
const HOURLY_SINCE = 2
/** Of the day before the last one. */
const EVENING_MS = 21 * HOUR_MS

/** One step of a dividend a day, each by another person than the one before it; what was calculated last still waits. */
const DIVIDEND_STEPS = [
  { state: 'APPROVED', action: 'pay', person: 'hoa' },
  { state: 'REVIEW', action: 'approve', person: 'lan' },
  { state: 'CALCULATED', action: 'review', person: 'hoa' },
] as const

const salary = (...tiers: readonly (readonly [turnover: string, active: number | null, rate: string])[]): ContractTerms => ({
  progressive: false,
  tiers: tiers.map(([turnover, active, rate]) => ({ turnover, active, rate })),
  rates: {},
})
const dividend = (rate: string): ContractTerms => ({
  // By the day: of a few weeks hardly one would pay.
  period: 'D',
  progressive: false,
  tiers: [{ rate }],
  rates: {},
  deduct: { rebate: true, promo: true, salary: true },
  ownLoss: { policy: 'NO_CARRY' },
  negative: { policy: 'FLOOR' },
})

type Offer = readonly [payer: string | null, holder: string, kind: ContractKind, terms: ContractTerms]
const CONTRACTS: readonly Offer[] = [
  [null, TOP_AGENT, 'daily', salary(['100000', null, '0.6'], ['1000000', 2, '0.8'], ['5000000', 6, '1.0'])],
  // Its last tier is out of reach without the bet that is called off a day later: see `correction-story.ts`.
  [TOP_AGENT, SUB_AGENT, 'daily', salary(['100000', null, '0.3'], ['1000000', 2, '0.4'], ['1500000', null, '0.5'])],
  [null, TOP_AGENT, 'dividend', dividend('12')],
  [TOP_AGENT, SUB_AGENT, 'dividend', dividend('8')],
  [TOP_AGENT, 'thuhien', 'daily', salary(['100000', null, '0.3'])],
  [SUB_AGENT, 'ngocanh', 'daily', salary(['100000', null, '0.25'])],
  [SUB_AGENT, 'vanlong', 'daily', salary(['100000', null, '0.1'])],
]
/** Salaries by the hour run for two days, those by five minutes from the evening before the last day: their windows are many. */
const HOURLY: readonly Offer[] = [
  [null, TOP_AGENT, 'hourly', salary(['10000', null, '0.2'], ['500000', 2, '0.3'])],
  [TOP_AGENT, SUB_AGENT, 'hourly', salary(['10000', null, '0.1'])],
]
const stakes = (rates: ContractTerms['rates']): ContractTerms => ({ progressive: false, tiers: [], rates })
const OFF = { loss: '0', win: '0', min: '0' }
const REALTIME: readonly Offer[] = [
  [
    null,
    TOP_AGENT,
    'realtime',
    stakes({
      ALL: { loss: '0.2', win: '0.1', min: '0' },
      ELOTT: { loss: '0.25', win: '0.1', min: '0' },
      RNG: { loss: '0.15', win: '0.1', min: '0' },
      SPORTS: OFF,
    }),
  ],
  [
    TOP_AGENT,
    SUB_AGENT,
    'realtime',
    stakes({ ALL: { loss: '0.1', win: '0.05', min: '0' }, ELOTT: { loss: '0.12', win: '0.05', min: '2000' }, SPORTS: OFF }),
  ],
]
/** Nobody answers this one. */
const FORGOTTEN: Offer = [TOP_AGENT, 'minhduc', 'daily', salary(['200000', null, '0.2'])]
const DECLINED: Offer = [null, TOP_AGENT, 'hourly', salary(['500000', 2, '0.1'])]
/** What waits for an answer: one that is new, and one in whose place another contract stands, which ends one further down. */
const OPEN: readonly Offer[] = [
  [
    null,
    TOP_AGENT,
    'realtime',
    {
      progressive: false,
      tiers: [],
      rates: { ALL: { loss: '0.2', win: '0.1', min: '10000' }, LOTT: { loss: '0.3', win: '0.1', min: '0' } },
    },
  ],
  [TOP_AGENT, SUB_AGENT, 'daily', salary(['100000', null, '0.2'], ['1000000', 2, '0.6'])],
]

export interface TeamParts {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<Services, 'rebateRates' | 'members' | 'agentContracts' | 'commissions'>
  readonly days: number
}

/** What the accounts of a team earn, lived through day by day with everything else. */
export const teamStory = ({ platform, services: { rebateRates, members, agentContracts, commissions }, days }: TeamParts) => {
  const { clock } = platform
  const jobs = createJobs(platform, commissions.runs)

  const moveDividends = async (): Promise<void> => {
    for (const { state, action, person } of DIVIDEND_STEPS)
      for (const { id, version } of await commissions.desk.list(state)) await commissions.desk.move(person, { id, version, action })
  }

  const set = async (account: string, rates: Rates, setBy: string): Promise<void> => {
    for (const [category, rate] of Object.entries(rates) as [RebateCategory, string][])
      if (await members.byAccount(account)) await rebateRates.desk.set(account, { category, rate }, setBy)
  }

  const agent = ({ id, currency }: { readonly id: string; readonly currency: string }) => ({ memberId: id, currency })

  /** Makes an offer that can be answered for a day or two; none where an account is missing. */
  const offer = async ([payer, holder, kind, terms]: Offer, answerDays = 1) => {
    const [above, below] = [payer === null ? null : await members.byAccount(payer), await members.byAccount(holder)]
    if (!below || (payer !== null && !above)) return undefined
    const request = { holders: [below.id], kind, terms, expiresAt: new Date(clock.now().getTime() + answerDays * DAY_MS).toISOString() }
    const outcomes = above ? await agentContracts.offer(agent(above), request) : await agentContracts.desk.offer('operator', request)
    const offered = outcomes[0]?.contract
    if (!offered) throw new Error(`${holder} was offered no ${kind}: ${outcomes[0]?.refusal?.result}`)
    return { offered, below }
  }

  const agree = async (contract: Offer): Promise<void> => {
    const open = await offer(contract)
    if (!open) return
    const { offered, below } = open
    const seen = await agentContracts.detail(agent(below), offered.id)
    const answer = { id: offered.id, action: 'accept', hash: offered.hash, note: '' } as const
    const ends = seen.below && { endsHash: seen.below.hash }
    const password = seen.passwordSet && { withdrawPassword: DEMO_WITHDRAW_PASSWORD }
    const { refusal } = await agentContracts.answer(agent(below), { ...answer, ...ends, ...password })
    if (refusal) throw new Error(`${below.account} could not accept: ${refusal.result}`)
  }

  let hasRealtime = false
  /** Once, when the runs have passed over all that was without a contract by five minutes, as one. */
  const beginRealtime = async (): Promise<void> => {
    if (hasRealtime) return
    hasRealtime = true
    for (const contract of REALTIME) await agree(contract)
  }

  return {
    /** At the beginning of each day, the first is 0. */
    day: async (day: number): Promise<void> => {
      if (day === Math.max(0, days - RATES_SINCE)) {
        await set(TOP_AGENT, TOP, 'operator')
        await set(SUB_AGENT, SUB, TOP_AGENT)
        await set('ngocanh', BELOW, SUB_AGENT)
      }
      if (day < days - CONTRACTS_SINCE) return
      await jobs.runDue()
      await moveDividends()
      if (day === Math.max(0, days - CONTRACTS_SINCE)) for (const contract of CONTRACTS) await agree(contract)
      if (day === Math.max(1, days - FORGOTTEN_SINCE)) await offer(FORGOTTEN)
      if (day === Math.max(1, days - HOURLY_SINCE)) for (const contract of HOURLY) await agree(contract)
      if (day === days - 1) await beginRealtime()
    },
    /** Whenever somebody is about to bet: what is by the hour or quicker is paid in time, as far as there is any yet. */
    moment: async (day: number): Promise<void> => {
      if (day < days - HOURLY_SINCE) return
      await jobs.runDue()
      const now = clock.now()
      if (now.getTime() - dayAt(now, platform.brand.timeZone).start.getTime() >= EVENING_MS) await beginRealtime()
    },
    /** One rate comes down tomorrow; offers and the wish to end a contract wait for their answers. */
    end: async (): Promise<void> => {
      await jobs.runDue()
      await set('ngocanh', { LIVE: '0.7' }, SUB_AGENT)
      const declined = await offer(DECLINED)
      if (declined)
        await agentContracts.answer(agent(declined.below), {
          id: declined.offered.id,
          action: 'decline',
          note: inLanguageOfHouse(platform.brand, SENTENCES.dailyIsEnough),
        })
      for (const open of OPEN) await offer(open, 3)
      const top = await members.byAccount(TOP_AGENT)
      const [ending] = top ? await agentContracts.list(agent(top), { role: 'payer', account: 'thuhien', state: 'ACTIVE' }) : []
      if (top && ending)
        await agentContracts.answer(agent(top), {
          id: ending.id,
          action: 'request',
          note: inLanguageOfHouse(platform.brand, SENTENCES.newTerms),
        })
    },
  }
}
