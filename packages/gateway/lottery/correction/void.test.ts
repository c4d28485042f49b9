import { confirmVoid, voidIssue } from '@portico/contract/lottery/operator-calls'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer, refusalOf } from '../../testing/player.ts'
import { findIssue } from '../drawing/issue-store.ts'

import { balancesOf, callOff, direct, drawIt, findingsOf, openReplay, propose, WRONG } from '../../testing/outcomes.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
})
afterEach(() => gateway.close())

describe('calling an issue off [LOTTERY-03]', () => {
  it.each(['OPEN', 'SEALED'])('gives every stake back once when it is %s, however its draw would be proven', async (state) => {
    await gateway.lottery.tick(SSC_LOTTERIES)
    const { current } = await gateway.lottery.opened('SSC1')
    const { numero } = current!
    const player = await openPlayer(gateway, '100')
    const { bets } = await player.place([
      line('total-parity', { picks: ['odd', 'even'] }, { prizeGroup: 1900 }),
      line('dragon-tiger', { pairs: ['1-2'], picks: ['dragon'] }),
    ])
    if (state === 'SEALED') gateway.clock.set(current!.sealAt)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect((await findIssue(gateway.database.orm, 'SSC1', numero))?.state).toBe(state)
    gateway.clock.advance(1_000)
    const done = await callOff(gateway, 'SSC1', numero)
    const nothing = { taken: { amount: '0.0000' }, owed: { amount: '0.0000' }, owing: 0 }
    expect(done).toMatchObject({
      state: 'CONFIRMED',
      people: ['lan', 'minh'],
      effect: { bets: 2, refunded: { amount: '6.0000' }, ...nothing },
    })
    expect(await gateway.corrections.voids.confirm({ id: done.id, resultVersion: 0 }, 'minh')).toEqual(done)
    gateway.clock.advance(120_000)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await player.balance()).toBe(parseUnits('100'))
    expect((await findIssue(gateway.database.orm, 'SSC1', numero))?.state).toBe('VOID')
    const { list, totals } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 9 }, 'EN')
    expect(list.map((each) => [each.state, each.rebate.amount, each.net?.amount])).toEqual([
      ['VOID', '0.0000', '0.0000'],
      ['VOID', '0.0000', '0.0000'],
    ])
    expect(totals).toMatchObject({ rebate: { amount: '0.0000' }, net: { amount: '0.0000' } })
    const { explanation, earlier, calledOff } = await gateway.bets.detail(player.caller, bets[0]!.betId, 'EN')
    expect([explanation, calledOff, earlier]).toEqual([null, 'no draw', undefined])
    expect(await refusalOf(player.place([direct('11')], { numero }))).toBe('ISSUE_CLOSED')
    const { calledOff: past } = await gateway.lottery.results({ gameCode: 'SSC1', limit: 9 })
    expect(past).toContainEqual(expect.objectContaining({ numero, kind: 'VOID', reason: 'no draw', issues: 1 }))
    expect(await findingsOf(gateway)).toEqual([])
    expect(logged.filter((text) => text.includes('engine failed'))).toEqual([])
  })

  it('takes two people, a preview that changes nothing, and the outcome that was shown', async () => {
    const numero = await openReplay(gateway, WRONG)
    const player = await openPlayer(gateway, '100')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    const { voids } = gateway.corrections
    const early = await voids.propose({ gameCode: 'SSCREPLAY', numero, reason: 'too early' }, 'lan')
    await drawIt(gateway)
    // The prize is spent, so that most of what is taken back is owed.
    const won = (await player.balance()) - parseUnits('98')
    await player.place([line('total-parity', { picks: ['odd'] }, { multiple: 100 })])
    const cash = await player.balance()
    expect(await refusalOf(voids.confirm({ id: early.id, resultVersion: 0 }, 'minh'))).toBe('RESULT_DECIDED')

    const proposed = await voids.propose({ gameCode: 'SSCREPLAY', numero, reason: 'no draw' }, 'lan')
    expect(await voids.propose({ gameCode: 'SSCREPLAY', numero, reason: 'another' }, 'minh')).toEqual(proposed)
    expect(proposed).toMatchObject({ state: 'PROPOSED', before: WRONG, resultVersion: 1, people: ['lan'] })
    expect(proposed.effect).toMatchObject({ bets: 1, refunded: { amount: '2.0000' }, taken: { amount: formatUnits(won) } })
    expect([await player.balance(), (await findIssue(gateway.database.orm, 'SSCREPLAY', numero))?.state]).toEqual([cash, 'SETTLED'])
    expect(await refusalOf(voids.confirm({ id: proposed.id, resultVersion: 1 }, 'lan'))).toBe('SAME_PERSON')
    expect(await refusalOf(voids.confirm({ id: proposed.id, resultVersion: 2 }, 'minh'))).toBe('RESULT_DECIDED')

    gateway.clock.advance(1_000)
    const done = await voids.confirm({ id: proposed.id, resultVersion: 1 }, 'minh')
    expect(done).toEqual({ ...proposed, state: 'CONFIRMED', people: ['lan', 'minh'] })
    const [left, owed = 0n] = await balancesOf(gateway, player)
    const short = won - parseUnits('2') - cash
    expect([left, owed]).toEqual(short > 0n ? [0n, -short] : [-short, 0n])
    expect(done.effect).toMatchObject({ owed: { amount: formatUnits(short > 0n ? short : 0n) }, owing: short > 0n ? 1 : 0 })
    const proof = await gateway.lottery.proof({ gameCode: 'SSCREPLAY', numero })
    expect(proof).toMatchObject({
      state: 'VOID',
      result: WRONG,
      decisions: [{ kind: 'VOID', people: ['lan', 'minh'], reason: 'no draw', before: WRONG }],
    })
    const again = { gameCode: 'SSCREPLAY', numero, reason: 'again' }
    expect((await gateway.call(voidIssue, again, await gateway.operatorNamed('lan', 'finance'))).failure.code).toBe('ISSUE_VOID')
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('is refused for a draw of our own that its seed proves, also when it was asked for before the draw', async () => {
    await gateway.lottery.tick(SSC_LOTTERIES)
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const player = await openPlayer(gateway, '100')
    await player.place([line('total-parity', { picks: ['odd', 'even'] })])
    const { voids } = gateway.corrections
    const early = await voids.propose({ gameCode: 'SSC1', numero, reason: 'the house lost' }, 'lan')
    await drawIt(gateway)
    const cash = await player.balance()
    expect(await refusalOf(voids.confirm({ id: early.id, resultVersion: 0 }, 'minh'))).toBe('OWN_DRAW')
    expect(await refusalOf(voids.propose({ gameCode: 'SSC1', numero, reason: 'the house lost' }, 'lan'))).toBe('OWN_DRAW')
    expect(await player.balance()).toBe(cash)

    // A defect of the machine: what was drawn is not what seed and bets say.
    await gateway.database.orm.execute(
      sql`update lottery_issue set result = '{"digits":"00000"}' where numero = ${numero} and game_code = 'SSC1'`,
    )
    const { id, resultVersion } = await voids.propose({ gameCode: 'SSC1', numero, reason: 'the draw was defective' }, 'lan')
    expect(await voids.confirm({ id, resultVersion }, 'minh')).toMatchObject({ state: 'CONFIRMED' })
    expect(await player.balance()).toBe(parseUnits('100'))
  })

  it('is finished by the engine when it was broken off, and refuses a correction afterwards', async () => {
    const numero = await openReplay(gateway, WRONG)
    const player = await openPlayer(gateway, '100')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    const { orm } = gateway.database
    await orm.execute(sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    await orm.execute(sql`create trigger break_off before update on bet for each row execute function break_off()`)
    await expect(callOff(gateway, 'SSCREPLAY', numero)).rejects.toThrow()
    await orm.execute(sql`drop trigger break_off on bet`)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await player.balance()).toBe(parseUnits('100'))
    expect(await refusalOf(propose(gateway, numero))).toBe('ISSUE_VOID')
    expect(await refusalOf(callOff(gateway, 'SSC1', 'never'))).toBe('ISSUE_UNKNOWN')
    const unknown = await gateway.call(confirmVoid, { id: '999', resultVersion: 0 }, await gateway.operatorNamed('lan', 'finance'))
    expect(unknown.failure.code).toBe('RESULT_UNKNOWN')
    expect(await findingsOf(gateway)).toEqual([])
  })
})
