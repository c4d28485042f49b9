import { examples } from '@portico/contract/examples'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, OFFLINE, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as PlayPage } from './play-page.tsx'

const starter = examples.gameRooms.response.list[0]!
const master = { ...starter, roomId: 'master', roomName: 'Master room', minBet: { amount: '200000.0000', currency: 'VND' }, open: false }
const show = () => renderApp(<PlayPage />, { address: '/seamless?nodeId=17&mode=demo', namespaces: ['launch', 'errors', 'wallet'] })

afterEach(() => vi.unstubAllGlobals())

it('lets one choose a room of a game that has some, and goes into it; the way back leads to the choice [CALL-14]', async () => {
  const line = stubGateway(answers(gameRooms, { list: [master, starter] }), answers(launchGame, examples.launchGame.response))
  const { router } = await show()
  await screen.findByRole('heading', { name: 'Choose a room' })
  expect(screen.getByRole('heading', { level: 1, name: 'Night Lotus' })).toBeTruthy()
  const rows = within(screen.getByRole('region', { name: 'Choose a room' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Starter room.*\b1,000\D*50,000\D*$/),
    expect.stringMatching(/^Master room.*Closed$/),
  ])
  expect(screen.queryByRole('link', { name: /Master room/ })).toBeNull()
  expect(line.requests(launchGame)).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: /Starter room/ }))
  expect(await screen.findByTitle('Night Lotus')).toBeDefined()
  expect(line.requests(launchGame).map(({ request }) => request)).toEqual([{ nodeId: 17, mode: 'demo', roomId: 'starter' }])
  await router.navigate(-1)
  expect(await screen.findByRole('link', { name: /Starter room/ })).toBeDefined()
})

it('opens a game all the same whose rooms cannot be asked [CALL-14]', async () => {
  const line = stubGateway(answers(gameRooms, OFFLINE), answers(launchGame, examples.launchGame.response))
  await show()
  expect(await screen.findByTitle('Night Lotus')).toBeDefined()
  expect(line.requests(launchGame).map(({ request }) => request)).toEqual([{ nodeId: 17, mode: 'demo' }])
})
