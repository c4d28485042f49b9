import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import styles from './as-of.module.css'

interface AsOfProps {
  /** The instant to which the figures are settled; nothing is said before it is known. */
  readonly at: string | undefined
  readonly currency: string | undefined
  /** A newer answer did not come: the figures are older than they should be. */
  readonly old: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** To what instant figures are settled, on which clock and in what currency. */
export const AsOf = ({ at, currency, old, busy, onRefresh }: AsOfProps) => {
  const { t } = useTranslation('tables')
  const format = useFormat()
  const time = at && { time: format.instant(at, 'time'), zone: format.offset(at) }
  return (
    <span className={styles.line}>
      <span role="status" className={old ? styles.old : styles.note}>
        {time && (old ? t('asOf.old', time) : t('asOf.settled', { ...time, sign: format.sign(currency ?? 'VND') }))}
      </span>
      {old ? (
        <Button look="text" size="small" className={styles.old} onClick={onRefresh}>
          {t('asOf.retry')}
        </Button>
      ) : (
        <IconButton small label={t('asOf.refresh')} icon={<RefreshCw />} aria-busy={busy || undefined} onClick={onRefresh} />
      )}
    </span>
  )
}
