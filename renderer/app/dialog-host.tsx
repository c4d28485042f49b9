import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useToasts } from '../ui/toast/toasts.ts'
import { DIALOGS } from './features.ts'
import { type DialogKind, dialogClosed, selectDialogs } from '../core/dialogs.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useDialogAddress } from './use-dialog-address.ts'

type AnyDialog = ComponentType<{ readonly onClose: () => void }>

/** In the place of a dialog whose code did not come: says so and leaves the page as it is. */
const Lost: AnyDialog = ({ onClose }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  useEffect(() => {
    toasts.show(t('fault.title'), 'negative')
    onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [])
  return null
}

/** The component of each kind of dialog, fetched when it is first opened. */
const makeComponents = () => {
  const known = new Map<DialogKind, ReturnType<typeof lazy<AnyDialog>>>()
  return (kind: DialogKind) => {
    const load = DIALOGS[kind]
    if (!load || known.has(kind)) return known.get(kind)
    const component = lazy(async () => {
      try {
        return { default: (await load()).Component as AnyDialog }
      } catch {
        // Whoever opens it next asks for it again.
        known.delete(kind)
        return { default: Lost }
      }
    })
    known.set(kind, component)
    return component
  }
}

export const DialogHost = () => {
  const leaveAddress = useDialogAddress()
  const dispatch = useAppDispatch()
  const open = useSelector(selectDialogs)
  const [componentOf] = useState(makeComponents)
  const close = useCallback(
    (kind: DialogKind) => {
      dispatch(dialogClosed(kind))
      leaveAddress(kind)
    },
    [dispatch, leaveAddress],
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
