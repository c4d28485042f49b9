import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { selectStatus } from '../features/session/index.ts'
import { type DialogKind, type DialogRequest, dialogClosed, dialogOpened, dialogsCleared } from '../core/dialogs.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { paths } from '../core/paths.ts'

const ADDRESSED: Record<string, DialogKind> = { [paths.register]: 'register', [paths.help()]: 'help' }

const requestAt = (pathname: string, hash: string): DialogRequest | undefined => {
  const kind = ADDRESSED[pathname]
  if (kind === 'help') return { kind, ...(hash ? { topic: hash.slice(1) } : {}) }
  return kind === 'register' ? { kind } : undefined
}

/** Opens the dialog that an address names. Whoever is logged in finds the lobby behind the doors of log in and register. */
const useOpenByAddress = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const next = (state as { next?: string } | null)?.next
  const status = useSelector(selectStatus)
  const atDoor = pathname === paths.login || pathname === paths.register
  // An agent looks at what people see who come by a link.
  const isPreview = pathname === paths.register && search.includes('preview=')
  const barred = atDoor && status !== 'guest' && !(isPreview && status === 'member')

  useEffect(() => {
    if (atDoor && status === 'member' && !isPreview) void navigate(paths.home, { replace: true })
  }, [atDoor, status, isPreview, navigate])

  useEffect(() => {
    if (barred || pathname !== paths.login) return
    dispatch(dialogOpened({ kind: 'login', ...(next ? { next } : {}) }))
    void navigate(paths.home, { replace: true })
  }, [barred, pathname, next, dispatch, navigate])

  useEffect(() => {
    const request = barred ? undefined : requestAt(pathname, hash)
    if (!request) return undefined
    dispatch(dialogOpened(request))
    return () => void dispatch(dialogClosed(request.kind))
  }, [barred, pathname, hash, dispatch])
}

/** The browser's Back and Forward take what stands over a page away with the page; an address of a dialog opens it afterwards. */
const useCloseOnBack = () => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const back = useNavigationType() === 'POP'
  const address = pathname + search
  const lastAddress = useRef(address)
  useLayoutEffect(() => {
    if (lastAddress.current === address) return
    lastAddress.current = address
    if (back) dispatch(dialogsCleared())
  }, [address, back, dispatch])
}

/** Whether the page that is shown was come to by a link of another one, to which one can go back. */
const useLinked = () => {
  const { pathname } = useLocation()
  const linked = useNavigationType() === 'PUSH'
  const [how, setHow] = useState({ pathname, linked })
  // What changes the hash only says nothing of how the page was come to.
  if (how.pathname !== pathname) setHow({ pathname, linked })
  return how.linked
}

/**
 * Keeps dialogs and addresses together [ROUTE-02] [ROUTE-03] [ROUTE-08].
 * @returns leaves the address that a dialog was opened by, once it is closed.
 */
export const useDialogAddress = (): ((kind: DialogKind) => void) => {
  useCloseOnBack()
  useOpenByAddress()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const linked = useLinked()
  return useCallback(
    (kind: DialogKind) => {
      if (ADDRESSED[pathname] !== kind) return
      // A registration that is done goes on to the lobby by itself.
      if (linked && kind === 'help') void navigate(-1)
      else void navigate(paths.home, { replace: true })
    },
    [navigate, pathname, linked],
  )
}
