import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useDesktop } from '../client.ts'

/** Opens the present page of the office in a further window, so that two sections stand side by side. */
export const OfficeButton = () => {
  const { t } = useTranslation('desktop')
  const toasts = useToasts()
  const { ask } = useDesktop()
  const { pathname, search } = useLocation()
  const open = () => ask['windows.openOffice'](pathname + search).catch(() => toasts.show(t('office.notOpened'), 'negative'))
  return <IconButton label={t('office.open')} icon={<SquareArrowOutUpRight strokeWidth={1.6} />} onClick={() => void open()} />
}
