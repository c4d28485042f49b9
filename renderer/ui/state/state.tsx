import Inbox from 'lucide-react/icons/inbox'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import styles from './state.module.css'

export interface EmptyStateProps {
  /** Says that there is nothing, in the list's own words if it has any. */
  readonly title?: ReactNode
  /** What would put something here. */
  readonly hint?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/** A list with nothing in it. */
export const EmptyState = ({ title, hint, icon = <Inbox />, action }: EmptyStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title ?? t('in_no_data')}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  /** What happened. */
  readonly title?: ReactNode
  /** Whether money moved, and what to do next. */
  readonly hint?: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** Something could not be shown; says so and offers the next step. */
export const ErrorState = ({ title, hint, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.fault} aria-hidden="true">
        <TriangleAlert />
      </span>
      <p className={styles.title}>{title ?? t('fault.title')}</p>
      <p className={styles.hint}>{hint ?? t('fault.hint')}</p>
      {onRetry && (
        <Button look="ghost" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  )
}
