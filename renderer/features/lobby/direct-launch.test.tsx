import { opening } from '../launch/index.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { gameList } from '@portico/contract/catalogue/calls'
import type { Game } from '@portico/contract/catalogue/shapes'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { directGame } from './direct-launch.ts'

const offered = (...games: Game[]) => stubGateway(answers(gameList, { games, total: games.length, totalPages: games.length }))

afterEach(() => vi.unstubAllGlobals())

it.each(['LOTT', 'ELOTT'] as const)('%s opens the lottery of TCG_SEA [LOBBY-03]', async (gameType) => {
  const line = offered({ ...exampleGame, gameCode: 'SEAB18', vassalage: 'TCG_SEA', gameType: 'ELOTT' })
  const { store } = await renderApp(<div />)
  const game = await store.dispatch(directGame(gameType))
  expect(game && opening(game)).toEqual({ lottery: '/seaLottery?gameCode=SEAB18' })
  expect(line.requests(gameList)[0]?.request).toMatchObject({ vassalage: 'TCG_SEA' })
})

it.each(['COCKFIGHT', 'ESPORTS'] as const)('%s starts its first game, if there is one [LOBBY-04]', async (gameType) => {
  offered({ ...exampleGame, gameType })
  const { store } = await renderApp(<div />)
  const game = await store.dispatch(directGame(gameType))
  expect(game && opening(game)).toBe('launch')
  offered()
  const empty = await renderApp(<div />)
  expect(await empty.store.dispatch(directGame(gameType))).toBeUndefined()
})
