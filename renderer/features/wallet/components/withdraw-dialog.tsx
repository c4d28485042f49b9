import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'

/** Says plainly that money cannot be paid out yet. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Dialog title={t('withdraw.title')} lead={t('withdraw.lead')} onClose={onClose}>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
