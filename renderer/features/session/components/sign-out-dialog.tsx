import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../../core/hooks.ts'
import { keepFocus } from '../../../lib/keep-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { signOut } from '../sign-out.ts'

/** Asks before the session ends, then goes to `then`. */
export const Component = ({ then, onClose }: { readonly then: string; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  // Leaving first keeps the guard of a members' page from asking to log in again.
  const confirm = async () => {
    onClose()
    await navigate(then)
    await dispatch(signOut())
    // What asked for it is not offered to a guest.
    keepFocus()
  }
  return (
    <Dialog title={t('signOut.title')} lead={t('signOut.lead')} onClose={onClose}>
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button look="primary" onClick={confirm}>
          {t('action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
