import { roomHistory } from '@portico/contract/chat/calls'
import { roomQueue } from '@portico/contract/chat/operator-calls'
import { memberReferral } from '@portico/contract/center/calls'
import { memberDocuments } from '@portico/contract/document/calls'
import { openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import { commissionDifference, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { listBets } from '@portico/contract/bets/calls'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { accountRecords, bonusDetails } from '@portico/contract/records/calls'
import { playedRounds } from '@portico/contract/records/round-calls'
import { memberCases, openCase } from '@portico/contract/support/calls'
import { connectedVendors } from '@portico/contract/vendor/operator-calls'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '@portico/gateway/config'
import type { Database } from '@portico/gateway/db/open'
import { manualClock } from '@portico/gateway/ports/clock'
import { seededRandom } from '@portico/gateway/ports/random'
import { openTestDatabase } from '@portico/gateway/testing/database'
import { START, type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { verifyStatements } from '@portico/gateway/testing/verify-statement'
import { BONUS_MEMBER, DEMO_MEMBER, DEMO_PASSWORD, PAYING_MEMBER, SUB_AGENT, TOP_AGENT } from './people.ts'
import { seedDemo } from './service.ts'

let database: Database
let gateway: TestGateway
const end = new Date(START)
const secretsKey = 'the key of the seed and of the gateway after it'

beforeAll(async () => {
  database = await openTestDatabase()
  const config = readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER: '1', SECRETS_KEY: secretsKey })
  const size = { games: 40, members: 6, days: 7, bets: 80 }
  await seedDemo({ config, database, end, random: seededRandom('real'), log: pino({ level: 'silent' }), size })
  gateway = await testGateway({ database, clock: manualClock(START), config: { secretsKey } })
})
afterAll(async () => {
  await gateway.close()
  await database.close()
})

const tokenOf = async (account: string) => ({
  token: await gateway.sessions.open((await gateway.members.byAccount(account))!.id, 'SITE', '127.0.0.1'),
})

describe('the stories of the demo seed', () => {
  test('has documents in every state, which the desk and their owners can open', async () => {
    const desk = await gateway.operatorNamed('hoa', 'support')
    const opened = []
    for (const state of ['WAITING', 'ACCEPTED', 'REJECTED'] as const) {
      const { list } = (await gateway.call(operatorDocuments, { state }, desk)).value
      expect(list.length).toBeGreaterThan(0)
      for (const { id } of list) opened.push((await gateway.call(openDocument, { id }, desk)).value)
    }
    const numbers = opened.filter(({ document }) => document.step === 'IDENTITY').map(({ fullNumber }) => fullNumber)
    expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^07919500440\d$/)))
    for (const { account } of opened) {
      const owner = (await gateway.members.byAccount(account))!
      const token = await gateway.sessions.open(owner.id, 'SITE', '127.0.0.1')
      expect((await gateway.call(memberDocuments, {}, { token })).value.steps.some(({ number }) => number?.startsWith('••••'))).toBe(true)
    }
  })

  test('[AGENT-06] has lines that a correction paid more for, and such that it took back, of both agents', async () => {
    for (const account of [TOP_AGENT, SUB_AGENT]) {
      const { token } = await gateway.login(account, { password: DEMO_PASSWORD, portal: 'AGENT' })
      const { list } = (await gateway.call(commissionLines, { from: '2026-11-01', to: '2026-11-21', kind: 'daily' }, { token })).value
      const later = list.filter(({ version }) => version === 2)
      const [more, less] = [later.find(({ pay }) => unitsOf(pay) > 0n)!, later.find(({ pay }) => unitsOf(pay) < 0n)!]
      expect(unitsOf(more.toWallet)).toBe(unitsOf(more.pay))
      expect(unitsOf(less.toWallet) - unitsOf(less.owed)).toBe(unitsOf(less.pay))
      for (const { id, label } of [more, less]) {
        const before = list.find((line) => line.label === label && line.version === 1)!
        const { count, bets } = (await gateway.call(commissionDifference, { id, before: before.id }, { token })).value
        expect([count, bets[0]?.account]).toEqual([1, DEMO_MEMBER])
        expect(verifyStatements([(await gateway.call(commissionStatement, { id }, { token })).value]).status).toBe(0)
      }
      // Of the agent below, what was taken back also took the tier.
      const tierOf = (version: number) => list.find((line) => line.label === less.label && line.version === version)?.fields['tier']
      if (account === SUB_AGENT) expect([tierOf(1), tierOf(2)]).toEqual([2, expect.toSatisfy((tier) => tier !== 2)])
    }
  })

  test.each([DEMO_MEMBER, PAYING_MEMBER])(
    '%s has played rounds of vendors’ games of every state, in all records [GAME-07]',
    async (account) => {
      const { token } = await gateway.login(account, { password: DEMO_PASSWORD })
      const as = { token, language: 'EN' }
      const { list, games } = (await gateway.call(playedRounds, {}, as)).value
      expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['WON', 'LOST', 'RETURNED', 'OPEN']))
      expect(games.length).toBe(3)
      expect(games.every(({ gameCode, name }) => name !== gameCode)).toBe(true)
      const records = (
        await gateway.call(accountRecords, { kind: 'PAYOUT', from: '2026-11-15', to: '2026-11-21', pageSize: 100 }, as)
      ).value.list.filter(({ subject }) => subject?.kind === 'ROUND')
      const wins = list.filter(({ payout }) => unitsOf(payout) > 0n)
      expect(records.length).toBe(wins.length)
      const last = wins.find(({ payout }) => payout.amount === '45000.0000')!
      const board = (await gateway.call(winnerBoard, {}, as)).value.list.map(({ vo }) => `${vo.gameName} ${vo.winAmount.amount}`)
      expect(board).toContain(`${last.gameName} ${last.payout.amount}`)
      // Nobody can sign in a vendor's name with what the seed made.
      const vendors = (await gateway.call(connectedVendors, {}, { token: gateway.operatorKey })).value.list
      expect(vendors.length).toBeGreaterThan(0)
      expect(vendors.map(({ liveKeys }) => liveKeys)).toEqual(vendors.map(() => 0))
    },
  )

  test(`${BONUS_MEMBER} has rounds and a slip that a bonus pays, of all kinds of what a bet counts [PROMO-09]`, async () => {
    const { token } = await gateway.login(BONUS_MEMBER, { password: DEMO_PASSWORD })
    const as = { token, language: 'EN' }
    const { purse } = (await gateway.call(bonusDetails, {}, as)).value
    const { bonus, balance } = (await gateway.call(getBalance, {}, as)).value
    expect([balance.amount, bonus?.amount]).toEqual(['0.0000', purse!.left])
    const [mixed, alone] = [
      purse!.bets.filter(({ stake, fromBonus }) => unitsOf(fromBonus) > 0n && unitsOf(fromBonus) < unitsOf(stake)),
      purse!.bets.filter(({ stake, fromBonus }) => unitsOf(fromBonus) === unitsOf(stake)),
    ]
    expect([mixed.length, alone.length]).toEqual([4, 3])
    expect(new Set(purse!.bets.map(({ reason }) => reason))).toEqual(new Set(['COUNTED', 'NET', 'WEIGHT', 'NOTHING', 'WAITING']))
    const { list } = (await gateway.call(playedRounds, {}, as)).value
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['WON', 'LOST', 'RETURNED', 'OPEN']))
    expect((await gateway.call(listBets, {}, as)).value.list.map(({ state }) => state)).toEqual(['WAITING'])
  })

  test('has a case in every state and of every kind, late and in time, and friends in every state', async () => {
    const [linh, phuong] = await Promise.all([DEMO_MEMBER, PAYING_MEMBER].map(tokenOf))
    const of = async (by: { token: string }) => (await gateway.call(memberCases, {}, by)).value.list
    const all = [...(await of(linh!)), ...(await of(phuong!))]
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['WAITING', 'ANSWERED', 'SOLVED', 'CLOSED']))
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['QUESTION', 'FEEDBACK', 'COMPLAINT']))
    const promises = all.flatMap(({ answerBy }) => (answerBy === null ? [] : [answerBy < START]))
    expect(new Set(promises)).toEqual(new Set([true, false]))
    const events = (await gateway.call(openCase, { number: (await of(linh!))[0]!.number }, linh!)).value.case.entries.map(
      ({ event }) => event,
    )
    expect(events).toContain('REOPENED')
    const { friends } = (await gateway.call(memberReferral, {}, linh!)).value
    expect(friends.map(({ state }) => state)).toEqual(expect.arrayContaining(['WAITING', 'OVER']))
  })

  test('has what was said in a room, taken out, held for its author alone, and somebody who is muted', async () => {
    const [linh, phuong] = await Promise.all([DEMO_MEMBER, PAYING_MEMBER].map(tokenOf))
    const states = async (by: { token: string }) =>
      new Set((await gateway.call(roomHistory, { room: 'EN' }, by)).value.list.map(({ state }) => state))
    expect(await states(linh!)).toEqual(new Set(['SAID', 'REMOVED']))
    expect(await states(phuong!)).toEqual(new Set(['SAID', 'REMOVED', 'HELD']))
    const desk = await gateway.operatorNamed('mai', 'support')
    const { list } = (await gateway.call(roomQueue, { room: 'EN' }, desk)).value
    const { account } = list.find(({ message }) => message.state === 'REMOVED')!
    const muted = (await gateway.call(roomHistory, { room: 'EN' }, await tokenOf(account))).value.muted
    expect(muted).toMatchObject({ reason: 'Insults' })
  })
})
