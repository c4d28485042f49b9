import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Lines } from './lines.tsx'

/** The other domains over a page that its gateway does not answer. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('system')
  return (
    <Dialog title={t('lines.title')} lead={t('lines.lead')} onClose={onClose}>
      <Lines />
    </Dialog>
  )
}
