import { type ComponentType, lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { selectStatus } from '../features/session/index.ts'
import { toasts } from '../ui/toast/toasts.ts'
import { DIALOGS } from './dialog-table.ts'
import { type DialogKind, type DialogRequest, dialogClosed, dialogOpened, dialogsCleared, selectDialogs } from './dialogs.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { paths } from './paths.ts'

type AnyDialog = ComponentType<{ readonly onClose: () => void }>

const components = new Map<DialogKind, ReturnType<typeof lazy<AnyDialog>>>()

/** In the place of a dialog whose code did not come: says so and leaves the page as it is. */
const Lost: AnyDialog = ({ onClose }) => {
  const { t } = useTranslation()
  useEffect(() => {
    toasts.show(t('fault.title'), 'negative')
    onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [])
  return null
}

const componentOf = (kind: DialogKind) => {
  const load = DIALOGS[kind]
  if (!load) return undefined
  const known = components.get(kind)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: (await load()).Component as AnyDialog }
    } catch {
      // Whoever opens it next asks for it again.
      components.delete(kind)
      return { default: Lost }
    }
  })
  components.set(kind, component)
  return component
}

const ADDRESSED: Record<string, DialogKind> = { '/register': 'register', '/help': 'help' }

const requestAt = (pathname: string, hash: string): DialogRequest | undefined => {
  const kind = ADDRESSED[pathname]
  if (kind === 'help') return { kind, ...(hash ? { topic: hash.slice(1) } : {}) }
  return kind === 'register' ? { kind } : undefined
}

/**
 * Opens the dialog an address names, and leaves the address when the dialog closes [ROUTE-02] [ROUTE-03] [ROUTE-08]. Whoever is
 * logged in already finds the lobby behind both doors.
 */
const useAddressedDialogs = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, hash, state } = useLocation()
  const next = (state as { next?: string } | null)?.next
  const status = useAppSelector(selectStatus)
  const atDoor = pathname === paths.login || pathname === paths.register ? status : undefined

  useEffect(() => {
    if (atDoor === undefined || atDoor === 'unknown') return
    if (atDoor === 'guest' && pathname === paths.login) dispatch(dialogOpened({ kind: 'login', ...(next ? { next } : {}) }))
    if (atDoor === 'member' || pathname === paths.login) void navigate(paths.home, { replace: true })
  }, [atDoor, pathname, next, dispatch, navigate])

  useEffect(() => {
    const request = requestAt(pathname, hash)
    if (!request || (atDoor !== undefined && atDoor !== 'guest')) return undefined
    dispatch(dialogOpened(request))
    return () => void dispatch(dialogClosed(request.kind))
  }, [atDoor, pathname, hash, dispatch])
}

/** The browser's Back and Forward take what stands over a page away with the page; an address of a dialog opens it afterwards. */
const useCloseOnBack = () => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const back = useNavigationType() === 'POP'
  const address = pathname + search
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current === address) return
    shown.current = address
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

export const DialogHost = () => {
  useCloseOnBack()
  useAddressedDialogs()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const linked = useLinked()
  const open = useAppSelector(selectDialogs)
  const close = useCallback(
    (kind: DialogKind) => {
      dispatch(dialogClosed(kind))
      if (ADDRESSED[pathname] !== kind) return
      // A registration that is done goes on to the lobby by itself.
      if (linked && kind === 'help') void navigate(-1)
      else void navigate(paths.home, { replace: true })
    },
    [dispatch, navigate, pathname, linked],
  )
  return open.map(({ kind, ...payload }) => {
    const Component = componentOf(kind)
    return Component ? (
      <Suspense key={kind}>
        <Component {...payload} onClose={() => close(kind)} />
      </Suspense>
    ) : null
  })
}
