import { examples } from '@portico/contract/examples'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { lotteryGames, openedGames, vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { permission } from '@portico/contract/system/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component } from '../pages/lottery-page.tsx'

const [first] = examples.lotteryGames.response.games
const lottery = (gameCode: string) => ({ ...first!, gameCode, gameName: `Lottery ${gameCode}`, vassalage: 'TCG_LOTTO_VN' })
const entry = (gameCode: string) => ({
  ...exampleGame,
  gameCode,
  gameName: `Lottery ${gameCode}`,
  vassalage: 'TCG_LOTTO_VN',
  gameType: 'LOTT' as const,
})
const names = () =>
  screen.getAllByRole('listitem').map((row) =>
    within(row)
      .getByText(/^Lottery/)
      .textContent?.at(-1),
  )

afterEach(() => vi.unstubAllGlobals())

const open = (permissions: readonly ('PLAY' | 'FREE_TRIAL')[]) =>
  stubGateway(
    answers(lotteryGames, { games: ['A', 'B', 'C'].map(lottery) }),
    answers(openedGames, { list: [] }),
    answers(vnGameMenu, { menus: [{ gameClassify: 'VN', games: [entry('C'), entry('A')] }] }),
    answers(vnRecentGames, { list: [entry('A')] }),
    answers(permission, { permissions: [...permissions] }),
  )

it('lists the lotteries of the menu in its order, and first those that one bet on [CALL-10]', async () => {
  open(['PLAY'])
  const { store } = await renderApp(<Component />, { namespaces: ['lottery'], address: '/vnLottery' })
  act(() => void store.dispatch(started(sessionExample.member)))
  const recent = await screen.findByRole('navigation', { name: 'Your last bets' })
  expect(within(recent).getByRole('link', { name: 'Lottery A' }).getAttribute('href')).toBe('/vnLottery?gameCode=A')
  await waitFor(() => expect(names()).toEqual(['C', 'A']))
})

it('asks for no bets of somebody who may not play [CALL-08] [CALL-10]', async () => {
  const line = open(['FREE_TRIAL'])
  const { store } = await renderApp(<Component />, { namespaces: ['lottery'], address: '/vnLottery' })
  act(() => void store.dispatch(started(sessionExample.member)))
  await waitFor(() => expect(names()).toEqual(['C', 'A']))
  await waitFor(() => expect(line.count(permission)).toBe(1))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Your last bets' })).toBeNull())
})

it('finds a lottery among many by words of its name, with marks or without', async () => {
  const many = ['Miền Bắc', 'Đồng Nai', 'Cần Thơ', 'Huế', 'Đà Lạt', 'An Giang', 'Bến Tre', 'Vũng Tàu', 'Long An'].map((name, n) => ({
    ...lottery(String(n)),
    gameName: name,
  }))
  stubGateway(
    answers(lotteryGames, { games: many }),
    answers(openedGames, { list: [] }),
    answers(vnGameMenu, { menus: [{ gameClassify: 'VN', games: many.map(({ gameCode }) => entry(gameCode)) }] }),
    answers(permission, { permissions: [] }),
  )
  await renderApp(<Component />, { namespaces: ['lottery'], address: '/vnLottery' })
  const field = await screen.findByRole('searchbox', { name: 'Find a lottery' })
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
  expect(rows()).toHaveLength(9)
  fireEvent.change(field, { target: { value: 'dong nai' } })
  expect(rows()).toEqual(['Đồng Nai'])
  fireEvent.change(field, { target: { value: 'AN ' } })
  expect(rows()).toEqual(['Cần Thơ', 'An Giang', 'Long An'])
  fireEvent.change(field, { target: { value: 'nowhere' } })
  expect(screen.getByText('No lottery has such a name')).toBeTruthy()
})
