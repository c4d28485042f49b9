import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LaunchMode } from '@portico/contract/launch'
import { failureKey, isFailure } from '../../api/failure.ts'
import { dialogOpened } from '../../app/dialogs.ts'
import { useAppDispatch, useAppSelector, usePlatform } from '../../app/hooks.ts'
import { paths } from '../../app/paths.ts'
import { toasts } from '../../ui/toast/toasts.ts'
import { selectStatus } from '../session/index.ts'
import { openInWindow } from './launch.ts'

export type Launch = (nodeId: number, mode?: LaunchMode) => void

/** Starts a game: in a window on the desktop, inside the site in a browser; a guest logs in first [GAME-01] [GAME-03]. */
export const useLaunch = (): Launch => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { desktop } = usePlatform()
  const { t } = useTranslation(['launch', 'errors'])
  const guest = useAppSelector(selectStatus) === 'guest'
  return useCallback(
    (nodeId, mode = 'real') => {
      const inside = paths.play(nodeId, mode)
      if (guest && mode === 'real') {
        dispatch(dialogOpened({ kind: 'login', next: inside }))
        return
      }
      if (!desktop) {
        void navigate(inside)
        return
      }
      dispatch(openInWindow(nodeId, mode)).catch((error: unknown) => {
        toasts.show(isFailure(error) ? t(`errors:${failureKey(error)}`) : t('noWindow'), 'negative')
      })
    },
    [dispatch, navigate, desktop, guest, t],
  )
}
