import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameList, gameVendors } from '@portico/contract/catalogue/calls'
import { exampleGame } from '@portico/contract/catalogue/examples'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { examples } from '@portico/contract/examples'
import { openedGames } from '@portico/contract/lottery/calls'
import { whitelabel } from '@portico/contract/system/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { BesideBanner } from './beside-banner.tsx'
import { LotteryRail } from './lottery-rail.tsx'

const SECOND = 1000
const [example] = examples.openedGames.response.list
const numbers = { SSC1: 50, EL1: 55, PK1: 58, LHC5: 200 }
const at = (seconds: number) => new Date(Date.now() + seconds * SECOND).toISOString()

const line = ({ jackpotPool = false } = {}) => {
  const game = (gameCode: string, gameType: GameType) => ({
    ...exampleGame,
    gameCode,
    gameType,
    gameName: `Lottery ${gameCode}`,
    gameClassify: gameCode.slice(0, 2),
    vassalage: 'LOTT',
  })
  const games = Object.keys(numbers).map((code) => game(code, 'ELOTT'))
  const numero = { ...example!.current!, openAt: at(-5) }
  return stubGateway(
    answers(gameList, ({ request }) =>
      request.gameType === 'ELOTT' ? { games, total: games.length, totalPages: 1 } : { games: [], total: 0, totalPages: 0 },
    ),
    answers(gameVendors, { data: { lanes: [] } }),
    answers(whitelabel, { modules: [{ modId: 'JACKPOT_POOL', enabled: jackpotPool, childrenNodes: [] }] }),
    answers(openedGames, () => ({
      list: Object.entries(numbers).map(([gameCode, seconds]) => ({
        ...example!,
        gameCode,
        current: { ...numero, sealAt: at(seconds - 5), drawAt: at(seconds) },
      })),
    })),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('names the three lotteries that draw next, with a clock and what each drew last', async () => {
  line()
  await renderApp(<BesideBanner />, { namespaces: ['lobby'] })
  const beside = await screen.findByRole('region', { name: 'Next draws' })
  const names = await within(beside).findAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Lottery SSC1', 'Lottery EL1', 'Lottery PK1'])
  expect(within(beside).getAllByRole('timer')[0]?.textContent).toMatch(/^00:\d\d$/)
  expect(within(beside).getAllByRole('img', { name: 'Result of draw 900: 2 0 2 8 2' })).toHaveLength(3)
  expect(screen.queryByText('Progressive jackpot')).toBeNull()
})

it('shows a result as soon as it is drawn', async () => {
  line()
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const { host } = await renderApp(<BesideBanner />, { namespaces: ['lobby'], platform })
  host.events.start(async () => 'ticket')
  await screen.findAllByRole('timer')
  const draw = { ...example!.last!, numero: '20261121-0901', result: { digits: '13579' } }
  const data = { gameCode: 'EL1', draw, serverNow: at(0) }
  await act(async () => hear(JSON.stringify({ seq: 1, channel: 'public', type: 'numero.drawn', data })))
  expect(await screen.findByRole('img', { name: 'Result of draw 901: 1 3 5 7 9' })).toBeDefined()
})

it('has the counter in that place where the gateway says that slots share a pool [LOBBY-16] [CALL-08]', async () => {
  line({ jackpotPool: true })
  await renderApp(<BesideBanner />, { namespaces: ['lobby'] })
  expect(await screen.findByText('Progressive jackpot')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next draws' })).toBeNull())
})

it('does not repeat below what stands beside the banner', async () => {
  line()
  await renderApp(<LotteryRail onOpen={vi.fn()} />, { namespaces: ['lobby'] })
  const rail = screen.getByRole('region', { name: 'Lottery, live now' })
  await waitFor(() =>
    expect(
      within(rail)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lottery LHC5']),
  )
  expect(within(rail).getByRole('timer').textContent).toMatch(/^03:\d\d$/)
})
