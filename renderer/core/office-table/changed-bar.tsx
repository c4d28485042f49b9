import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useKeys } from './shortcuts.ts'
import styles from './changed-bar.module.css'

const KEY = 'r'

interface ChangedBarProps {
  readonly count: number
  /** When what is shown was true. */
  readonly since: string | undefined
  readonly onShow: () => void
}

/** Says that newer rows are there; they come when they are asked for, by the button or `r`. */
export const ChangedBar = ({ count, since, onShow }: ChangedBarProps) => {
  const { t } = useTranslation('tables')
  const format = useFormat()
  const waits = count > 0 && since !== undefined
  useKeys({
    [KEY]: () => {
      if (waits) onShow()
      return waits
    },
  })
  return (
    <div role="status" className={styles.place}>
      {waits && (
        <p className={styles.bar}>
          <RefreshCw aria-hidden="true" />
          <span>{t('changed.rows', { count, number: format.number(count), time: format.instant(since, 'time') })}</span>
          <Button look="text" size="small" onClick={onShow}>
            {t('changed.show')}
          </Button>
          <kbd aria-hidden="true">{KEY.toUpperCase()}</kbd>
          <span className={styles.note}>{t('changed.note')}</span>
        </p>
      )}
    </div>
  )
}
