import { betDetail, listBets } from '@portico/contract/bets/calls'
import { listChases } from '@portico/contract/bets/chase-calls'
import { examples } from '@portico/contract/examples'
import { drawResults, openedGames, openedNumero, vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectRetry, type FailingPart, fails } from '../../test/failing.tsx'
import { answers, refuses } from '../../test/gateway.ts'
import { MyChases } from './components/chase/my-chases.tsx'
import { WonBy } from './components/draw/won-by.tsx'
import { LotteryLobby } from './components/lottery-lobby.tsx'
import { ReceiptCheck } from './components/receipt-check.tsx'
import { RecentLotteries } from './components/recent-lotteries.tsx'
import { Streaks } from './components/sides/streaks.tsx'
import { type BetPanel, BetPanelProvider } from './hooks/use-bet-panel.ts'
import { NOW, openLotteryPage } from './testing/open-page.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const namespaces = ['lottery', 'tools', 'receipts', 'records'] as const
const [lottery] = examples.lotteryGames.response.games
const panel = { lottery } as unknown as BetPanel
const launch = {} as never
const bets = examples.listBets.response
const [bet] = bets.list
const won = { ...bet!, state: 'WON' as const, payout: { amount: '72000.0000', currency: 'VND' as const } }
const explanation = {
  draw: { digits: '80741' },
  outcome: 'win' as const,
  notes: 18,
  stake: '36000',
  per: '2000',
  hits: [{ tier: 'win', count: 1, prize: '1900', pays: '1900000.0000' }],
  winningNotes: [],
  sum: '1900000',
  payout: '1900000',
  rebate: '900',
}
const opened = { list: [examples.openedNumero.response] }

it.each<readonly [string, FailingPart]>([
  [
    'plans over several issues',
    {
      part: (
        <BetPanelProvider value={panel}>
          <MyChases />
        </BetPanelProvider>
      ),
      namespaces,
      failing: fails(listChases, examples.listChases.response),
      comes: /of 2/,
    },
  ],
  [
    'sides that came many times running',
    {
      part: (
        <BetPanelProvider value={panel}>
          <Streaks groups={[]} />
        </BetPanelProvider>
      ),
      namespaces,
      failing: fails(drawResults, examples.drawResults.response),
      comes: /^Nothing came/,
    },
  ],
  [
    'lotteries that were bet on',
    {
      part: <RecentLotteries launch={launch} />,
      namespaces,
      failing: fails(vnRecentGames, examples.vnRecentGames.response),
      comes: 'Night Lotus',
    },
  ],
  [
    'the issues of the lobby',
    {
      part: <LotteryLobby page="lottery" games={[lottery!]} launch={launch} />,
      namespaces,
      failing: fails(openedGames, opened),
      others: [answers(vnRecentGames, { list: [] }), answers(vnGameMenu, examples.vnGameMenu.response)],
      comes: 'Betting closes in',
    },
  ],
  [
    'the reader’s bets on a draw',
    {
      part: <ReceiptCheck proof={examples.drawProof.response} betId={undefined} />,
      namespaces,
      failing: fails(listBets, { ...bets, list: [bet!] }),
      comes: 'One of your bets on this draw',
    },
  ],
  [
    'what a bet won by',
    {
      part: <WonBy bet={won} />,
      namespaces,
      failing: fails(betDetail, { bet: won, explanation }),
      comes: /1,900,000/,
    },
  ],
])('%s that could not be loaded say so in one line, and come when asked again [RULES-04]', (_name, part) => expectRetry(part))

/** The whole page; what fails is answered once its button is pressed. */
const retryOnPage = async (failing: FailingPart['failing'], others: Parameters<typeof openLotteryPage>[0] = {}) => {
  let up = false
  await openLotteryPage({ ...others, replies: [failing(() => up), answers(listChases, { ...examples.listChases.response, list: [] })] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const before = document.body.textContent
  up = true
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  return before
}

it('an issue that could not be loaded says so, and nothing says that there is none [RULES-04]', async () => {
  const before = await retryOnPage(fails(openedNumero, examples.openedNumero.response))
  expect(before).not.toContain('No draw')
  expect(await screen.findByText(/^Last result, draw/)).toBeTruthy()
})

const waiting = { ...bets, list: [{ ...bet!, placedAt: NOW }] }

it('bets of which a part could not be loaded say so above the others [RULES-04]', () =>
  retryOnPage((isUp) => answers(listBets, ({ request }) => (request.state === 'WAITING' || isUp() ? waiting : refuses('INTERNAL')))))

it('bets on the draw that runs say so in the slip where they could not be loaded [RULES-04]', async () => {
  vi.setSystemTime(Date.parse(NOW) + 27_000)
  const before = await retryOnPage((isUp) =>
    answers(listBets, ({ request }) => (request.numero === undefined || isUp() ? waiting : refuses('INTERNAL'))),
  )
  expect(before).toContain('My bets · This could not be loaded')
})
