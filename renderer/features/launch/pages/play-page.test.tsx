import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hotGames } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as PlayPage } from './play-page.tsx'

const frame = () => screen.queryByTitle('Night Lotus')
const opening = () => screen.queryByRole('status', { name: 'The game is being opened' })
const alert = () => screen.queryByRole('alert')
const played = () => screen.queryByText('Time')?.closest('div')?.lastElementChild?.textContent

const { setTimeout: later } = globalThis
/** Waits for something on the page without moving its time. */
const until = async (seen: () => unknown) => {
  while (!seen())
    await act(async () => {
      vi.advanceTimersByTime(0)
      await new Promise<void>((resolve) => void later(resolve))
    })
}
/** A letter of the game's page, from this frame and origin unless it is said otherwise. */
const write = (data: unknown, { origin = 'https://games.example', source = (frame() as HTMLIFrameElement).contentWindow } = {}) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
const HELLO = { source: 'game', type: 'hello' }
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** The page of a free trial whose launch is answered with these addresses in turn; the first of them has not loaded yet. */
const launched = async (first: string, ...later: string[]) => {
  const at = (url: string) => ({ ...examples.launchGame.response, url })
  const line = stubGateway(answers(gameRooms, { list: [] }), answers(launchGame, at(first), ...later.map(at)))
  const { host, router } = await renderApp(<PlayPage />, {
    address: '/seamless?nodeId=17&mode=demo',
    namespaces: ['launch', 'errors', 'wallet'],
  })
  // Its words come by the true time; its frame, which waits for the launch, lives by this one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-22T08:00:00Z') })
  vi.spyOn(host.clock, 'now').mockImplementation(() => Date.now())
  await until(frame)
  return { line, router }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lists what is played most where the address names no game [ROUTE-15]', async () => {
  const { list } = examples.hotGames.response
  stubGateway(answers(hotGames, examples.hotGames.response))
  await renderApp(<PlayPage />, { address: '/seamless', namespaces: ['launch', 'errors', 'wallet'] })
  const links = await screen.findAllByRole('link', { name: list[0]!.gameName })
  expect(links[0]!.getAttribute('href')).toBe(`/seamless?nodeId=${list[0]!.nodeId}`)
  expect(screen.queryByText('This game does not exist.')).toBeNull()
})

it('counts the time played from when the game’s page has loaded [GAME-03]', async () => {
  await launched('https://games.example/play?token=t1')
  expect(opening()).not.toBeNull()
  pass(7000)
  expect(played()).toBeUndefined()
  fireEvent.load(frame()!)
  expect(opening()).toBeNull()
  expect(played()).toBe('00:00')
  pass(4100)
  // A page that the game goes on to starts no new count.
  fireEvent.load(frame()!)
  expect(played()).toBe('00:04')
  write(HELLO)
  pass(20_000)
  expect(alert()).toBeNull()
})

it('says after a while that the game does not answer, and shows it all the same when it comes [GAME-08]', async () => {
  await launched('https://games.example/play?token=t1')
  pass(7_999)
  expect([opening(), alert()]).toEqual([expect.anything(), null])
  pass(1)
  expect(opening()).toBeNull()
  expect(alert()?.textContent).toContain('The game does not answer.Nothing was debited.')
  expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/')
  expect(played()).toBeUndefined()
  fireEvent.load(frame()!)
  expect(alert()).toBeNull()
  expect(played()).toBe('00:00')
})

it('asks for a new launch of a game that does not answer, with patience anew [GAME-01] [GAME-08]', async () => {
  const { line } = await launched('https://games.example/play?token=t1', 'https://games.example/play?token=t2')
  pass(8_000)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(frame()).toBeNull()
  await until(frame)
  expect(line.count(launchGame)).toBe(2)
  expect(frame()?.getAttribute('src')).toBe('https://games.example/play?token=t2')
  expect([opening(), alert()]).toEqual([expect.anything(), null])
  pass(8_000)
  expect(alert()).not.toBeNull()
})

