import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'

interface RemoveDialogProps {
  readonly title: string
  readonly lead: string
  /** What the button does, in words. */
  readonly action: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a way to prove who one is goes. */
export const RemoveDialog = ({ title, lead, action, onRemove, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog title={title} lead={lead} onClose={onClose}>
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button onClick={onRemove}>{action}</Button>
      </DialogActions>
    </Dialog>
  )
}
