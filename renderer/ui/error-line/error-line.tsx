import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import styles from './error-line.module.css'

export interface ErrorLineProps {
  readonly onRetry: () => void
  readonly className?: string | undefined
}

/** A small list that could not be loaded, with the way to ask again; for a whole page there is `ErrorState` [RULES-04]. */
export const ErrorLine = ({ onRetry, className }: ErrorLineProps) => {
  const { t } = useTranslation()
  return (
    <p role="status" className={cx(styles.line, className)}>
      <span>{t('fault.title')}</span>
      <button type="button" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('action.retry')}
      </button>
    </p>
  )
}