it('says of a page that has loaded and is silent that the game does not answer, until it says hello [GAME-08]', async () => {
  await launched('https://games.example/play?token=t1')
  fireEvent.load(frame()!)
  pass(8_000)
  expect(alert()?.textContent).toContain('The game does not answer.')
  // Neither another frame, nor another origin, nor another word is a hello.
  write(HELLO, { source: window })
  write(HELLO, { origin: 'https://elsewhere.example' })
  write({ source: 'game', type: 'balance' })
  write('hello')
  expect(alert()).not.toBeNull()
  write(HELLO)
  expect(alert()).toBeNull()
  pass(60_000)
  expect(alert()).toBeNull()
})

it('tells a game that said hello which theme is worn, at its own origin alone', async () => {
  await launched('https://games.example/play?token=t1')
  const { contentWindow } = frame() as HTMLIFrameElement
  const post = vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined)
  fireEvent.load(frame()!)
  expect(post).not.toHaveBeenCalled()
  write(HELLO)
  expect(post.mock.calls).toEqual([
    [{ source: 'portal', type: 'theme', theme: expect.stringMatching(/^(dark|light)$/) as string }, 'https://games.example'],
  ])
})

it('holds tools that a game leaves to its bar, says so, and tells it of each press; sound is off at first', async () => {
  await launched('https://games.example/play?token=t1')
  const { contentWindow } = frame() as HTMLIFrameElement
  const post = vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined)
  fireEvent.load(frame()!)
  write(HELLO)
  const letters = () => post.mock.calls.slice(1).map(([letter]) => letter as unknown)
  expect(screen.queryByRole('button', { name: 'Rules, pays and fairness' })).toBeNull()
  // Neither another origin nor an unknown tool gets a place there.
  write({ source: 'game', type: 'tools', tools: ['info'] }, { origin: 'https://elsewhere.example' })
  write({ source: 'game', type: 'tools', tools: 'info' })
  expect(screen.queryByRole('button', { name: 'Rules, pays and fairness' })).toBeNull()
  write({ source: 'game', type: 'tools', tools: ['info', 'sound', 'turbo'] })
  fireEvent.click(screen.getByRole('button', { name: 'Switch sound on' }))
  fireEvent.click(screen.getByRole('button', { name: 'Switch sound off' }))
  fireEvent.click(screen.getByRole('button', { name: 'Rules, pays and fairness' }))
  expect(letters()).toEqual([
    { source: 'portal', type: 'tools', tools: [] },
    { source: 'portal', type: 'tools', tools: ['sound', 'info'] },
    { source: 'portal', type: 'muted', muted: false },
    { source: 'portal', type: 'muted', muted: true },
    { source: 'portal', type: 'info' },
  ])
  expect(document.activeElement).toBe(frame())
  // A page that the game goes on to has its own.
  write(HELLO)
  expect(screen.queryByRole('button', { name: 'Rules, pays and fairness' })).toBeNull()
})

it('gives the keys to a game that said hello, but takes them from nothing that the player is at', async () => {
  await launched('https://games.example/play?token=t1', 'https://games.example/play?token=t2')
  fireEvent.load(frame()!)
  expect(document.activeElement).not.toBe(frame())
  write(HELLO)
  expect(document.activeElement).toBe(frame())
  const back = screen.getByRole('link', { name: 'Back to the lobby' })
  back.focus()
  write(HELLO)
  expect(document.activeElement).toBe(back)
})

it.each([
  [900_000_001, '/seamless?nodeId=900000001'],
  [undefined, '/'],
  [-1, '/'],
  [1.5, '/'],
  [1e12, '/'],
  ['//elsewhere.example', '/'],
])('is led by a game that names %j to that game of the site, in the mode of its launch, or to the lobby', async (nodeId, address) => {
  const { router } = await launched('https://games.example/play?token=t1')
  fireEvent.load(frame()!)
  write({ source: 'game', type: 'exit', nodeId })
  expect(router.state.location.pathname + router.state.location.search).toBe(address)
})
