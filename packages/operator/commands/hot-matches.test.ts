import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameList } from '@portico/contract/catalogue/calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { fillCatalogue } from '@portico/gateway/testing/catalogue'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
let gameCode: string
const folder = mkdtempSync(join(tmpdir(), 'portico-matches-'))

beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
  await fillCatalogue(gateway, { games: 200 })
  gameCode = (await gateway.call(gameList, { gameType: 'SPORTS' })).value.games[0]!.gameCode
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const file = (content: unknown): string => {
  const path = join(folder, 'feed.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const match = (key: string, startsAt: string, more: object = {}) => ({
  key,
  league: { EN: 'Lantern League' },
  home: { EN: 'Harbor' },
  away: { EN: 'River' },
  startsAt,
  gameCode,
  bets: [{ label: { EN: 'Harbor' }, odds: '1.85' }],
  ...more,
})
const visibleKeys = async () => (await gateway.call(hotMatches, {}, { language: 'EN' })).value.list.map(({ match: key }) => key)

test('[PROMO-10] the operator looks at a feed, publishes it, sees it and takes a match back', async () => {
  const feed = file({
    matches: [match('late', '2026-11-23T08:00:00Z'), match('soon', '2026-11-22T08:00:00Z'), match('old', '2026-11-20T08:00:00Z')],
  })
  const preview = await operator('hot-matches', 'preview', feed)
  expect(preview.split('\n')).toEqual([
    expect.stringMatching(/^2026-11-22 08:00 {2}soon .*Lantern League: Harbor - River .*Harbor 1\.85$/),
    expect.stringMatching(/^2026-11-23 08:00 {2}late /),
    'Begun by now, and shown to nobody: old',
    '2 would be shown. Nothing was changed.',
  ])
  expect(await visibleKeys()).toEqual([])
  expect(await operator('hot-matches', 'publish', feed)).toContain('2 are shown now, and no others.')
  expect(await visibleKeys()).toEqual(['soon', 'late'])
  expect(await operator('hot-matches', 'list')).toContain('old')
  expect(await operator('hot-matches', 'retract', 'soon')).toBe('soon is no longer shown.')
  expect(await visibleKeys()).toEqual(['late'])
  await expect(operator('hot-matches', 'retract', 'soon')).rejects.toThrow('Nothing of that name')
  await operator('hot-matches', 'publish', file({ matches: [] }))
  expect(await operator('hot-matches', 'list')).toBe('Nothing is published.')
})

test('[PROMO-10] what is wrong in a feed is said in plain words, and nothing is sent of it', async () => {
  const wrong: readonly (readonly [content: unknown, message: string])[] = [
    ['no json', 'is no JSON'],
    [[], 'is no feed'],
    [{ matches: 3 }, 'is no feed'],
    [{ matches: [match('a', 'tomorrow')] }, 'startsAt cannot be that'],
    [{ matches: [match('a b', '2026-11-23T08:00:00Z')] }, 'key cannot be that'],
    [{ matches: [match('a', '2026-11-23T08:00:00Z', { bets: [{ label: { EN: 'x' }, odds: '1,85' }] })] }, 'bets.0.odds cannot be that'],
    [{ matches: [match('a', '2026-11-23T08:00:00Z', { gameCode: 'NONE-1' })] }, 'no game of that code is offered there'],
  ]
  for (const [content, message] of wrong) await expect(operator('hot-matches', 'publish', file(content))).rejects.toThrow(message)
  await expect(operator('hot-matches', 'publish', join(folder, 'none.json'))).rejects.toThrow('There is no readable file')
  expect(await visibleKeys()).toEqual([])
})

test('[MEMBER-07] and articles of the blog', async () => {
  await operator('article', 'publish', 'lanterns', '--title-en', 'Lanterns', '--lead-en', 'Light', '--content-en', '<p>Lit.</p>')
  expect(await operator('article', 'list')).toMatch(/lanterns +2026-11-21 {2}Lanterns/)
  expect(await operator('article', 'retract', 'lanterns')).toContain('no longer shown')
})
