import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DepositFlow } from '../deposit/deposit-flow.tsx'

export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('wallet')
  return (
    <Dialog title={t('deposit.title')} lead={t('deposit.lead')} onClose={onClose}>
      <DepositFlow onClose={onClose} />
    </Dialog>
  )
}
