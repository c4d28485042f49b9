import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { bonusDetails } from '@portico/contract/records/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { bonusHolders, type Holders, onDigit } from '../testing/bonus-holder.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, confirm, drawIt, findingsOf, propose } from '../testing/outcomes.ts'
import { openPayee } from '../testing/payout-provider.ts'
import { moneyOf, refusalOf } from '../testing/player.ts'

let gateway: TestGateway
let holder: Holders['holder']
let openIssue: Holders['openIssue']
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  ;({ holder, openIssue } = await bonusHolders(gateway))
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.advance(1_000))

const on = onDigit
describe('staking', () => {
  it('tells every tab of its member that bonus money came, not that the balance changed alone', async () => {
    const { memberId } = await holder('50000')
    const events = (await gateway.committedEvents('balance.changed')).filter(({ target }) => target === memberId)
    expect(events.at(-1)?.data).toMatchObject({ balance: { amount: '50000.0000' }, bonus: true })
  })

  it('takes cash first and the bonus for the rest, line by line, and answers a repeated key the same', async () => {
    const member = await holder('50000')
    expect(await member.balances()).toEqual([50_000, 100_000])
    await member.bet([on('1', 10)])
    expect(await member.balances()).toEqual([30_000, 100_000])
    const key = randomUUID()
    const first = await member.bet([on('1', 10), on('3', 10), on('4', 5)], key)
    expect(await member.balances()).toEqual([0, 80_000])
    expect(await member.bonusStakes()).toEqual([0, 0, 10_000, 10_000])
    expect(await member.bet([on('1', 10), on('3', 10), on('4', 5)], key)).toEqual(first)
    expect(await member.balances()).toEqual([0, 80_000])
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('is refused above cash and bonus together, and moves nothing', async () => {
    const member = await holder('10000')
    const numero = await openIssue()
    const before = await moneyOf(gateway)
    expect(await refusalOf(member.place([on('1', 56)], { gameCode: 'SSCREPLAY', numero }))).toBe('INSUFFICIENT_FUNDS')
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('is refused above what the bonus allows for one bet, from cash as well, with the limit; the limit itself is allowed', async () => {
    const member = await holder('100000', { bonus: { maxBet: '20000' } })
    const numero = await openIssue()
    const place = (multiple: number) => member.place([on('1', multiple)], { gameCode: 'SSCREPLAY', numero })
    await expect(place(11)).rejects.toMatchObject({ code: 'BONUS_MAX_BET', detail: { remaining: '20000.0000' } })
    for (let n = 0; n < 7; n++) await place(10)
    expect(await member.balances()).toEqual([0, 60_000])
    expect(await member.refused([on('1', 11)], { gameCode: 'SSCREPLAY', numero })).toBe('BONUS_MAX_BET')
  })

  it('gives each part back to the purse that it came from when the bet is taken back or its draw is called off', async () => {
    const member = await holder('10000')
    const numero = await openIssue()
    const { bets } = await member.place([on('1', 20)], { gameCode: 'SSCREPLAY', numero })
    expect(await member.balances()).toEqual([0, 70_000])
    await gateway.lottery.cancel(member.caller, { betId: bets[0]!.betId }, randomUUID())
    expect(await member.balances()).toEqual([10_000, 100_000])
    await member.place([on('2', 20)], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    // Of 390,000 three quarters were the bonus's, as of the stake.
    expect(await member.balances()).toEqual([97_500, 362_500])
    await callOff(gateway, 'SSCREPLAY', numero)
    expect(await member.balances()).toEqual([10_000, 100_000])
    expect(await findingsOf(gateway)).toEqual([])
  })
})

describe('a bonus', () => {
  it('[PROMO-09] becomes cash once it has been bet as often as its terms say', async () => {
    const member = await holder('150000')
    await member.bet([on('1', 75)])
    await drawIt(gateway)
    expect(await member.balances()).toEqual([0, 100_000])
    expect((await member.terms()).requirements).toMatchObject([{ kind: 'BONUS', progress: { amount: '150000.0000' }, state: 'ACTIVE' }])
    await member.bet([on('1', 25)])
    await drawIt(gateway)
    expect(await member.balances()).toEqual([50_000, -1])
    expect((await member.ask('50000')).failure.code).toBe('AMOUNT_OUT_OF_RANGE')
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('weighs bets by their category, and what its terms do not name counts nothing', async () => {
    const [half, other] = [
      await holder('100000', { bonus: { weights: { LOTT: 50 } } }),
      await holder('100000', { bonus: { weights: { RNG: 100 } } }),
    ]
    for (const member of [half, other]) await member.bet([on('1', 25)])
    await drawIt(gateway)
    expect((await half.terms()).requirements).toMatchObject([{ progress: { amount: '25000.0000' } }])
    expect((await other.terms()).requirements).toMatchObject([{ progress: { amount: '0.0000' } }])
  })

  it('counts nothing of bets that cover more than seven tenths of a play', async () => {
    const [few, many] = [await holder('200000'), await holder('200000')]
    const numero = await openIssue()
    const digits = ['0', '1', '3', '4', '5', '6', '7']
    await few.place(
      digits.map((digit) => on(digit, 5)),
      { gameCode: 'SSCREPLAY', numero },
    )
    await many.place(
      [...digits, '8'].map((digit) => on(digit, 5)),
      { gameCode: 'SSCREPLAY', numero },
    )
    await drawIt(gateway)
    expect((await few.terms()).requirements).toMatchObject([{ progress: { amount: '70000.0000' } }])
    expect((await many.terms()).requirements).toMatchObject([{ progress: { amount: '0.0000' } }])
  })

  it('[PROMO-09] says of each bet what it counted and why', async () => {
    const member = await holder('100000', { bonus: { weights: { LOTT: 50 }, maxBet: '40000' } })
    await member.bet([on('1', 10)])
    await drawIt(gateway)
    const covering = await openIssue()
    await member.place(
      ['0', '1', '3', '4', '5', '6', '7', '8'].map((digit) => on(digit, 1)),
      { gameCode: 'SSCREPLAY', numero: covering },
    )
    await drawIt(gateway)
    await member.bet([on('1', 1)])
    const { purse } = (await gateway.call(bonusDetails, {}, { token: member.token })).value
    expect(purse).toMatchObject({
      amount: { amount: '100000.0000' },
      left: { amount: '100000.0000' },
      target: { amount: '200000.0000' },
      progress: { amount: '10000.0000' },
      maxBet: { amount: '40000.0000' },
    })
    const outcomes = purse!.bets.map(({ counted, weight, reason }) => [Number(counted.amount), weight, reason])
    expect([outcomes[0], outcomes[1], outcomes.at(-1)]).toEqual([
      [0, 50, 'WAITING'],
      [0, 50, 'COVERED'],
      [10_000, 50, 'WEIGHT'],
    ])
    const { token } = await openPayee(gateway, '0')
    expect((await gateway.call(bonusDetails, {}, { token })).value.purse).toBeNull()
  })

  it('is one at a time', async () => {
    const member = await holder('0')
    expect((await member.claim()).failure).toMatchObject({ code: 'BONUS_ACTIVE', remaining: '100000.0000' })
    expect(await member.balances()).toEqual([0, 100_000])
  })

  it('goes to the house when its time is over, and what its bets win after that as well', async () => {
    const member = await holder('0', { bonus: { days: 1 } })
    const numero = await openIssue()
    await member.place([on('2', 10)], { gameCode: 'SSCREPLAY', numero })
    gateway.clock.advance(DAY_MS)
    await gateway.turnover.purse.reviewAll()
    expect(await member.balances()).toEqual([0, -1])
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await member.balances()).toEqual([0, -1])
    expect(await member.bonusStakes()).toEqual([20_000])
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('is lost by whoever withdraws, and only once they have said so with its cost before them', async () => {
    const member = await holder('300000')
    expect((await member.terms()).forfeits).toMatchObject({ amount: '100000.0000' })
    expect((await member.ask('100000')).failure).toMatchObject({ code: 'CONFIRM_FORFEIT', remaining: '100000.0000' })
    expect(await member.balances()).toEqual([300_000, 100_000])
    expect((await member.ask('100000', { forfeit: true })).status).toBe(200)
    expect(await member.balances()).toEqual([200_000, -1])
    expect((await member.terms()).forfeits).toBeNull()
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('never owes: what a corrected draw takes back and is not there, the house bears', async () => {
    const member = await holder('0')
    const numero = await openIssue()
    await member.place([on('2', 10)], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    expect(await member.balances()).toEqual([0, 275_000])
    await member.bet([on('1', 90)])
    const { id } = await propose(gateway, numero)
    await confirm(gateway, id)
    expect(await member.balances()).toEqual([0, 0])
    expect(await findingsOf(gateway)).toEqual([])
    expect(parseUnits((await member.terms()).balance.amount)).toBe(0n)
  })
})
