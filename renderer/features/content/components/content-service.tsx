import { Suspense, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { type DialogRequest, dialogClosed, dialogOpened, selectDialogs } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useRouteHandle } from '../../../core/feature.ts'
import { DeskChatPill } from '../../desk-chat/index.ts'
import { selectStatus } from '../../session/index.ts'
import { requestIn, withoutRequest } from '../dialog-address.ts'
import { usePopups } from '../use-popups.ts'

const useIsOpen = (kind: DialogRequest['kind'] | undefined): boolean => useSelector(selectDialogs).some((request) => request.kind === kind)

/** Opens the dialog that `?dialog=` names, and leaves that address when it closes. */
const useAddressed = (): void => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const kind = requestIn(search)?.kind
  const open = useIsOpen(kind)
  const opened = useRef(false)
  useEffect(() => {
    const request = requestIn(search)
    if (!request) return undefined
    opened.current = false
    dispatch(dialogOpened(request))
    return () => void dispatch(dialogClosed(request.kind))
  }, [pathname, search, dispatch])
  useEffect(() => {
    if (!kind) return
    if (open) opened.current = true
    else if (opened.current) {
      opened.current = false
      void navigate({ pathname, search: withoutRequest(search) }, { replace: true })
    }
  }, [kind, open, pathname, search, navigate])
}

/** Where a popup would be in the way: of money, of a game, of the agents' work. */
const QUIET = /^\/(member|agent)/

/** Opens the popups that wait, when nothing else is open and the page is one to stroll on [MODAL-04]. */
const useWaitingPopups = (): void => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const frame = useRouteHandle()?.frame
  const { waiting } = usePopups()
  const busy = useSelector(selectDialogs).length > 0
  const show = waiting.length > 0 && !busy && frame === 'site' && !QUIET.test(pathname)
  useEffect(() => {
    if (show) dispatch(dialogOpened({ kind: 'public' }))
  }, [show, dispatch])
}

/** Lives as long as the app and draws nothing but a chat that was put away. */
export const Component = () => {
  useAddressed()
  useWaitingPopups()
  // Its code is not for guests, who cannot chat.
  return (
    useSelector(selectStatus) === 'member' && (
      <Suspense>
        <DeskChatPill />
      </Suspense>
    )
  )
}
