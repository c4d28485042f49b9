import { randomUUID } from 'node:crypto'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { publishHotMatches } from '@portico/contract/content/operator-calls'
import type { HotMatch } from '@portico/contract/content/site-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../catalogue/index.ts'
import { slotRow } from '../testing/games.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'
import { MATCHES_FRESH_MS } from './matches.ts'

let gateway: TestGateway
let pearl: TestVendor
const HOUR = 3_600_000
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
  await addCatalogue(
    gateway.database.orm,
    [{ code: 'OTHER', displayName: 'Other', position: 9 }],
    [
      { ...slotRow(901), code: 'PG-BOOK', gameType: 'SPORTS', vendorCode: 'PG' },
      { ...slotRow(902), code: 'OT-BOOK', gameType: 'SPORTS', vendorCode: 'OTHER' },
    ],
  )
})
afterAll(() => gateway.close())

const match = (key: string, hours: number, more: Partial<HotMatch> = {}): HotMatch => ({
  key,
  league: { EN: 'Harbour League', TY: 'Giải Hải Cảng' },
  home: { EN: 'Riverside' },
  away: { EN: 'Old Quay' },
  startsAt: new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString(),
  gameCode: 'PG-BOOK',
  bets: [{ label: { EN: 'Riverside' }, odds: '1.32' }],
  ...more,
})
const report = (...matches: readonly HotMatch[]) => pearl.send('matches', { requestId: randomUUID(), matches })
const list = async () => (await gateway.call(hotMatches, {}, { language: 'EN' })).value.list
const keys = async () => (await list()).map(({ match: key }) => key)
const countNotices = async () => (await gateway.committedEvents()).filter(({ type }) => type === 'content.changed').length

describe('hot matches that a vendor reports [PROMO-10]', () => {
  it('stand among those that the operator published, the soonest first, and lead to the vendor’s game', async () => {
    expect(await report(match('later', 3), match('soon', 1), match('begun', -1))).toMatchObject({ http: 200, signed: true, status: 'OK' })
    await gateway.call(publishHotMatches, { matches: [match('own', 2)], preview: false }, { token: gateway.operatorKey })
    expect(await keys()).toEqual(['soon', 'own', 'later'])
    expect((await list())[0]).toMatchObject({
      league: 'Harbour League',
      home: 'Riverside',
      game: { gameCode: 'PG-BOOK', gameType: 'SPORTS' },
    })
    // What the operator publishes takes the place of its own alone.
    await gateway.call(publishHotMatches, { matches: [], preview: false }, { token: gateway.operatorKey })
    expect(await keys()).toEqual(['soon', 'later'])
  })

  it('are those of the last report, and pages hear when there are others and not when odds move', async () => {
    const before = await countNotices()
    await report(match('later', 3), match('soon', 1, { bets: [{ label: { EN: 'Riverside' }, odds: '1.30' }] }))
    await report(match('later', 3), match('soon', 1))
    // One that had begun is said no more.
    expect(await countNotices()).toBe(before + 1)
    await report(match('later', 3))
    expect(await countNotices()).toBe(before + 2)
    expect(await keys()).toEqual(['later'])
  })

  it('are taken all or none, and of the vendor’s own games of sports alone', async () => {
    for (const gameCode of ['OT-BOOK', 'PG-1', 'NO-0001'])
      expect(await report(match('a', 1), match('b', 1, { gameCode }))).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await report(match('a', 1, { home: {} }))).toMatchObject({ status: 'INVALID_REQUEST' })
    expect(await report(match('a', 1, { home: { EN: 'x'.repeat(201) } }))).toMatchObject({ status: 'INVALID_REQUEST' })
    expect(await keys()).toEqual(['later'])
  })

  it('are forgotten when their vendor falls silent', async () => {
    await report(match('later', 3))
    gateway.clock.advance(MATCHES_FRESH_MS - 1)
    expect(await keys()).toEqual(['later'])
    gateway.clock.advance(1)
    expect(await keys()).toEqual([])
  })

  it('open their game at the match', async () => {
    const { token } = await gateway.register('linh88')
    const { value } = await gateway.call(launchGame, { nodeId: 901, mode: 'real', match: 'FOOTBALL-20261130-80' }, { token })
    expect(new URL(value.url).searchParams.get('match')).toBe('FOOTBALL-20261130-80')
    const { failure } = await gateway.call(launchGame, { nodeId: 901, mode: 'real', match: 'a&b' }, { token })
    expect(failure.code).toBe('INVALID_REQUEST')
  })
})
