import type { GameType } from '@portico/contract/catalogue/shapes'
import { proposeMission } from '@portico/contract/missions/operator-calls'
import { tryPromotion } from '@portico/contract/promotion/operator-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { promoting } from '../testing/promoting.ts'

/** A bonus whose bets of these categories count. */
const counting = (weights: Partial<Record<GameType, number>>, turnover = 2) => ({ turnover, bonus: { weights } })
const MISSION = {
  kind: 'MISSION',
  period: 'DAY',
  title: { EN: 'Ten bets' },
  text: { EN: 'Place ten bets.' },
  condition: { kind: 'BETS', category: null, count: 10 },
} as const

describe('bonuses by the rules of a licence', () => {
  let strict: TestGateway
  let usual: TestGateway
  beforeAll(async () => {
    strict = await testGateway({ lotteries: [], config: { bonuses: { mostTimes: 5, oneProduct: true } } })
    usual = await testGateway({ lotteries: [] })
  })
  afterAll(async () => {
    await usual.close()
    await strict.close()
  })

  it('an offer that mixes products is refused where one names one product alone, and stands elsewhere', async () => {
    const desk = await promoting(strict)
    const mixed = counting({ LOTT: 100, RNG: 10 })
    const refused = { code: 'FIELD_INVALID', fields: { 'bonus.weights': { rule: 'other' } } }
    expect((await desk.propose(mixed)).failure).toMatchObject(refused)
    expect((await strict.call(tryPromotion, { definition: desk.definition(mixed) }, desk.lan)).failure).toMatchObject(refused)
    for (const one of [
      counting({ LOTT: 100, ELOTT: 50 }),
      counting({ LIVE: 10, RNG: 100 }),
      counting({ LOTT: 100, RNG: 0 }),
      { turnover: 2 },
    ])
      expect((await desk.propose(one)).status).toBe(200)
    expect((await (await promoting(usual)).propose(mixed)).status).toBe(200)
  })

  it('a weight of what is no type of game is refused: bets would count nothing and nobody would know', async () => {
    const desk = await promoting(usual)
    const { failure } = await desk.propose(counting({ SLOTS: 100 } as Partial<Record<GameType, number>>))
    expect(failure.code).toBe('INVALID_REQUEST')
  })

  it('what has to be bet more often than the rules allow is refused, of promotions and of rewards, with the bound', async () => {
    const desk = await promoting(strict)
    const atMost = { rule: 'max', max: 5 }
    expect((await desk.propose({ turnover: 6 })).failure).toMatchObject({ fields: { turnover: atMost } })
    expect((await desk.propose({ turnover: 5 })).status).toBe(200)
    const author = await strict.operatorNamed('mai', 'finance')
    const mission = (turnover: number) => ({ definition: { ...MISSION, reward: { kind: 'CASH' as const, amount: '10', turnover } } })
    expect((await strict.call(proposeMission, mission(6), author)).failure).toMatchObject({ fields: { 'reward.turnover': atMost } })
    expect((await strict.call(proposeMission, mission(5), author)).status).toBe(200)
  })

  it('what was proposed under looser rules is not published under these', async () => {
    const desk = await promoting(usual)
    const { value } = await desk.propose(counting({ LOTT: 100, RNG: 10 }))
    const later = await testGateway({
      lotteries: [],
      clock: usual.clock,
      database: usual.database,
      config: { dataDir: usual.config.dataDir, bonuses: { mostTimes: 10, oneProduct: true } },
    })
    const again = await promoting(later)
    expect((await again.publish(value.id, value.version)).failure).toMatchObject({ code: 'FIELD_INVALID' })
    expect((await desk.publish(value.id, value.version)).status).toBe(200)
    await later.close()
  })
})
