import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Game } from '@portico/contract/catalogue/shapes'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useToasts } from '../../ui/toast/toasts.ts'
import { selectStatus } from '../session/index.ts'
import { selectFavourites } from './favourites-slice.ts'

/** Which games are favourites, and how to toggle one; a guest is asked to log in first [GAME-05]. */
export const useFavourites = () => {
  const dispatch = useAppDispatch()
  const { i18n } = useTranslation()
  const toasts = useToasts()
  const { pathname, search } = useLocation()
  const guest = useSelector(selectStatus) === 'guest'
  const here = pathname + search
  const toggle = useCallback(
    (game: Game) => {
      if (guest) dispatch(dialogOpened({ kind: 'login', next: here, favourite: game }))
      else
        import('./toggle-favourite.ts').then(
          ({ toggleAndTell }) => dispatch(toggleAndTell(game, i18n)),
          // Not even its code came, so nothing was asked of the gateway.
          () => toasts.show(i18n.t('fault.hint'), 'negative'),
        )
    },
    [dispatch, i18n, toasts, guest, here],
  )
  return { ids: useSelector(selectFavourites).ids, toggle }
}
