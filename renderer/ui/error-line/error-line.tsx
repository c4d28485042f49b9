import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import styles from './error-line.module.css'

export interface ErrorLineProps {
  /** Names what is missing, where no heading does. */
  readonly of?: string | undefined
  /** Says what happened, where there is more to say than that it could not be loaded. */
  readonly text?: string | undefined
  readonly onRetry: () => void
  readonly className?: string | undefined
}

/** A small part that could not be loaded, with the way to ask again; for a whole page there is `ErrorState` [RULES-04]. */
export const ErrorLine = ({ of, text, onRetry, className }: ErrorLineProps) => {
  const { t } = useTranslation()
  return (
    <p role="status" className={cx(styles.line, className)}>
      <span>
        {of && <b>{of} · </b>}
        {text ?? t('fault.title')}
      </span>
      <button type="button" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('action.retry')}
      </button>
    </p>
  )
}
