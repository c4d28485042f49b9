import { examples } from '@portico/contract/examples'
import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answers, OFFLINE, refuses, type Reply, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { askLaunch } from './launch.ts'

const { response } = examples.launchGame
const relayed = { ...response, url: 'https://games.example/play?token=relayed' }

const launch = async (first: Reply<typeof launchGame>, relay: Reply<typeof launchGameFallback> = relayed) => {
  const line = stubGateway(answers(launchGame, first), answers(launchGameFallback, relay))
  const { store } = await renderApp(<i />)
  const answer = await store.dispatch(askLaunch({ nodeId: 17, mode: 'demo' })).catch((error: unknown) => error)
  return { answer, relays: line.requests(launchGameFallback).map(({ request }) => request) }
}

afterEach(() => vi.unstubAllGlobals())

describe('a launch', () => {
  it('goes over the relay when the call is not answered [CALL-14]', async () => {
    const { answer, relays } = await launch(OFFLINE)
    expect(answer).toEqual(relayed)
    expect(relays).toEqual([{ nodeId: 17, mode: 'demo' }])
  })

  it('stays with the answer that it got, be it a no [CALL-14] [GAME-08]', async () => {
    expect(await launch(response)).toEqual({ answer: response, relays: [] })
    const { answer, relays } = await launch(refuses('GAME_DISABLED'))
    expect(answer).toMatchObject({ kind: 'refused', code: 'GAME_DISABLED' })
    expect(relays).toEqual([])
  })

  it('says that the line is down when the relay is silent, too [GAME-08]', async () => {
    expect((await launch(OFFLINE, OFFLINE)).answer).toMatchObject({ kind: 'network' })
  })
})
