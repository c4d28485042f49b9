import { randomUUID } from 'node:crypto'
import { settleWagering, type WageringCase } from '@portico/commission/wagering/wagering'
import type { WageringEvent } from '@portico/commission/wagering/events'
import { formatUnits, ONE, parseUnits } from '@portico/contract/kit/money'
import { createWithdrawal } from '@portico/contract/withdrawal/calls'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { Failure } from '../failure.ts'
import { bet } from '../lottery/bets/schema.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { randomId, seededRandom } from '../ports/random.ts'
import { readConfig } from '../config.ts'
import { testGateway } from './gateway.ts'
import { standingOf, takenOf } from './purse-standing.ts'
import { callOff, confirm, drawIt, findingsOf, propose, RIGHT, WRONG } from './outcomes.ts'
import { openPayee, WITHDRAW_PASSWORD } from './payout-provider.ts'
import { line } from './player.ts'

/** What the gateway's codes are called where the rules are settled by themselves. */
const RESULTS: Readonly<Record<string, string>> = { BONUS_MAX_BET: 'MAX_BET', REQUIREMENT_OPEN: 'TURNOVER_REMAINING' }

/** Eight of ten on one place. */
const COVERING = ['0', '1', '2', '3', '4', '5', '6', '7']

export interface Histories {
  readonly seed: string
  readonly players: number
  readonly rounds: number
  /** Whether money comes in that has to be bet, and some bets cover too much. */
  readonly deposits: boolean
  /** With less left nothing is asks any more. */
  readonly waivedBelow: string
}

/**
 * Members at once on the same draws, with what they do at random; each draw may be corrected or called off later. After every round the books
 * are compared with what the rules make of the same histories. Answers what was reached.
 */
