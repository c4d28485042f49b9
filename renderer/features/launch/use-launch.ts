import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import { failureKey, isFailure } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { useToasts } from '../../ui/toast/toasts.ts'
import { selectStatus } from '../session/index.ts'

export type Launch = (nodeId: number, mode?: LaunchMode, match?: string) => void

/** Starts a game: in a window on the desktop, inside the site in a browser; a guest logs in first [GAME-01] [GAME-03]. */
export const useLaunch = (): Launch => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { desktop } = usePlatform()
  const { i18n } = useTranslation()
  const toasts = useToasts()
  const guest = useSelector(selectStatus) === 'guest'
  return useCallback(
    (nodeId, mode = 'real', match) => {
      const inside = paths.play(nodeId, mode, match)
      if (guest && mode === 'real') {
        dispatch(dialogOpened({ kind: 'login', next: inside }))
        return
      }
      if (!desktop) {
        void navigate(inside)
        return
      }
      const openWindow = async () => {
        const { askRooms, openInWindow } = await import('./launch.ts')
        const rooms = await dispatch(askRooms(nodeId))
        // The page of the game has the choice.
        if (rooms.length > 0) void navigate(inside)
        else await dispatch(openInWindow({ nodeId, mode, match }))
      }
      openWindow().catch(async (error: unknown) => {
        await i18n.loadNamespaces(['launch', 'errors'])
        toasts.show(isFailure(error) ? i18n.t(`errors:${failureKey(error)}`) : i18n.t('launch:noWindow'), 'negative')
      })
    },
    [dispatch, navigate, desktop, guest, i18n, toasts],
  )
}
