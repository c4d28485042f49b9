import { betDetail, listBets, placeBets } from '@portico/contract/bets/calls'
import { createChase, listChases } from '@portico/contract/bets/chase-calls'
import { LISTED_TOKENS, MOST_TOKENS } from '@portico/contract/bets/shapes'
import { formatUnits, unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer } from '../../testing/player.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterAll(() => gateway.close())

const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n * 3).padStart(5, '0'))
const pasted = (count: number) => line('5star-direct', { lines: numbers(count) }, { mode: '0.01' })

/** A member who can pay for the longest line, signed in. */
const signedIn = async () => {
  const player = await openPlayer(gateway, '1000')
  return { player, token: await player.token() }
}

describe('a pasted line over HTTP [LOTTERY-03]', () => {
  it('may have as many numbers as a line may have notes; lists bring its beginning, the bet itself all of it', async () => {
    const { token } = await signedIn()
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const placed = await gateway.call(
      placeBets,
      { gameCode: 'SSC1', numero, lines: [pasted(MOST_TOKENS)] },
      { token, idempotencyKey: 'pasted-whole-1' },
    )
    const [bet] = placed.value.bets
    expect([bet!.notes, bet!.stake.amount]).toEqual([MOST_TOKENS, '400.0000'])
    const { list } = (await gateway.call(listBets, {}, { token })).value
    const listed = { selection: { lines: numbers(LISTED_TOKENS) }, omitted: { lines: MOST_TOKENS - LISTED_TOKENS } }
    expect([bet, list[0]]).toMatchObject([listed, listed])
    const detail = (await gateway.call(betDetail, { betId: bet!.betId }, { token })).value
    expect(detail.bet.selection).toEqual({ lines: numbers(MOST_TOKENS) })
    expect(detail.bet.omitted).toBeUndefined()
  })

  it('is refused by its cap, which the refusal names, and by nothing before it', async () => {
    const { token } = await signedIn()
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
    const all = line('5star-direct', { places: [DIGITS, DIGITS, DIGITS, DIGITS, DIGITS] }, { mode: '0.01' })
    const refused = await gateway.call(placeBets, { gameCode: 'SSC1', numero, lines: [all] }, { token, idempotencyKey: 'pasted-over-1' })
    expect(refused.failure).toMatchObject({ code: 'TOO_MANY_NOTES', remaining: '20000' })
  })

  it('may be bet on ahead as well', async () => {
    const { player, token } = await signedIn()
    const issues = gateway.chase.issues({ gameCode: 'SSC1', limit: 2 }).list.map(({ numero }) => ({ numero, multiple: 1 }))
    const created = await gateway.call(
      createChase,
      { gameCode: 'SSC1', line: pasted(MOST_TOKENS), issues, stopOnWin: true, total: '800.0000' },
      { token, idempotencyKey: 'pasted-ahead-1' },
    )
    expect(created.value.plan).toMatchObject({ notes: MOST_TOKENS, omitted: { lines: MOST_TOKENS - LISTED_TOKENS } })
    expect(formatUnits(unitsOf(created.value.balance))).toBe('200.0000')
    expect((await gateway.call(listChases, {}, { token })).value.list[0]?.selection['lines']).toHaveLength(LISTED_TOKENS)
    expect(await player.balance()).toBe(2_000_000n)
    expect((await gateway.books.check()).findings).toEqual([])
  })
})