export const playHistories = async ({ seed, players: count, rounds, deposits, waivedBelow }: Histories): Promise<ReadonlySet<string>> => {
  const random = seededRandom(seed)
  const below = (bound: number): number => new DataView(random.bytes(4).buffer).getUint32(0) % bound
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const gateway = await testGateway({
    lotteries: [],
    config: { withdrawals: readConfig({ BRAND: 'aurora', WITHDRAW_MIN: '1', WITHDRAW_TURNOVER_WAIVED_BELOW: waivedBelow }).withdrawals },
  })
  try {
    const issues = Array.from({ length: rounds + 2 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
    await gateway.lottery.importDraws('SSCREPLAY', issues)
    let steps = 0
    const at = (): { id: string; at: string } => {
      gateway.clock.advance(1)
      return { id: `e${++steps}`, at: gateway.clock.now().toISOString() }
    }
    const openOne = async () => {
      const cash = pick(['0', '4000', '30000', '90000'])
      const payee = await openPayee(gateway, cash)
      const events: WageringEvent[] = [{ ...at(), type: 'deposit', amount: cash, multiplier: '0' }]
      return {
        ...payee,
        events,
        results: ['ok'],
        bets: new Map<string, string>(),
        asks: new Map<string, string>(),
        withdrawals: 0,
      }
    }
    type Player = Awaited<ReturnType<typeof openOne>>
    const players: Player[] = []
    for (let n = 0; n < count; n++) players.push(await openOne())
    const owners = new Map(players.map((player) => [player.memberId, player]))

    const note = async (player: Player, event: WageringEvent, work: () => Promise<unknown>): Promise<boolean> => {
      player.events.push(event)
      try {
        await work()
        player.results.push('ok')
        return true
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        player.results.push(RESULTS[error.code] ?? error.code)
        return false
      }
    }

    const grant = async (player: Player): Promise<void> => {
      const step = at()
      const amount = pick(['3000', '20000', '60000.0001'])
      const [times, minutes] = [pick(['0.5', '1', '2']), 1 + below(rounds)]
      const percent = pick([null, 100, 33])
      const maxBet = pick([null, null, '20000'])
      const expiresAt = new Date(gateway.clock.now().getTime() + minutes * 60_000)

      const event: WageringEvent = {
        ...step,
        type: 'bonus',
        amount,
        base: 'B',
        multiplier: times,
        expiresAt: expiresAt.toISOString(),
        weights: { LOTT: String(percent ?? 100) },
        ...(maxBet === null ? {} : { maxBet }),
      }
      const id = randomId(random)
      player.asks.set(event.id, id)
      await note(player, event, () =>
        gateway.database.orm.transaction((tx) =>
          gateway.turnover.purse.grant(tx, {
            ...player.caller,
            id,
            amount: parseUnits(amount),
            required: (parseUnits(amount) * parseUnits(times)) / ONE,
            expiresAt,
            weights: percent === null ? null : { LOTT: percent },
            maxBet: maxBet === null ? null : parseUnits(maxBet),
            code: 'PROMOTION',
          }),
        ),
      )
    }

    const payIn = async ({ caller, events, results, asks }: Player): Promise<void> => {
      const [amount, multiplier] = [pick(['4000', '20000.0003', '70000']), pick(['0.5', '1', '1.5'])]
      const event = { ...at(), type: 'deposit' as const, amount, multiplier }
      const id = randomId(random)
      asks.set(event.id, id)
      await gateway.database.orm.transaction(async (tx) => {
        const units = parseUnits(amount)
        await gateway.turnover.begin(tx, { id, ...caller, kind: 'DEPOSIT', amount: units, times: parseUnits(multiplier) })
        const { memberId, currency } = caller
        const [debit, credit] = [houseOf('provider:clearing', currency), cashOf(memberId, currency)]
        await gateway.ledger.transfer(tx, { id, debit, credit, amount: units, code: 'DEPOSIT', ref: id, at: gateway.clock.now() })
      })
      events.push(event)
      results.push('ok')
    }

    const place = async (player: Player, numero: string): Promise<void> => {
      const digits = deposits && below(6) === 0 ? COVERING : [pick(['2', '1', '7', '7'])]
      const multiple = 1 + below(digits.length > 1 ? 3 : 20)
      const event: WageringEvent = {
        ...at(),
        type: 'bet',
        category: 'LOTT',
        stake: String(2_000 * multiple * digits.length),
        market: numero,
        of: 10,
        covers: digits.map((digit) => [Number(digit), Number(digit)]),
      }
      await note(player, event, async () => {
        const { bets } = await player.place([line('fixed-position', { places: [digits, [], [], [], []] }, { multiple })], {
          gameCode: 'SSCREPLAY',
          numero,
        })
        player.bets.set(bets[0]!.betId, event.id)
      })
    }

    const withdraw = async (player: Player): Promise<void> => {
      if (player.withdrawals === 4) return
      const amount = String(1 + below(20_000))
      const isSure = below(2) === 0
      const event: WageringEvent = { ...at(), type: 'withdraw', amount, confirm: isSure }
      const done = await note(player, event, async () => {
        // A session of now: a proof is fresh for five minutes.
        const request = { payeeId: player.payeeId, amount, withdrawPassword: WITHDRAW_PASSWORD, forfeit: isSure }
        const answer = await gateway.call(createWithdrawal, request, {
          token: await gateway.sessions.open(player.memberId, 'SITE', '127.0.0.1'),
          idempotencyKey: randomUUID(),
        })
        if (answer.status !== 200) throw new Failure(answer.failure.code)
      })
      if (done) player.withdrawals++
    }

    /** What an outcome of an issue did to each bet, in the order in which it was booked. */
    const noteOutcome = async (numero: string, type: 'settle' | 'resettle' | 'void'): Promise<void> => {
      const mine = [...owners.keys()]
      const rows = await gateway.database.orm
        .select()
        .from(bet)
        .where(and(eq(bet.numero, numero), inArray(bet.memberId, mine)))
        .orderBy(asc(bet.id))
      for (const { id, memberId, payout } of rows) {
        const player = owners.get(memberId)!
        const step = { id: `e${++steps}`, at: gateway.clock.now().toISOString(), bet: player.bets.get(id)! }
        player.events.push(type === 'void' ? { ...step, type } : { ...step, type, payout: formatUnits(payout!) })
        player.results.push('ok')
      }
    }

    const compare = async (): Promise<Set<string>> => {
      await gateway.turnover.purse.reviewAll()
      const house = await takenOf(gateway)
      const { rows } = (await gateway.database.orm.execute(sql`
        select owner_id as owner, kind, balance::text as balance from ledger_account where owner_id is not null`)) as unknown as {
        rows: { owner: string; kind: string; balance: string }[]
      }
      const seen = new Set<string>()
      for (const player of players) {
        const balanceOf = (kind: string) => BigInt(rows.find((row) => row.owner === player.memberId && row.kind === kind)?.balance ?? '0')
        const history: WageringCase = {
          until: gateway.clock.now().toISOString(),
          config: { waiveBelow: waivedBelow, maxMultiplier: '10', coverage: 70 },
          events: player.events,
        }
        const answer = settleWagering(history)
        const expected = [answer.cash, answer.bonus, answer.owed, answer.house]
        const actual = [balanceOf('player:cash'), balanceOf('player:bonus'), -balanceOf('player:owed'), house.get(player.memberId) ?? 0n]
        const results = answer.steps.map(({ result }) => result)
        const stands = deposits
          ? await standingOf(gateway, player.caller, player.asks, balanceOf('player:cash') + balanceOf('player:owed'))
          : null
        expect({ results: player.results, money: actual.map(formatUnits), stands, history }).toEqual({
          results,
          money: expected.map((each) => formatUnits(parseUnits(each))),
          stands: stands && {
            withdrawable: answer.withdrawable,
            requirements: Object.fromEntries(
              answer.requirements
                .filter(({ id }) => player.asks.has(id))
                .map(({ id, status, progress }) => [player.asks.get(id)!, status === 'ACTIVE' ? progress : status]),
            ),
          },
          history,
        })
        for (const result of results) seen.add(result)
        for (const { status } of answer.requirements) seen.add(status)
        if (answer.owed !== '0.0000') seen.add('owing')
        if (answer.house.startsWith('-')) seen.add('bearing')
      }
      return seen
    }

    const drawn: string[] = []
    const reached = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      await gateway.lottery.tick(SSC_LOTTERIES)
      const numero = (await gateway.lottery.opened('SSCREPLAY')).current!.numero
      for (const player of players) {
        if (deposits && below(4) === 0) await payIn(player)
        if (below(4) === 0) await grant(player)
        for (let n = below(3); n > 0; n--) await place(player, numero)
        if (below(10) === 0) await withdraw(player)
      }
      await drawIt(gateway)
      await noteOutcome(numero, 'settle')
      drawn.push(numero)
      gateway.clock.advance(1)
      const again = below(3) > 0 ? drawn.splice(below(drawn.length), 1)[0]! : undefined
      if (again !== undefined && below(3) > 0) {
        const { id } = await propose(gateway, again, RIGHT)
        await confirm(gateway, id)
        await noteOutcome(again, 'resettle')
      } else if (again !== undefined) {
        await callOff(gateway, 'SSCREPLAY', again)
        await noteOutcome(again, 'void')
      }
      gateway.clock.advance(1)
      for (const each of await compare()) reached.add(each)
    }
    expect(await findingsOf(gateway)).toEqual([])
    return reached
  } finally {
    await gateway.close()
  }
}
