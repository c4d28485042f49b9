import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../core/hooks.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import styles from './bet-number.module.css'

/** As many characters as tell one's own bets apart. */
const SHOWN = 8

/** A bet's number, short to read and whole to copy. */
export const BetNumber = ({ betId }: { readonly betId: string }) => {
  const { t } = useTranslation(['records', 'common'])
  const toasts = useToasts()
  const platform = usePlatform()
  const copy = () =>
    void platform.copy(betId).then(
      () => toasts.show(t('common:copy_success'), 'positive'),
      () => toasts.show(t('common:copy_failed'), 'negative'),
    )
  return (
    <span className={styles.number}>
      <code title={betId}>{betId.slice(0, SHOWN)}</code>
      <IconButton small label={t('records:copyNumber')} icon={<Copy />} onClick={copy} />
    </span>
  )
}
