import { type Money, parseUnits, toMoney } from '@portico/contract/kit/money'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Link } from '../../lib/link.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import { usePlayLimitsQuery } from './api.ts'
import styles from './deposit-note.module.css'
import { useFigures } from './use-figures.ts'

interface DepositNoteProps {
  /** Hears what may still be paid in, as often as it changes; undefined without a limit. */
  readonly onRoom: (room: Money | undefined) => void
}

/** What a member's own deposit limit still leaves, where one is about to pay; that there is none, and the way to set one. */
export const DepositNote = ({ onRoom }: DepositNoteProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const inOffice = useLocation().pathname.startsWith(paths.agentHome)
  const { data, isError, refetch } = usePlayLimitsQuery({})
  const { figure } = useFigures(data?.currency ?? '')
  const limits =
    data?.limits.flatMap((cell) => (cell.kind === 'DEPOSIT' && cell.remaining !== null ? [{ ...cell, remaining: cell.remaining }] : [])) ??
    []
  const tightest = limits.toSorted((one, other) => Number(one.remaining) - Number(other.remaining))[0]
  const [remaining, currency] = [tightest?.remaining, data?.currency ?? '']
  useEffect(() => onRoom(remaining === undefined ? undefined : toMoney(parseUnits(remaining), currency)), [onRoom, remaining, currency])
  if (!data && isError) return <ErrorLine of={t('deposit.limits')} onRetry={() => void refetch()} className={styles.note} />
  // Its place stands from the start: what comes late would move the form away under a finger.
  if (!data) return <p className={styles.note} />
  const at = tightest ? format.instant(tightest.resetsAt, 'dayTime') : ''
  const used = tightest && Number(tightest.remaining) === 0
  return (
    <p className={styles.note} data-used={used || undefined}>
      {tightest ? t(used ? 'deposit.used' : 'deposit.left', { sum: figure('DEPOSIT', tightest.remaining), at }) : t('deposit.prompt')}{' '}
      <Link to={inOffice ? paths.agentLimits : paths.page('limits')}>{t('deposit.change')}</Link>
    </p>
  )
}
