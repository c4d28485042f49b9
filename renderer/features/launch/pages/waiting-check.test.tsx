import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { markPlaying } from '@portico/contract/control/calls'
import { examples } from '@portico/contract/examples'
import { sessionExample } from '@portico/contract/session/examples'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as PlayPage } from './play-page.tsx'

it('lets a player answer the reality check where it keeps a game from opening', async () => {
  stubGateway(
    answers(gameRooms, { list: [] }),
    answers(launchGame, refuses('REALITY_CHECK_DUE')),
    answers(launchGameFallback, refuses('REALITY_CHECK_DUE')),
    answers(markPlaying, { ...examples.markPlaying.response, due: true }),
  )
  const { store } = await renderApp(<PlayPage />, { address: '/seamless?nodeId=17', namespaces: ['launch', 'errors', 'wallet', 'control'] })
  act(() => void store.dispatch(started({ ...sessionExample.member, type: 0 })))
  expect(await screen.findByText(/reality check is waiting for an answer/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Keep playing' })).toBeTruthy()
})
