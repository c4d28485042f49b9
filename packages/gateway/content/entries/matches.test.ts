import { gameList } from '@portico/contract/catalogue/calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { takeBreak } from '@portico/contract/control/calls'
import { publishHotMatches } from '@portico/contract/content/operator-calls'
import type { HotMatch } from '@portico/contract/content/site-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../../testing/gateway.ts'

let gateway: TestGateway
let sports: string

const HOUR = 3_600_000

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 200 })
  const codeOf = async (gameType: 'SPORTS') => (await gateway.call(gameList, { gameType })).value.games[0]!.gameCode
  sports = await codeOf('SPORTS')
})
afterAll(() => gateway.close())

const inHours = (hours: number): string => new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString()

const match = (key: string, hours: number, more: Partial<HotMatch> = {}): HotMatch => ({
  key,
  league: { EN: 'Lantern League', TY: 'Giải Đèn Lồng' },
  home: { EN: 'Harbor', TY: 'Cảng' },
  away: { EN: 'River', TY: 'Sông' },
  startsAt: inHours(hours),
  gameCode: sports,
  bets: [{ label: { EN: 'Harbor', TY: 'Cảng' }, odds: '1.85' }],
  ...more,
})
const publish = (matches: HotMatch[], preview = false) =>
  gateway.call(publishHotMatches, { matches, preview }, { token: gateway.operatorKey })
const list = async (language = 'EN', token?: string) =>
  (await gateway.call(hotMatches, {}, { language, ...(token === undefined ? {} : { token }) })).value.list
const keys = async () => (await list()).map(({ match: key }) => key)

test('[PROMO-10] hot matches say league, match, time and bets in the reader’s language, the soonest first, and name the sports game', async () => {
  const { value } = await publish([match('later', 5), match('soon', 2), match('begun', -1)])
  expect([value.shown.map(({ key }) => key), value.begun]).toEqual([['soon', 'later'], ['begun']])
  expect((await gateway.committedEvents()).at(-1)).toMatchObject({ type: 'content.changed', data: { kind: 'match' } })
  expect(await keys()).toEqual(['soon', 'later'])
  const [soon] = await list('TY')
  expect(soon).toMatchObject({
    league: 'Giải Đèn Lồng',
    home: 'Cảng',
    away: 'Sông',
    lang: null,
    startsAt: inHours(2),
    bets: [{ label: 'Cảng', odds: '1.85' }],
    game: { gameCode: sports, gameType: 'SPORTS' },
  })
  expect(soon!.game).toEqual(await gateway.catalogue.target(sports, 'TY'))
  // It is a reader's no longer when it begins.
  gateway.clock.advance(2 * HOUR)
  expect(await keys()).toEqual(['later'])
})

test('[PROMO-10] a feed replaces what was there; a preview, and a feed with a fault, change nothing', async () => {
  await publish([match('one', 2), match('two', 3)])
  expect((await publish([match('three', 1)], true)).value.shown.map(({ key }) => key)).toEqual(['three'])
  const faults: readonly (readonly [HotMatch[], field: string, rule: string])[] = [
    [[match('a', 1), match('a', 2)], 'matches.1.key', 'twice'],
    [[match('a', 1, { gameCode: 'NO-0001' })], 'matches.0.gameCode', 'game-unknown'],
    [[match('a', 1, { gameCode: 'SSC1' })], 'matches.0.gameCode', 'game-unknown'],
    [[match('a', 1, { home: {} })], 'matches.0.home', 'required'],
    [[match('a', 1, { league: { XX: 'Liga' } })], 'matches.0.league.XX', 'language-unknown'],
    [[match('a', 1, { away: { EN: 'x'.repeat(201) } })], 'matches.0.away.EN', 'length'],
    [[match('a', 1, { bets: [{ label: { EN: ' ' }, odds: '2.00' }] })], 'matches.0.bets.0.label.EN', 'required'],
    [[match('a', 1, { startsAt: '2026-13-41T29:00:00Z' })], 'matches.0.startsAt', 'format'],
  ]
  for (const [matches, field, rule] of faults) {
    const { failure } = await publish(matches)
    expect([failure.code, failure.fields?.[field]?.rule], field).toEqual(['INVALID_REQUEST', rule])
  }
  expect(await keys()).toEqual(['one', 'two'])
  await publish([match('three', 1)])
  expect(await keys()).toEqual(['three'])
  await gateway.entries.retract('match', 'three')
  expect(await keys()).toEqual([])
})

test('[PROMO-10] a match whose game is closed is left out, and who takes a break from play is shown none', async () => {
  await publish([match('one', 2)])
  await gateway.catalogue.offer(sports, false)
  expect(await keys()).toEqual([])
  await gateway.catalogue.offer(sports, true)
  const { id } = await gateway.members.create({ account: 'fanofsports', passwordHash: '-' })
  const token = () => gateway.sessions.open(id, 'SITE', '127.0.0.1')
  expect(await list('EN', await token())).toHaveLength(1)
  await gateway.call(takeBreak, { term: 'H24' }, { token: await token() })
  expect(await list('EN', await token())).toEqual([])
  expect(await keys()).toEqual(['one'])
})
