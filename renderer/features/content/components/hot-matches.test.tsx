import { exampleGame } from '@portico/contract/catalogue/examples'
import { hotMatches } from '@portico/contract/content/match-calls'
import { examples } from '@portico/contract/examples'
import type { ResponseOf } from '@portico/contract/kit/call'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectDialogs } from '../../../core/dialogs.ts'
import { paths } from '../../../core/paths.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as HotMatches } from './hot-matches.tsx'

type Match = ResponseOf<typeof hotMatches>['list'][number]

const NOW = '2026-11-22T11:00:00.000Z'
const { nodeId, gameCode, vassalage, displayName, isGame } = exampleGame
const example: Match = {
  ...examples.hotMatches.response.list[0]!,
  startsAt: '2026-11-22T12:00:00.000Z',
  game: { nodeId, gameCode, vassalage, displayName, isGame, gameType: 'SPORTS' },
}
const open = async (list: readonly Match[], language = 'EN') => {
  const line = stubGateway(answers(hotMatches, { list: [...list] }))
  return { line, ...(await renderApp(<HotMatches />, { namespaces: ['games'], language })) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a hot match shows league, match, time and bets, and its button leads to the sports game [PROMO-10]', async () => {
  const { store } = await open([example])
  const match = within(await screen.findByRole('listitem', { name: 'North Harbor against South Hills' }))
  expect(match.getByText('Lantern League')).toBeDefined()
  // On the merchant's clock.
  expect(match.getByText('Sun 22 Nov, 19:00').getAttribute('datetime')).toBe('2026-11-22T12:00:00.000Z')
  expect(match.getByRole('definition').textContent).toBe('1.85')
  expect(match.getByRole('term').textContent).toBe('North Harbor')
  expect(screen.getByText(/the game may offer others/)).toBeDefined()
  fireEvent.click(match.getByRole('button', { name: 'Bet on North Harbor against South Hills' }))
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', next: paths.play(nodeId, 'real', example.match) }])
})

it('a match that has begun is not there, nor is a seventh, nor a word about odds where there are none [PROMO-10]', async () => {
  const later = (hour: number): Match => ({
    ...example,
    match: `at-${hour}`,
    home: `Home ${hour}`,
    startsAt: `2026-11-22T${hour}:00:00.000Z`,
    bets: [],
  })
  await open([later(10), ...[12, 13, 14, 15, 16, 17, 18].map(later)])
  await screen.findByRole('heading', { name: 'Hot matches' })
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').getAttribute('aria-label'))).toEqual(
    [12, 13, 14, 15, 16, 17].map((hour) => `Home ${hour} against South Hills`),
  )
  expect(screen.queryByText(/the game may offer others/)).toBeNull()
})

it('no match makes no heading [PROMO-10]', async () => {
  const { line, container } = await open([])
  await waitFor(() => expect(line.requests(hotMatches)).toHaveLength(1))
  expect(container.querySelector('section')).toBeNull()
})

it('names in another language than the page’s are marked so', async () => {
  await open([{ ...example, lang: 'vi-VN', home: 'Cảng Bắc' }])
  expect((await screen.findByText('Cảng Bắc', { selector: 'h3 *' })).closest('[lang]')?.getAttribute('lang')).toBe('vi-VN')
})
