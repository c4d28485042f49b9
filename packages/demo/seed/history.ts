import { ONE } from '@portico/contract/kit/money'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import type { MemberRow } from '@portico/gateway/member/index'
import { SANDBOX } from '../payments/methods.ts'
import { dayAt } from '@portico/gateway/kit/zone'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import type { Random } from './random.ts'
import { seedPastDeposits, seedWaitingDeposit } from './deposits.ts'
import { withdrawalStories } from './withdrawals.ts'
import { DEMO_MEMBER, PAYING_MEMBER, type Person } from './people.ts'
import { randomLine } from './bet-lines.ts'

const MINUTE = 60_000
const WAKE = 8 * 60 * MINUTE
const EVENING = 21 * 60 * MINUTE
/** The last of it is played minute by minute, so that the results page has no gaps. */
const LATEST = 20 * MINUTE
/** The last day has more moments than the others, at most as many. */
const MOST_MOMENTS = 20
/** Lines of one player on one issue, about. */
const LINES = 2.5

/** What people pay in, and the balance below which they do: units of 1/10000. */
const PURSES: Readonly<Record<string, { deposits: readonly string[]; thin: bigint }>> = {
  VND: { deposits: ['200000', '500000', '500000', '1000000', '2000000', '5000000'], thin: 300_000n * ONE },
}
const PURSE = { deposits: ['20', '50', '50', '100', '200', '500'], thin: 30n * ONE }

export interface History {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<
    Services,
    'adjustments' | 'members' | 'ledger' | 'cashier' | 'lottery' | 'sessions' | 'uploads' | 'withdrawals' | 'withdrawPassword'
  >
  readonly random: Random
  readonly people: readonly Person[]
  readonly days: number
  readonly bets: number
  readonly end: Date
  readonly passwordHash: string
  /** Of the withdraw password. */
  readonly secondHash: string
  /** Told at the beginning of each day, the first is 0, when those of that day have joined. */
  readonly everyDay: (day: number) => Promise<void>
  /** Told before people meet on an issue of that day, and in the evening of the last but one. */
  readonly everyMoment: (day: number) => Promise<void>
  readonly progress: (day: number) => void
}

/** Midnight of the first day of a history that includes the day of `end`. */
export const historyBegin = (end: Date, days: number, timeZone: string): Date =>
  new Date(dayAt(end, timeZone).start.getTime() - (days - 1) * DAY_MS)

