import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import type { Game } from '@portico/contract/catalogue/shapes'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useLaunch } from '../launch/index.ts'
import { selectStatus } from '../session/index.ts'
import { lobbyApi } from './api.ts'
import { opening } from './model.ts'
import { refreshLists } from './session-cache.ts'

const selectLanes = lobbyApi.endpoints.gameVendors.select({})

export type OpenGame = (
  game: Pick<Game, 'nodeId' | 'gameCode' | 'vassalage' | 'gameType' | 'isGame' | 'displayName'>,
  mode?: LaunchMode,
) => void

/** Opens a game, or its free trial, after which the recent ones are others; a guest logs in before a lottery [GAME-01] [GAME-04]. */
export const useOpenGame = (): OpenGame => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const launch = useLaunch()
  const guest = useSelector(selectStatus) === 'guest'
  const lanes = useSelector(selectLanes).data?.data.lanes
  return useCallback(
    (game, mode = 'real') => {
      const lane = lanes?.find(({ title }) => title === game.gameType)
      const way = opening(game, lane?.prizeMode)
      if (way === 'launch') {
        refreshLists()
        launch(game.nodeId, mode)
      } else if (way === 'vendor') {
        const { gameType, vassalage, displayName } = game
        dispatch(dialogOpened({ kind: 'vendorGames', gameType, vassalage, name: displayName }))
      } else if ('list' in way) {
        void navigate(way.list)
      } else if (guest) {
        dispatch(dialogOpened({ kind: 'login', next: way.lottery }))
      } else {
        refreshLists()
        void navigate(way.lottery)
      }
    },
    [dispatch, navigate, launch, guest, lanes],
  )
}
