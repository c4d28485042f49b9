import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Game } from '@portico/contract/catalogue'
import { dialogOpened } from '../../app/dialogs.ts'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { selectStatus } from '../session/index.ts'
import { opening } from './model.ts'

export type OpenGame = (game: Pick<Game, 'gameCode' | 'gameName' | 'vassalage' | 'gameType' | 'isGame' | 'iconUrl'>) => void

/** Opens a game; a guest is asked to log in before a lottery [GAME-01]. */
export const useOpenGame = (): OpenGame => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const guest = useAppSelector(selectStatus) === 'guest'
  return useCallback(
    (game) => {
      const way = opening(game)
      if (way === 'launch') {
        dispatch(dialogOpened({ kind: 'launch', name: game.gameName, vendor: game.vassalage, art: game.iconUrl }))
      } else if ('list' in way) {
        void navigate(way.list)
      } else if (guest) {
        dispatch(dialogOpened({ kind: 'login', next: way.lottery }))
      } else {
        void navigate(way.lottery)
      }
    },
    [dispatch, navigate, guest],
  )
}
