import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import type { TicketPoolDefinition } from '@portico/contract/ticket/operator-calls'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import type { Database } from '@portico/gateway/db/open'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { APP_MEMBER, DEMO_MEMBER, MOBILE_MEMBER, PAYING_MEMBER } from './people.ts'
import { inLanguagesOf } from '../translations/index.ts'
import { TICKET_TITLES, type Words } from './reward-texts.ts'
import { scaled } from './scaled.ts'

const WRITER = 'lan'
const PUBLISHER = 'hoa'

interface TicketParts {
  readonly database: Database
  readonly services: Pick<Services, 'members' | 'tickets'>
  readonly brand: BrandPack
  readonly clock: Pick<ManualClock, 'set'>
  readonly end: Date
}

type Prize = TicketPoolDefinition['prizes'][number]

/** Pools of every kind and state: open with and without tickets, about to begin, over, and a raffle that is drawn. */
export const seedTickets = async ({ database, services: { members, tickets }, brand, clock, end }: TicketParts): Promise<void> => {
  const at = (days: number): Date => new Date(end.getTime() + days * DAY_MS)
  const own = ([EN, TY]: Words): Localized => inLanguagesOf(brand, { EN, TY })
  const cash = (amount: number, count: number): Prize => ({ kind: 'CASH', amount: scaled(brand.currency, amount), points: 0, count })
  const points = (many: number, count: number): Prize => ({ kind: 'POINTS', amount: null, points: many, count })
  const nothing = (count: number): Prize => ({ kind: 'NONE', amount: null, points: 0, count })
  const per = (amount: number) => scaled(brand.currency, amount)

  const offer = async (definition: Pick<TicketPoolDefinition, 'kind' | 'title' | 'prizes'> & Partial<TicketPoolDefinition>) => {
    const whole = { startsAt: at(-10).toISOString(), endsAt: at(20).toISOString(), turnover: 0, days: 14, rules: [], ...definition }
    const { id, hash } = await tickets.desk.propose({ definition: whole }, WRITER)
    await tickets.desk.publish({ id, hash }, PUBLISHER)
    return id
  }
  const grant = (id: string, account: string, each: number, reference: string) =>
    tickets.desk.grant({ id, accounts: [account], each, reference }, PUBLISHER)
  /** Opens so many of somebody's tickets of a pool. */
  const open = async (id: string, account: string, many: number): Promise<void> => {
    const row = await members.byAccount(account)
    if (!row || row.joinedAt > at(-3)) return
    const caller = { memberId: row.id, currency: row.currency, trial: false }
    await grant(id, account, many, 'welcome')
    const { pools } = await tickets.pools(caller, brand.defaultLanguage)
    const ready = pools.find((pool) => pool.id === id)?.ready ?? []
    for (const ticket of ready.slice(0, many)) await tickets.open(caller, ticket.id, brand.defaultLanguage)
  }

  clock.set(at(-9))
  const wheel = await offer({
    kind: 'WHEEL',
    title: own(TICKET_TITLES.wheel),
    prizes: [cash(5_000, 1), cash(1_000, 3), cash(200, 21), cash(50, 80), cash(20, 148), points(100, 259)],
    rules: [{ of: 'TURNOVER', per: per(20_000), perDay: 1 }],
  })
  const egg = await offer({
    kind: 'EGG',
    title: own(TICKET_TITLES.egg),
    prizes: [cash(2_000, 1), cash(500, 2), cash(100, 17), cash(30, 40), nothing(20)],
  })
  const envelope = await offer({
    kind: 'ENVELOPE',
    title: own(TICKET_TITLES.envelope),
    prizes: [cash(168, 1), cash(68, 4), cash(18, 15)],
    rules: [{ of: 'DEPOSIT', per: per(50_000), perDay: 2 }],
  })
  const raffle = await offer({
    kind: 'RAFFLE',
    title: own(TICKET_TITLES.weekend),
    prizes: [cash(3_000, 1), cash(500, 3), points(500, 10)],
  })
  const drawn = await offer({
    kind: 'RAFFLE',
    title: own(TICKET_TITLES.november),
    prizes: [cash(300, 1), points(200, 2)],
    endsAt: at(-2).toISOString(),
  })
  const closed = await offer({
    kind: 'EGG',
    title: own(TICKET_TITLES.opening),
    prizes: [cash(88, 2), points(20, 6)],
    endsAt: at(-1).toISOString(),
  })
  await offer({
    kind: 'ENVELOPE',
    title: own(TICKET_TITLES.newYear),
    prizes: [cash(888, 1), cash(88, 10), cash(8, 100)],
    startsAt: at(6).toISOString(),
  })

  clock.set(at(-3))
  for (const account of [PAYING_MEMBER, MOBILE_MEMBER, APP_MEMBER]) {
    await open(drawn, account, 2)
    await open(raffle, account, 2)
    await open(wheel, account, 3)
    await open(egg, account, 3)
    await open(envelope, account, 3)
  }
  await open(drawn, DEMO_MEMBER, 1)
  await open(closed, DEMO_MEMBER, 2)
  await open(wheel, DEMO_MEMBER, 1)
  for (const days of [-2, -1]) {
    clock.set(at(days))
    await database.orm.transaction(tickets.endDue)
  }
  clock.set(end)
  await grant(wheel, DEMO_MEMBER, 2, 'thanks')
  await grant(egg, DEMO_MEMBER, 1, 'thanks')
  await grant(raffle, DEMO_MEMBER, 1, 'thanks')
}
