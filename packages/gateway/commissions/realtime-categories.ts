import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import { covers, endOf } from '@portico/commission/kit/instant'
import { formatRate } from '@portico/commission/kit/money'
import { countName, type Slots } from '@portico/commission/realtime/bets'
import { stakesGross } from '@portico/commission/realtime/settle'
import { EVERY_CATEGORY } from '@portico/commission/terms/terms'
import type { realtimeCategories } from '@portico/contract/commission/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { Platform } from '../platform.ts'
import type { CommissionSources, PaidContract } from './ports.ts'
import { lastWindow } from './realtime-store.ts'
import { type Agent, spanOfDay, stakesOf, teamContracts, type TeamStakes } from './realtime-team.ts'
import { closesAt } from './series.ts'

/** A day of real-time salary by category. @throws Failure INVALID_REQUEST for a day that is none */
export type RealtimeCategories = (
  caller: Agent,
  request: RequestOf<typeof realtimeCategories>,
) => Promise<ResponseOf<typeof realtimeCategories>>

interface Sums {
  bets: number
  lost: Units
  won: Units
  gross: Units
  givenOn: Units
}

/** The slots that a row of a contract is about. */
const slotsOf = ({ terms: { rates } }: PaidContract, category: string, slots: Slots): Slots =>
  new Map([...slots].filter(([, slot]) => (rates.has(slot.category) ? slot.category : EVERY_CATEGORY) === category))

const addRow = (sums: Sums, contract: PaidContract, category: string, stakes: TeamStakes, below: readonly PaidContract[]): void => {
  const slots = slotsOf(contract, category, stakes.slots)
  const { min } = contract.terms.rates.get(category)!
  for (const [name, { won, floor }] of slots) {
    if (floor < min) continue
    sums[won ? 'won' : 'lost'] += stakes.all.get(name) ?? 0n
    sums.bets += Number(stakes.all.get(countName(name)) ?? 0n)
  }
  sums.gross += stakesGross(contract, stakes.all, slots).gross
  for (const each of below) sums.givenOn += stakesGross(each, stakes.of(each.holder), slots).gross
}

export const createRealtimeCategories = (
  { database: { orm: db }, brand: { timeZone }, clock }: Pick<Platform, 'database' | 'brand' | 'clock'>,
  sources: Pick<CommissionSources, 'contracts' | 'agreed' | 'givenBy'>,
): RealtimeCategories => {
  const calendar = createCalendar(timeZone)
  return async (caller, { day, ranUntil }) => {
    const { currency } = caller
    const span = spanOfDay(calendar, day)
    const ran = (await lastWindow(db))?.endsAt.getTime() ?? span.from.getTime()
    const asOf = Math.min(ran, Date.parse(ranUntil), closesAt(calendar, { start: span.from.getTime(), end: span.to.getTime(), label: day }))
    const until = Math.min(asOf, span.to.getTime())
    const { own, below, agreed } = await teamContracts(db, sources, caller, span)
    // Between these instants the same contracts stand.
    const edges = [...own, ...below].flatMap((each) => [each.from, endOf(each)]).filter((at) => at > span.from.getTime() && at < until)
    const cuts = [...new Set([span.from.getTime(), ...edges, until])].sort((a, b) => a - b)
    const found = new Map(
      own.flatMap((contract) =>
        [...contract.terms.rates.keys()].map((category) => [
          `${contract.id} ${category}`,
          { contract, category, sums: { bets: 0, lost: 0n, won: 0n, gross: 0n, givenOn: 0n } as Sums },
        ]),
      ),
    )
    for (const [i, from] of cuts.entries()) {
      const contract = own.find((each) => covers(each, from))
      const to = cuts[i + 1]
      if (!contract || to === undefined) continue
      const standing = below.filter((each) => covers(each, from))
      const stakes = await stakesOf(
        db,
        caller,
        { from: new Date(from), to: new Date(to), asOf: new Date(asOf) },
        { own: [contract], below: standing },
      )
      for (const each of found.values()) if (each.contract === contract) addRow(each.sums, contract, each.category, stakes, standing)
    }
    const money = (units: Units) => toMoney(units, currency)
    return {
      list: [...found.values()].map(({ contract, category, sums: { bets, lost, won, gross, givenOn } }) => {
        const { loss, win, min } = contract.terms.rates.get(category)!
        return {
          code: agreed.get(contract.id)?.code ?? '',
          category,
          rates: { loss: formatRate(loss), win: formatRate(win), min: formatUnits(min) },
          bets,
          lost: money(lost),
          won: money(won),
          gross: money(gross),
          given: money(givenOn),
          yours: money(gross - givenOn),
        }
      }),
      serverNow: clock.now().toISOString(),
    }
  }
}
