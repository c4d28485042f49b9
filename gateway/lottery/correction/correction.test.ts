import { betDetail } from '@portico/contract/bets'
import type { Draw } from '@portico/contract/draw'
import { parseUnits } from '@portico/contract/money'
import { addPerson } from '@portico/contract/operator-people'
import { confirmCorrection, previewCorrection, proposeCorrection } from '@portico/contract/operator-corrections'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bet, betVersion, issueOutcome, ledgerAccount, ledgerTransfer } from '../../db/schema/index.ts'
import { mixedLines, openCrowd, placeCrowd } from '../../testing/crowd.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer, refusalOf } from '../../testing/player.ts'
import { gameOf } from '../games.ts'
import { findIssue } from '../issue-store.ts'

const WRONG: Draw = { digits: '20282' }
const RIGHT: Draw = { digits: '13579' }
const game = gameOf('SSCREPLAY')!

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
})
afterEach(() => gateway.close())

const books = async (world = gateway) => (await world.ledger.check()).findings

/** An issue of imported results that will draw the given one. */
const openReplay = async (draw: Draw, world = gateway): Promise<string> => {
  await world.lottery.importDraws('SSCREPLAY', [{ issue: '1', date: '2026-04-11', draw }])
  await world.lottery.tick()
  return (await world.lottery.opened('SSCREPLAY')).current!.numero
}
const drawIt = async (world = gateway) => {
  world.clock.advance(60_000)
  await world.lottery.tick()
}
const propose = (numero: string, draw = RIGHT, person = 'lan') =>
  gateway.corrections.propose({ gameCode: 'SSCREPLAY', numero, draw, source: 'the gazette' }, person)
const confirm = (id: string, resultVersion = 1, person = 'minh') =>
  gateway.corrections.confirm({ id, resultVersion, reason: 'read from the wrong line' }, person)
const direct = (digits: string, more = {}) => line('back2-direct', { lines: [digits] }, more)
const heldBy = async ({ memberId }: { memberId: string }, kind: 'player:cash' | 'player:owed') =>
  (
    await gateway.database.orm
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.ownerId, memberId), eq(ledgerAccount.kind, kind)))
  )[0]?.balance

/** Everything of a world that an outcome decides. */
const figuresOf = async ({ database: { orm } }: TestGateway) => ({
  bets: await orm
    .select({
      id: bet.id,
      state: bet.state,
      payout: bet.payout,
      rebate: bet.rebate,
      validBet: bet.validBet,
      hits: bet.hits,
      result: bet.result,
      settledAt: bet.settledAt,
    })
    .from(bet)
    .orderBy(asc(bet.id)),
  members: await orm
    .select({ owner: ledgerAccount.ownerId, sum: sql<string>`sum(balance)::text` })
    .from(ledgerAccount)
    .where(sql`owner_id is not null`)
    .groupBy(ledgerAccount.ownerId)
    .orderBy(ledgerAccount.ownerId),
  house: (
    (await orm.execute(sql`
      select a.kind, sum(case when t.credit_id = a.id then t.amount else -t.amount end)::text as sum
      from ledger_account a join ledger_transfer t on a.id in (t.credit_id, t.debit_id)
      where a.owner_id is null group by a.kind order by a.kind`)) as unknown as { rows: unknown[] }
  ).rows,
})

