import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, isFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { leaveToChoose } from '../leave-for-origin.ts'

/** The accounts of this device are remembered at the sign-in origin: a press goes there for one, and comes back [LOGIN-13]. */
export const OriginOffer = ({ next }: { readonly next: string | undefined }) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const leave = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await dispatch(leaveToChoose(next))
    } catch (error) {
      setFault(t(`errors:${isFailure(error) ? failureKey(error) : 'UNAVAILABLE'}`))
      setBusy(false)
    }
  }
  return (
    <>
      <p>{t('chooser.there')}</p>
      {fault !== undefined && <FaultNote>{fault}</FaultNote>}
      <Button look="primary" size="large" wide autoFocus busy={busy} onClick={() => void leave()}>
        {t('chooser.show')}
      </Button>
    </>
  )
}