/** Lives through the past with the real services: people join, pay in, bet, and every draw is settled when it is due. */
export const makeHistory = async ({
  platform,
  services,
  random,
  people,
  days,
  bets,
  end,
  passwordHash,
  secondHash,
  everyDay,
  everyMoment,
  progress,
}: History): Promise<void> => {
  const { clock, random: source, brand } = platform
  const { members, ledger, cashier, lottery } = services
  const begin = historyBegin(end, days, brand.timeZone).getTime()
  const here = new Map<string, MemberRow>()
  const waiting = [...people]

  const join = async (day: number): Promise<void> => {
    while (waiting[0] !== undefined && waiting[0].joinsOn <= day) {
      const { account, nickname, type, upline, affiliateCode } = waiting.shift()!
      const uplineId = upline === null ? null : here.get(upline)!.id
      const row = await members.create({ account, nickname, type, uplineId, affiliateCode: affiliateCode ?? null, passwordHash })
      here.set(account, row)
      if (type === 1) await members.setDefaultAgent(row.id)
    }
  }

  const callerFor = async (row: MemberRow) => ({
    memberId: row.id,
    account: row.account,
    type: row.type,
    agent: (await members.info(row)).agent,
    currency: row.currency,
    sessionId: '',
  })

  const play = async (row: MemberRow, gameCode: string, numero: string): Promise<number> => {
    const caller = await callerFor(row)
    const balance = (await ledger.balanceOf(row.id, row.currency)) ?? 0n
    const { deposits, thin } = PURSES[row.currency] ?? PURSE
    if (balance < thin) await cashier.deposit(caller, { method: SANDBOX, amount: random.pick(deposits) }, randomId(source))
    const lines = Array.from({ length: 1 + random.below(4) }, () => randomLine(random)).map((line) => ({
      ...line,
      prizeGroup: Math.min(line.prizeGroup ?? row.maxPrizeGroup, row.maxPrizeGroup),
    }))
    try {
      return (await lottery.place(caller, { gameCode, numero, lines }, randomId(source))).bets.length
    } catch (error) {
      if ((error as { code?: string }).code === 'INSUFFICIENT_FUNDS') return 0
      throw error
    }
  }

  /** A few players meet on the issue of this moment; then it is drawn and settled. */
  const meet = async (gameCode: string, players: number): Promise<number> => {
    const game = lottery.games().filter(({ code }) => code === gameCode)
    await lottery.tick(game)
    const { current } = await lottery.opened(gameCode)
    if (current === null || clock.now().toISOString() >= current.sealAt) return 0
    let placed = 0
    for (const row of random.shuffled([...here.values()]).slice(0, players)) {
      clock.advance(500)
      // The others come too late.
      if (clock.now().toISOString() >= current.sealAt) break
      placed += await play(row, gameCode, current.numero)
    }
    clock.set(new Date(Date.parse(current.drawAt) + 1000))
    await lottery.tick(game)
    return placed
  }

  /** A moment of that day when people are awake, or any at all while the day is young. */
  const momentIn = (from: number, to: number): number => {
    const wake = Math.min(from + WAKE, to - MINUTE)
    return wake + random.below(Math.max(1, to - wake))
  }

  /** Told from the day on which the account that is paid to is added: it has to be a day old. */
  let payouts: ReturnType<typeof withdrawalStories> | undefined
  const liveWithdrawals = async (daysLeft: number): Promise<void> => {
    const payer = here.get(PAYING_MEMBER)
    if (daysLeft === 4 && payer) {
      payouts = withdrawalStories({
        platform,
        services,
        payer: { memberId: payer.id, currency: payer.currency, account: payer.account },
        secondHash,
      })
      await payouts.accounts()
    }
    if (daysLeft === 2) await payouts?.past()
  }

  const budget = bets / days
  let placed = 0
  for (let day = 0; day < days; day++) {
    const from = begin + day * DAY_MS
    const to = Math.min(from + DAY_MS, end.getTime() - LATEST) - 10 * MINUTE
    clock.set(new Date(Math.max(from + MINUTE, clock.now().getTime())))
    await join(day)
    await everyDay(day)
    await liveWithdrawals(days - day)
    if (to <= from) break
    const moments = Array.from({ length: random.percent(70) ? 2 : 3 }, () => momentIn(from, to))
    // Business grows a little over the weeks, and no two days are alike.
    const target = budget * (0.7 + (0.6 * day) / days) * (0.6 + random.below(80) / 100)
    // Of the last day one sees each five minutes: people come one by one.
    const most = day < days - 1 ? 0 : Math.min(Math.round(target / LINES), MOST_MOMENTS)
    while (moments.length < most) moments.push(momentIn(from, to))
    moments.sort((one, other) => one - other)
    const players = Math.max(1, Math.round(target / moments.length / LINES))
    for (const moment of moments) {
      if (moment <= clock.now().getTime()) continue
      clock.set(new Date(moment - (moment % MINUTE) + 2000))
      await everyMoment(day)
      placed += await meet(random.percent(75) ? 'SSC1' : 'SSC5', players)
    }
    // What begins in the evening of the day before the last one.
    if (day === days - 2) {
      clock.set(new Date(Math.max(from + EVENING, clock.now().getTime())))
      await everyMoment(day)
    }
    progress(day + 1)
  }
  clock.set(new Date(Math.max(clock.now().getTime(), end.getTime() - LATEST - LATEST / 2)))
  await everyMoment(days - 1)
  const paying = here.get(PAYING_MEMBER)
  const stories = paying && { cashier, random: source, payer: await callerFor(paying) }
  const before = end.getTime() - LATEST - MINUTE
  if (stories) {
    // Shortly after midnight the young day has begun later than that, perhaps by more than there is of it.
    clock.set(new Date(Math.min(Math.max(before, clock.now().getTime()), end.getTime() - MINUTE / 2)))
    await seedPastDeposits(stories)
    await payouts?.recent()
  }
  for (let minute = end.getTime() - LATEST; minute + 2 * MINUTE < end.getTime(); minute += MINUTE) {
    const start = minute - (minute % MINUTE) + 2000
    if (start <= clock.now().getTime()) continue
    clock.set(new Date(start))
    await meet('SSC1', 1 + random.below(2))
  }
  clock.set(new Date(end.getTime() - 1000))
  // Whoever tries the demonstration as a member has something to play with.
  const visitor = here.get(DEMO_MEMBER)
  if (visitor)
    await cashier.deposit(
      await callerFor(visitor),
      { method: SANDBOX, amount: (PURSES[visitor.currency] ?? PURSE).deposits.at(-1)! },
      randomId(source),
    )
  clock.set(end)
  if (stories) await seedWaitingDeposit(stories)
  await payouts?.latest()
  await lottery.tick()
  if (placed === 0) throw new Error('the demo history holds no bet')
}
