import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Component as HelpTexts } from './help-texts.tsx'
import styles from './notices.module.css'

/** Under which licence the site works [MODAL-05]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('dialogs')
  return (
    <Dialog title={t('legal')} onClose={onClose} size="large">
      <div className={styles.topic}>
        <HelpTexts section="LEGAL" onLeave={onClose} />
      </div>
    </Dialog>
  )
}