describe('correcting a wrong result [LOTTERY-03]', () => {
  it('leaves the books as if the right result had come first', async () => {
    const other = await testGateway(inYuan)
    const worlds = [gateway, other] as const
    const lines = mixedLines(game, 'CNY', 2)
    for (const [i, world] of worlds.entries()) {
      const numero = await openReplay(i === 0 ? WRONG : RIGHT, world)
      const { orm } = world.database
      const at = world.clock.now()
      await openCrowd(orm, 5, 'CNY', at)
      const issue = (await findIssue(orm, 'SSCREPLAY', numero))!
      await placeCrowd(orm, { game, issueId: issue.id, numero, lines, bets: 600, members: 5, currency: 'CNY', at })
      await drawIt(world)
    }
    const [wrong, right] = [await figuresOf(gateway), await figuresOf(other)]
    expect(wrong.bets.map(({ id }) => id)).toEqual(right.bets.map(({ id }) => id))
    expect(wrong.members).not.toEqual(right.members)

    gateway.clock.advance(3_600_000)
    const entries = await gateway.database.orm.select().from(ledgerTransfer).orderBy(asc(ledgerTransfer.id))
    const { numero } = (await gateway.lottery.results({ gameCode: 'SSCREPLAY', limit: 1 })).list[0]!
    const proposed = await propose(numero)
    expect(await figuresOf(gateway)).toEqual(wrong)
    const made = await confirm(proposed.id)
    expect(made.effect).toEqual(proposed.effect)
    expect(made).toMatchObject({ state: 'CONFIRMED', people: ['lan', 'minh'], before: WRONG, result: RIGHT, resultVersion: 1 })
    expect(await figuresOf(gateway)).toEqual(right)
    expect([await books(), await books(other)]).toEqual([[], []])

    // Nothing that was booked has changed, and what held before is kept.
    const later = new Map((await gateway.database.orm.select().from(ledgerTransfer)).map((row) => [row.id, row]))
    expect(entries.filter((entry) => JSON.stringify(later.get(entry.id), String) !== JSON.stringify(entry, String))).toEqual([])
    expect(await gateway.database.orm.$count(betVersion)).toBe(600)
    expect((await gateway.lottery.results({ gameCode: 'SSCREPLAY', limit: 1 })).list[0]).toMatchObject({ result: RIGHT, resultVersion: 2 })

    // And back again: the world is the one of before.
    const back = await propose(numero, WRONG)
    await confirm(back.id, 2)
    expect(await figuresOf(gateway)).toEqual(wrong)
    expect(await books()).toEqual([])
    await other.close()
  })

  it('shows the player both outcomes, and tells who listens', async () => {
    const numero = await openReplay(WRONG)
    const player = await openPlayer(gateway, '1000')
    const { bets } = await player.place([direct('82', { prizeGroup: 1900 }), direct('79'), direct('11')], { gameCode: 'SSCREPLAY', numero })
    await drawIt()
    const said: unknown[] = []
    const { listens, tell } = gateway.platform.events
    Object.assign(gateway.platform.events, {
      listens: () => true,
      tell: (memberId: string, type: string, data: unknown) => said.push([memberId, type, data]),
    })
    const { id } = await propose(numero)
    await confirm(id)
    Object.assign(gateway.platform.events, { listens, tell })
    const changed = [
      { betId: bets[0]!.betId, state: 'LOST', payout: { amount: '0.0000' }, before: { state: 'WON', payout: { amount: '190.0000' } } },
      { betId: bets[1]!.betId, state: 'WON', payout: { amount: '195.0000' }, before: { state: 'LOST', payout: { amount: '0.0000' } } },
    ].toSorted((a, b) => (a.betId < b.betId ? -1 : 1))
    expect(said[0]).toMatchObject([player.memberId, 'bets.corrected', { gameCode: 'SSCREPLAY', numero, resultVersion: 2, bets: changed }])
    expect(said[1]).toMatchObject([player.memberId, 'balance.changed', {}])

    const token = await player.token()
    const won = (await gateway.call(betDetail, { betId: bets[1]!.betId }, { token })).value
    expect(won.bet).toMatchObject({ state: 'WON', payout: { amount: '195.0000' }, result: RIGHT })
    expect(won.explanation).toMatchObject({ draw: RIGHT, payout: '195.0000' })
    expect(won.earlier).toMatchObject([{ resultVersion: 1, state: 'LOST', payout: { amount: '0.0000' }, result: WRONG }])
    const lost = (await gateway.call(betDetail, { betId: bets[0]!.betId }, { token })).value
    expect(lost.bet).toMatchObject({ state: 'LOST', rebate: { amount: '0.0500' } })
    expect(lost.explanation).toMatchObject({ outcome: 'lose', rebate: '0.0500' })
  })

  it('takes back what the cash holds; the rest is owed, and recovered first', async () => {
    const numero = await openReplay(WRONG)
    const player = await openPlayer(gateway, '2')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt()
    expect(await player.balance()).toBe(parseUnits('195'))
    await player.place([line('back2-direct', { lines: ['00'] }, { multiple: 50 })])
    const { id, effect } = await propose(numero)
    expect(effect).toMatchObject({
      bets: 1,
      changed: 1,
      paid: { amount: '0.0000' },
      taken: { amount: '195.0000' },
      owed: { amount: '100.0000' },
    })
    expect((await confirm(id)).effect).toEqual(effect)
    expect([await heldBy(player, 'player:cash'), await heldBy(player, 'player:owed')]).toEqual([0n, parseUnits('-100')])
    expect(await books()).toEqual([])
    await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '60' }, 'first')
    expect([await heldBy(player, 'player:cash'), await heldBy(player, 'player:owed')]).toEqual([0n, parseUnits('-40')])
    await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '60' }, 'second')
    expect([await heldBy(player, 'player:cash'), await heldBy(player, 'player:owed')]).toEqual([parseUnits('20'), 0n])
    expect(await books()).toEqual([])
  })

  it('takes two people, is done once, and not over another correction', async () => {
    const numero = await openReplay(WRONG)
    const player = await openPlayer(gateway, '10')
    await player.place([direct('82'), direct('79')], { gameCode: 'SSCREPLAY', numero })
    expect(await refusalOf(propose(numero))).toBe('ISSUE_NOT_DRAWN')
    await drawIt()
    const key = async (name: string) => ({ token: (await gateway.call(addPerson, { name }, { token: gateway.operatorKey })).value.key })
    const [lan, minh] = [await key('lan'), await key('minh')]
    const request = { gameCode: 'SSCREPLAY', numero, draw: RIGHT, source: 'the gazette' }
    const { id } = (await gateway.call(proposeCorrection, request, lan)).value
    const word = { id, resultVersion: 1, reason: 'misread' }
    expect((await gateway.call(confirmCorrection, word, lan)).failure.code).toBe('SAME_PERSON')
    expect((await gateway.call(confirmCorrection, { ...word, resultVersion: 2 }, minh)).failure.code).toBe('RESULT_DECIDED')
    expect((await gateway.call(proposeCorrection, { ...request, draw: WRONG }, minh)).failure.code).toBe('RESULT_SAME')
    expect((await gateway.call(proposeCorrection, { ...request, draw: { digits: '123' } }, minh)).failure.code).toBe('RESULT_INVALID')
    const before = await player.balance()
    const [first, again] = await Promise.all([gateway.call(confirmCorrection, word, minh), gateway.call(confirmCorrection, word, minh)])
    expect(again.value.state).toBe('CONFIRMED')
    expect((await gateway.call(previewCorrection, { id }, lan)).value).toEqual(first.value)
    expect(await player.balance()).toBe(before)
    expect(await gateway.database.orm.$count(issueOutcome)).toBe(1)
    expect(await gateway.database.orm.$count(ledgerTransfer, eq(ledgerTransfer.code, 'PAYOUT'))).toBe(3)
    expect(await books()).toEqual([])
  })

  it('that is broken off is finished by the engine', async () => {
    const numero = await openReplay(WRONG)
    const { orm } = gateway.database
    const at = gateway.clock.now()
    await openCrowd(orm, 3, 'CNY', at)
    const issue = (await findIssue(orm, 'SSCREPLAY', numero))!
    const lines = mixedLines(game, 'CNY', 1)
    await placeCrowd(orm, { game, issueId: issue.id, numero, lines, bets: 2_100, members: 3, currency: 'CNY', at })
    await drawIt()
    const { id } = await propose(numero)
    await orm.execute(sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    const last = await orm.execute(sql`select id::text as id from bet order by member_id desc, id desc limit 1`)
    await orm.execute(
      sql.raw(
        `create trigger break_off before update on bet for each row when (new.id = '${(last as unknown as { rows: { id: string }[] }).rows[0]!.id}') execute function break_off()`,
      ),
    )
    await expect(confirm(id)).rejects.toThrow()
    expect(await orm.$count(bet, eq(bet.resultVersion, 1))).toBe(100)
    expect(await books()).toEqual([])
    await orm.execute(sql`drop trigger break_off on bet`)
    await gateway.lottery.tick()
    expect(await orm.$count(bet, eq(bet.resultVersion, 1))).toBe(0)
    expect((await findIssue(orm, 'SSCREPLAY', numero))?.state).toBe('SETTLED')
    expect((await confirm(id)).state).toBe('CONFIRMED')
    expect(await orm.$count(betVersion)).toBe(2_100)
    expect(await books()).toEqual([])
  })

  it('is refused for a draw of our own, which its seed proves', async () => {
    await gateway.lottery.tick()
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    await drawIt()
    const asked = { gameCode: 'SSC1', numero, draw: RIGHT, source: 'me' }
    expect(await refusalOf(gateway.corrections.propose(asked, 'lan'))).toBe('OWN_DRAW')
  })
})

