import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import styles from './lobby.module.css'

export interface LaunchDialogProps {
  readonly name: string
  readonly vendor: string
  readonly art: string
  readonly onClose: () => void
}

/** Says plainly that games of other houses cannot be started yet [GAME-08]. */
export const Component = ({ name, vendor, art, onClose }: LaunchDialogProps) => {
  const { t } = useTranslation(['lobby', 'common'])
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.launch}>
        <img src={art} alt="" width="96" height="120" />
        <p>{t('launch.lead', { vendor })}</p>
      </div>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
