import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Game } from '@portico/contract/catalogue/shapes'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { toasts } from '../../ui/toast/toasts.ts'
import { selectStatus } from '../session/index.ts'
import { useKept } from './kept.ts'

/** Which games are favourites, and how to turn a heart; a guest is asked to log in first [GAME-05]. */
export const useHearts = () => {
  const dispatch = useAppDispatch()
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const guest = useSelector(selectStatus) === 'guest'
  const here = pathname + search
  const turn = useCallback(
    (game: Game) => {
      if (guest) dispatch(dialogOpened({ kind: 'login', next: here }))
      else
        import('./turn-heart.ts').then(
          ({ turnHeart }) => turnHeart(dispatch, i18n, game),
          // Not even its code came, so nothing was asked of the gateway.
          () => toasts.show(i18n.t('fault.hint'), 'negative'),
        )
    },
    [dispatch, i18n, guest, here],
  )
  return { kept: useKept().ids, turn }
}
