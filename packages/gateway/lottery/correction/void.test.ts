import { parseUnits } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer, refusalOf } from '../../testing/player.ts'
import { findIssue } from '../drawing/issue-store.ts'

import { direct, drawIt, findingsOf, openReplay, propose, WRONG } from '../../testing/outcomes.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
})
afterEach(() => gateway.close())

describe('calling an issue off [LOTTERY-03]', () => {
  const callOff = (gameCode: string, numero: string) => gateway.corrections.void({ gameCode, numero, reason: 'no draw' }, 'lan')

  it.each(['OPEN', 'SEALED', 'SETTLED'])('gives every stake back once when it is %s', async (state) => {
    await gateway.lottery.tick(SSC_LOTTERIES)
    const { current } = await gateway.lottery.opened('SSC1')
    const { numero } = current!
    const player = await openPlayer(gateway, '100')
    const { bets } = await player.place([
      line('total-parity', { picks: ['odd', 'even'] }, { prizeGroup: 1900 }),
      line('dragon-tiger', { pairs: ['1-2'], picks: ['dragon'] }),
    ])
    if (state !== 'OPEN') gateway.clock.set(state === 'SEALED' ? current!.sealAt : current!.drawAt)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect((await findIssue(gateway.database.orm, 'SSC1', numero))?.state).toBe(state)
    gateway.clock.advance(1_000)
    const answer = { gameCode: 'SSC1', numero, bets: 2, refunded: { amount: '6.0000', currency: 'CNY' } }
    expect(await callOff('SSC1', numero)).toEqual(answer)
    expect(await callOff('SSC1', numero)).toEqual(answer)
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
    expect([explanation, calledOff]).toEqual([null, 'no draw'])
    expect(earlier?.map(({ reason }) => reason) ?? []).toEqual(state === 'SETTLED' ? ['no draw'] : [])
    expect(await refusalOf(player.place([direct('11')], { numero }))).toBe('ISSUE_CLOSED')
    expect(await findingsOf(gateway)).toEqual([])
    expect(logged.filter((text) => text.includes('engine failed'))).toEqual([])
  })

  it('is finished by the engine when it was broken off, and refuses a correction afterwards', async () => {
    const numero = await openReplay(gateway, WRONG)
    const player = await openPlayer(gateway, '100')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    const { orm } = gateway.database
    await orm.execute(sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    await orm.execute(sql`create trigger break_off before update on bet for each row execute function break_off()`)
    await expect(callOff('SSCREPLAY', numero)).rejects.toThrow()
    await orm.execute(sql`drop trigger break_off on bet`)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await player.balance()).toBe(parseUnits('100'))
    expect(await refusalOf(propose(gateway, numero))).toBe('ISSUE_VOID')
    expect(await refusalOf(callOff('SSC1', 'never'))).toBe('ISSUE_UNKNOWN')
    expect(await findingsOf(gateway)).toEqual([])
  })
})