describe('calling an issue off [LOTTERY-03]', () => {
  const callOff = (gameCode: string, numero: string) => gateway.corrections.void({ gameCode, numero, reason: 'no draw' }, 'lan')

  it.each(['OPEN', 'SEALED', 'SETTLED'])('gives every stake back once when it is %s', async (state) => {
    await gateway.lottery.tick()
    const { current } = await gateway.lottery.opened('SSC1')
    const { numero } = current!
    const player = await openPlayer(gateway, '100')
    const { bets } = await player.place([
      line('total-parity', { picks: ['odd', 'even'] }, { prizeGroup: 1900 }),
      line('dragon-tiger', { pairs: ['1-2'], picks: ['dragon'] }),
    ])
    if (state !== 'OPEN') gateway.clock.set(state === 'SEALED' ? current!.sealAt : current!.drawAt)
    await gateway.lottery.tick()
    expect((await findIssue(gateway.database.orm, 'SSC1', numero))?.state).toBe(state)
    gateway.clock.advance(1_000)
    const answer = { gameCode: 'SSC1', numero, bets: 2, refunded: { amount: '6.0000', currency: 'CNY' } }
    expect(await callOff('SSC1', numero)).toEqual(answer)
    expect(await callOff('SSC1', numero)).toEqual(answer)
    gateway.clock.advance(120_000)
    await gateway.lottery.tick()
    expect(await player.balance()).toBe(parseUnits('100'))
    expect((await findIssue(gateway.database.orm, 'SSC1', numero))?.state).toBe('VOID')
    const { list, totals } = await gateway.records.list(player.caller, { pageNo: 1, pageSize: 9 }, 'EN')
    expect(list.map((each) => [each.state, each.rebate.amount, each.net?.amount])).toEqual([
      ['VOID', '0.0000', '0.0000'],
      ['VOID', '0.0000', '0.0000'],
    ])
    expect(totals).toMatchObject({ rebate: { amount: '0.0000' }, net: { amount: '0.0000' } })
    const { explanation, earlier } = await gateway.records.detail(player.caller, bets[0]!.betId, 'EN')
    expect([explanation, earlier?.length ?? 0]).toEqual([null, state === 'SETTLED' ? 1 : 0])
    expect(await refusalOf(player.place([direct('11')], { numero }))).toBe('ISSUE_CLOSED')
    expect(await books()).toEqual([])
    expect(logged.filter((text) => text.includes('engine failed'))).toEqual([])
  })

  it('is finished by the engine when it was broken off, and refuses a correction afterwards', async () => {
    const numero = await openReplay(WRONG)
    const player = await openPlayer(gateway, '100')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt()
    const { orm } = gateway.database
    await orm.execute(sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    await orm.execute(sql`create trigger break_off before update on bet for each row execute function break_off()`)
    await expect(callOff('SSCREPLAY', numero)).rejects.toThrow()
    await orm.execute(sql`drop trigger break_off on bet`)
    await gateway.lottery.tick()
    expect(await player.balance()).toBe(parseUnits('100'))
    expect(await refusalOf(propose(numero))).toBe('ISSUE_VOID')
    expect(await refusalOf(callOff('SSC1', 'never'))).toBe('ISSUE_UNKNOWN')
    expect(await books()).toEqual([])
  })
})
