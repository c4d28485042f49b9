import { randomUUID } from 'node:crypto'
import { cancelBet } from '@portico/contract/bets/calls'
import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ledgerTransfer } from '../../ledger/schema.ts'
import { bet } from './schema.ts'
import { line, moneyOf, oneNote, openPlayer, refusalOf } from '../../testing/player.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { GAMES } from '../offer/games.ts'
import { receiptsOf } from './receipt-store.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
beforeEach(async () => {
  gateway = await testGateway()
  await gateway.lottery.tick(SSC_LOTTERIES)
  player = await openPlayer(gateway, '100000', { maxPrizeGroup: 1956 })
})
afterEach(() => gateway.close())

const cancel = (betId: string, key: string = randomUUID()) => gateway.lottery.cancel(player.caller, { betId }, key, 'EN')
/** What the call over HTTP refuses to cancel with. */
const refused = async (betId: string) => (await gateway.call(cancelBet, { betId }, { token: await player.token() })).failure.code
const placeOne = async () => (await player.place([oneNote({ prizeGroup: 1900 })])).bets[0]!
const current = async () => (await gateway.lottery.opened('SSC1')).current!
const transfers = () => gateway.database.orm.$count(ledgerTransfer)

describe('cancelling a bet before sealing [LOTTERY-03]', () => {
  it('gives the whole stake back by an entry of its own, and the bet is void', async () => {
    const placed = await placeOne()
    expect(placed.cancelUntil).toBe((await current()).sealAt)
    const before = (await gateway.committedEvents()).length
    const token = await player.token()
    const { bet: cancelled, balance } = (await gateway.call(cancelBet, { betId: placed.betId }, { token })).value
    expect(cancelled).toMatchObject({
      state: 'VOID',
      voidReason: 'CANCELLED',
      cancelUntil: null,
      payout: placed.stake,
      net: { amount: '0.0000' },
      rebate: { amount: '0.0000' },
    })
    expect(balance.amount).toBe('100000.0000')
    expect(await player.balance()).toBe(parseUnits('100000'))
    expect((await gateway.committedEvents()).slice(before)).toEqual([
      { channel: 'member', target: player.memberId, type: 'balance.changed', data: { balance } },
      expect.objectContaining({ channel: 'member', target: player.memberId, type: 'bet.cancelled' }),
    ])
    const moved = await gateway.database.orm.select().from(ledgerTransfer).where(eq(ledgerTransfer.ref, placed.betId))
    expect(new Map(moved.map(({ code, amount }) => [code, amount]))).toEqual(
      new Map([
        ['STAKE', parseUnits('2000')],
        ['REFUND', parseUnits('2000')],
      ]),
    )
    expect(moved).toHaveLength(2)
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('moves nothing a second time, under the same key or another', async () => {
    const { betId } = await placeOne()
    const first = await cancel(betId, 'k1')
    const before = await transfers()
    expect(await cancel(betId, 'k1')).toEqual(first)
    expect((await cancel(betId, 'k2')).bet.voidReason).toBe('CANCELLED')
    expect(await transfers()).toBe(before)
    expect(await refusalOf(cancel((await placeOne()).betId, 'k1'))).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('ends at the instant of sealing by the server’s clock, drawn or not, and moves nothing then', async () => {
    const { betId } = await placeOne()
    const { sealAt, drawAt } = await current()
    // The engine is late: the issue's row still says that it is open.
    gateway.clock.set(sealAt)
    const before = await moneyOf(gateway)
    expect(await refused(betId)).toBe('ISSUE_CLOSED')
    expect(await moneyOf(gateway)).toEqual(before)
    gateway.clock.set(drawAt)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await refused(betId)).toBe('ISSUE_CLOSED')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('keeps a cancelled bet out of the draw’s list and of its settlement', async () => {
    const [remaining, cancelled] = [await placeOne(), await placeOne()]
    const issue = await current()
    await cancel(cancelled.betId)
    gateway.clock.set(issue.drawAt)
    await gateway.lottery.tick(SSC_LOTTERIES)
    const row = await findIssue(gateway.database.orm, 'SSC1', issue.numero)
    expect((await receiptsOf(gateway.database.orm, row!.id)).map(({ betId }) => betId)).toEqual([remaining.betId])
    const stored = await gateway.database.orm.select().from(bet).where(eq(bet.id, cancelled.betId))
    expect(stored[0]).toMatchObject({ state: 'VOID', result: null, payout: parseUnits('2000') })
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('races sealing: each bet is either sealed or cancelled, never both', async () => {
    const { bets } = await player.place(Array.from({ length: 12 }, () => oneNote({ mode: '0.01' })))
    const issue = await current()
    const instants = [issue.sealAt, new Date(Date.parse(issue.sealAt) - 1)]
    const tried = bets.map(({ betId }, i) => {
      // Some calls read the clock just before sealing, some at it; the engine seals meanwhile.
      gateway.clock.set(instants[i % 2 === 0 ? 1 : 0]!)
      return cancel(betId).then(
        () => betId,
        () => undefined,
      )
    })
    gateway.clock.set(issue.sealAt)
    const [, ...answers] = await Promise.all([gateway.lottery.tick(SSC_LOTTERIES), ...tried])
    const cancelled = answers.filter((betId) => betId !== undefined)
    const row = await findIssue(gateway.database.orm, 'SSC1', issue.numero)
    const sealed = (await receiptsOf(gateway.database.orm, row!.id)).map(({ betId }) => betId)
    expect([...sealed, ...cancelled].sort()).toEqual(bets.map(({ betId }) => betId).sort())
    expect(row?.betCount).toBe(sealed.length)
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('is refused where the lottery does not allow it, and for the bets of others', async () => {
    const at = GAMES.find((game) => !game.cancellable && game.source === 'own')!
    await gateway.lottery.tick([at])
    expect(GAMES.filter((game) => game.cancellable).length).toBeGreaterThan(0)
    const play = at.plays.find((id) => at.odds[id]?.['big'])!
    const { bets } = await player.place([line(play, { picks: ['big'] }, { prizeGroup: null })], { gameCode: at.code })
    expect(bets[0]?.cancelUntil).toBeNull()
    expect(await refused(bets[0]!.betId)).toBe('CANCEL_NOT_ALLOWED')
    const { betId } = await placeOne()
    const other = await openPlayer(gateway, '0')
    expect(await refusalOf(gateway.lottery.cancel(other.caller, { betId }, 'k'))).toBe('BET_UNKNOWN')
  })
})
