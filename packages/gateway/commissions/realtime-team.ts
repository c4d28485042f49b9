import type { Figures } from '@portico/commission/bets/figures'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { countName, floorsOf, type Slot, slotName, type Slots } from '@portico/commission/realtime/bets'
import type { Caller } from '../http/bind.ts'
import type { Queryable } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { refuse } from '../failure.ts'
import { isCalendarDay } from '@portico/contract/kit/wire'
import { type AsOf, teamStakes } from '../reports/index.ts'
import type { AgreedContract, CommissionSources, PaidContract } from './ports.ts'

export type Agent = Pick<Caller, 'memberId' | 'currency'>

/** A day of the merchant's as instants. @throws Failure INVALID_REQUEST for a text that is none */
export const spanOfDay = (calendar: Calendar, day: string): { readonly from: Date; readonly to: Date } => {
  if (!isCalendarDay(day)) return refuse('INVALID_REQUEST', { fields: { day: { rule: 'day' } } })
  const index = Date.parse(`${day}T00:00:00Z`) / DAY_MS
  return { from: new Date(calendar.dayStart(index)), to: new Date(calendar.dayStart(index + 1)) }
}

/** Contracts by windows that overlap a span: the agent's own, and those that were given to downlines. */
export interface TeamContracts {
  readonly own: readonly PaidContract[]
  readonly below: readonly PaidContract[]
  readonly agreed: ReadonlyMap<string, AgreedContract>
}

/** The agent's own contracts by windows, and those given to direct downlines: no others decide what the agent gets. */
export const teamContracts = async (
  db: Queryable,
  { contracts, agreed, givenBy }: Pick<CommissionSources, 'contracts' | 'agreed' | 'givenBy'>,
  { memberId, currency }: Agent,
  span: { readonly from: Date; readonly to: Date },
): Promise<TeamContracts> => {
  const kind = 'realtime'
  const givenIds = new Set((await givenBy(db, memberId, { kind, currency, ...span })).map(({ id }) => id))
  const holders = new Set([memberId])
  const rows = givenIds.size === 0 ? [] : await agreed(db, [...givenIds])
  for (const { holder } of rows) holders.add(holder)
  const all = (await contracts(db, { kind, ...span, holders: [...holders] })).filter((each) => each.currency === currency)
  const own = all.filter(({ holder }) => holder === memberId)
  const names = await agreed(
    db,
    own.map(({ id }) => id),
  )
  return { own, below: all.filter(({ id }) => givenIds.has(id)), agreed: new Map(names.map((each) => [each.id, each])) }
}

/** Stakes of a team by slot: of all, and of the branch of each direct downline. */
export interface TeamStakes {
  readonly slots: Slots
  readonly all: Figures
  readonly of: (holder: string) => Figures
}

const NOTHING: Figures = new Map()

/** Stakes of the agent's team in a span, by what these contracts may pay for them. */
export const stakesOf = async (
  db: Queryable,
  { memberId, currency }: Agent,
  span: AsOf,
  { own, below }: Pick<TeamContracts, 'own' | 'below'>,
): Promise<TeamStakes> => {
  const floors = floorsOf([...own, ...below])
  const branches = [...new Set(below.map(({ holder }) => holder))]
  const slots = new Map<string, Slot>()
  const all = new Map<string, bigint>()
  const byBranch = new Map<string, Map<string, bigint>>()
  for (const { account, category, won, floor, stake, bets } of await teamStakes(db, memberId, currency, span, { floors, branches })) {
    const slot = { category, won, floor: floors[floor - 1] ?? 0n }
    const name = slotName(slot)
    slots.set(name, slot)
    const branch = byBranch.get(account) ?? new Map<string, bigint>()
    byBranch.set(account, branch)
    for (const sums of [all, branch])
      for (const [figure, value] of [
        [name, BigInt(stake)],
        [countName(name), BigInt(bets)],
      ] as const)
        sums.set(figure, (sums.get(figure) ?? 0n) + value)
  }
  return { slots, all, of: (holder) => byBranch.get(holder) ?? NOTHING }
}
