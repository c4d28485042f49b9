import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { toasts } from '../ui/toast/toasts.ts'
import { DIALOGS } from './features.ts'
import { type DialogKind, dialogClosed, selectDialogs } from '../core/dialogs.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useDialogAddress } from './use-dialog-address.ts'

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

export const DialogHost = () => {
  const leaveAddress = useDialogAddress()
  const dispatch = useAppDispatch()
  const open = useSelector(selectDialogs)
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
