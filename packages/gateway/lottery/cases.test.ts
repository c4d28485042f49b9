import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Bet } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { quote } from '@portico/lottery/quote'
import type { Answer } from '@portico/lottery/settle-case'
import { type ExpectedCase, OWN_CASES } from '@portico/lottery/testing/cases'
import { drawFeed } from './feed/schema.ts'
import { gameOf } from './offer/games.ts'
import { capsOf } from './limits/book.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, line, openPlayer, refusalOf } from '../testing/player.ts'

const shared = (name: string) => fileURLToPath(new URL(`../../../../shared/data/${name}`, import.meta.url))

const sharedCases = (): ExpectedCase[] =>
  existsSync(shared('cases.jsonl'))
    ? readFileSync(shared('cases.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text) as ExpectedCase)
    : []

/** Whether the house's book can say it: a note of 2, yuan to fen, the official prizes, ties lose. */
const isExpressible = ({ game, bet, pricing, rules }: ExpectedCase): boolean =>
  game === 'SSC' &&
  bet.unit === '2' &&
  bet.mode !== '0.001' &&
  pricing.kind === 'prizeGroup' &&
  pricing.group >= 1800 &&
  pricing.group <= 2000 &&
  rules?.tie !== 'push' &&
  rules?.maxNotes === undefined &&
  !(Number(bet.multiple) > 10_000)

const game = gameOf('SSCREPLAY')!

/** Whether the house takes it: some cases stake or win more than any member may. */
const isAccepted = (example: ExpectedCase): boolean => {
  if ('error' in example.expected) return true
  const { mostStake, maxPayoutPerIssue } = capsOf(game, 'CNY', example.play)
  const { stake, maxReturn } = quote(example)
  return stake <= mostStake && maxReturn <= maxPayoutPerIssue
}

const CASES = [...OWN_CASES, ...sharedCases()].filter((each) => isExpressible(each) && isAccepted(each))

type SettledCase = Omit<Extract<Answer, { outcome: unknown }>, 'id'>

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
})
afterAll(() => gateway.close())

const lineOf = ({ play, selection, bet, pricing }: ExpectedCase) =>
  line(play, selection as Bet['selection'], {
    mode: bet.mode,
    multiple: bet.multiple,
    prizeGroup: pricing.kind === 'prizeGroup' ? pricing.group : 0,
  })

const summary = (bet: Bet, hits: unknown) => ({
  notes: bet.notes,
  stake: bet.stake.amount,
  state: bet.state,
  payout: bet.payout?.amount,
  hits,
})

describe('settlement cases through the real path [LOTTERY-03]', () => {
  it(`settles ${CASES.length} cases to the last digit`, async () => {
    // Each case has a member of its own, so that none uses up another's limits.
    const players = await Promise.all(CASES.map(() => openPlayer(gateway, '100000000', { maxPrizeGroup: 2000 })))
    const playerOf = new Map(CASES.map((each, i) => [each.id, players[i]!]))
    const groups = [...Map.groupBy(CASES, ({ draw }) => ('digits' in draw ? draw.digits : ''))]
    await gateway.lottery.importDraws(
      'SSCREPLAY',
      groups.map(([digits], i) => ({ issue: `case-${i}`, date: '2026-11-21', draw: { digits } })),
    )
    for (const [, cases] of groups) {
      await gateway.lottery.tick([game])
      const placed = new Map<string, { id: string; expected: SettledCase }>()
      for (const each of cases) {
        const placing = playerOf.get(each.id)!.place([lineOf(each)], { gameCode: 'SSCREPLAY' })
        if ('error' in each.expected) expect([each.id, await refusalOf(placing)]).toEqual([each.id, each.expected.error])
        else placed.set((await placing).bets[0]!.betId, { id: each.id, expected: each.expected as SettledCase })
      }
      gateway.clock.advance(60_000)
      await gateway.lottery.tick([game])
      for (const [betId, { id, expected }] of placed) {
        const { bet, explanation } = await gateway.bets.detail(playerOf.get(id)!.caller, betId, 'EN')
        const state = { win: 'WON', lose: 'LOST', push: 'PUSH', mixed: 'WON' }[expected.outcome]
        const hits = explanation!.hits.map(({ tier, count }) => ({ tier, count })).sort((a, b) => (a.tier < b.tier ? -1 : 1))
        expect([id, summary(bet, hits)]).toEqual([
          id,
          { notes: expected.notes, stake: asWire(expected.stake), state, payout: asWire(expected.payout), hits: expected.hits },
        ])
        expect(explanation!.payout).toBe(bet.payout!.amount)
      }
    }
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('replays real P5 results in their order', async ({ skip }) => {
    skip(!existsSync(shared('cn-p5.csv')), '../shared/data is not here')
    const rows = parse(readFileSync(shared('cn-p5.csv')), { columns: true }) as { issue: string; date: string; numbers: string }[]
    await gateway.database.orm.delete(drawFeed).where(eq(drawFeed.gameCode, 'SSCREPLAY'))
    await gateway.lottery.importDraws(
      'SSCREPLAY',
      rows.map(({ issue, date, numbers }) => ({ issue, date, draw: { digits: numbers } })),
    )
    const player = await openPlayer(gateway, '100000')
    let expected = parseUnits('100000')
    for (const { numbers } of rows) {
      await gateway.lottery.tick([game])
      await player.place([line('back3-direct', { places: [['2'], ['8'], ['2']] }), line('total-parity', { picks: ['odd'] })], {
        gameCode: 'SSCREPLAY',
      })
      const odd = [...numbers].reduce((sum, digit) => sum + Number(digit), 0) % 2 === 1
      expected += parseUnits(numbers.endsWith('282') ? '1950' : '0') + parseUnits(odd ? '3.9' : '0') - parseUnits('4')
      gateway.clock.advance(60_000)
    }
    await gateway.lottery.tick([game])
    const { list } = await gateway.lottery.results({ gameCode: 'SSCREPLAY', limit: rows.length })
    expect(list.map(({ result }) => result).reverse()).toEqual(rows.map(({ numbers }) => ({ digits: numbers })))
    expect(await player.balance()).toBe(expected)
    expect((await gateway.books.check()).findings).toEqual([])
  })
})

function asWire(decimal: string): string {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return `${whole}.${decimals.padEnd(4, '0')}`
}
