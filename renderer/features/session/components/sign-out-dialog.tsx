import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { keepFocus } from '../../../lib/keep-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { isRemembered } from '../remembered.ts'
import { signOut } from '../sign-out.ts'

/** Asks before the session ends, then goes to `then`. */
export const Component = ({ then, onClose }: { readonly then: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['common', 'session'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const there = useLocation().pathname === then
  const { clock } = useHost()
  // Only where somebody asked to be remembered, and only when they say so again: the device may be shared.
  const [mayKeep] = useState(() => isRemembered(clock.now()))
  const [keep, setKeep] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const confirm = () => {
    setLeaving(true)
    void navigate(then)
  }
  // Leaving first keeps the guard of a members' page from asking to log in again.
  useEffect(() => {
    if (!leaving || !there) return
    onClose()
    // What asked for it is not offered to a guest, so the focus has to go elsewhere.
    void dispatch(signOut(keep)).then(keepFocus)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [leaving, there])
  if (leaving) return null
  return (
    <Dialog title={t('in_sure_logout')} lead={t('signOut.lead')} onClose={onClose}>
      {mayKeep && (
        <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
          {t('session:chooser.keep')}
        </Checkbox>
      )}
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button look="primary" onClick={confirm}>
          {t('action.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
