import { gameList, gameMenus, gameVendors, winnerBoard } from '@portico/contract/catalogue/calls'
import type { Call } from '@portico/contract/kit/call'
import { listAnnouncements } from '@portico/contract/content/calls'
import { helpCenter, siteLinks } from '@portico/contract/content/site-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { NoticeStrip } from '../../features/content/index.ts'
import { LotteryRail } from '../../features/lobby/components/lottery-rail.tsx'
import { TypeChips } from '../../features/lobby/components/type-chips.tsx'
import { WinnerBoard } from '../../features/lobby/components/winner-board.tsx'
import { answers, OFFLINE, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Footer } from './footer.tsx'

afterEach(() => vi.unstubAllGlobals())

const offline = (...rows: readonly Call[]) => stubGateway(...rows.map((row) => answers(row, OFFLINE)))

it.each<readonly [string, ReactNode, Call]>([
  ['the lotteries of the home page', <LotteryRail key="l" onOpen={vi.fn()} />, gameList],
  ['the winner board', <WinnerBoard key="w" />, winnerBoard],
  ['the game types', <TypeChips key="t" current="HOME" />, gameMenus],
  ['the notices', <NoticeStrip key="n" />, listAnnouncements],
])('%s that cannot be loaded say so and ask again [RULES-04]', async (_name, list, row) => {
  const line = offline(row)
  await renderApp(list, { namespaces: ['lobby', 'content'] })
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
  expect(screen.getByText('This could not be loaded')).toBeTruthy()
  const before = line.count(row)
  fireEvent.click(retry)
  await waitFor(() => expect(line.count(row)).toBeGreaterThan(before))
})

it('the lists of the footer say so too [RULES-04] [CHROME-07]', async () => {
  offline(helpCenter, siteLinks, gameVendors)
  await renderApp(<Footer />)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3), { timeout: 20_000 })
})
