import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import type { GameTarget } from '@portico/contract/catalogue/shapes'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { selectStatus } from '../session/index.ts'
import { opening } from './opening.ts'
import { refreshLists } from './refresh.ts'
import { useLaunch } from './use-launch.ts'

export type OpenGame = (game: GameTarget, mode?: LaunchMode, match?: string) => void

/** Opens a game, or its free trial, after which the recent ones are others; a guest logs in before a lottery [GAME-01] [GAME-04]. */
export const useOpenGame = (): OpenGame => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const launch = useLaunch()
  const guest = useSelector(selectStatus) === 'guest'
  return useCallback(
    (game, mode = 'real', match) => {
      const way = opening(game, game.prizeMode)
      if (way === 'launch') {
        refreshLists()
        launch(game.nodeId, mode, match)
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
    [dispatch, navigate, launch, guest],
  )
}
