import { parseUnits, type Units } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { paths } from '../../core/paths.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Link } from '../../lib/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { usePlayLimitsQuery } from './api.ts'
import { Meter } from './components/meter.tsx'
import styles from './deposit-meters.module.css'
import { sizeOf, useFigures } from './use-figures.ts'

interface DepositMetersProps {
  /** What is about to be paid in. */
  readonly units: Units
}

/** A member's own deposit limits where one is about to pay: what each leaves, until when, and how much of it this deposit would take. */
export const DepositMeters = ({ units }: DepositMetersProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  // Failure shown by ./deposit-note.tsx, above it on the same page.
  const { data } = usePlayLimitsQuery({})
  const { figure } = useFigures(data?.currency ?? '')
  const limits =
    data?.limits.flatMap((cell) =>
      cell.kind === 'DEPOSIT' && cell.limit !== null && cell.remaining !== null
        ? [{ ...cell, limit: cell.limit, remaining: cell.remaining }]
        : [],
    ) ?? []
  if (limits.length === 0) return null
  return (
    <section className={styles.limits} aria-labelledby="deposit-limits">
      <header>
        <h2 id="deposit-limits">{t('deposit.limits')}</h2>
        <Link to={paths.page('limits')}>{t('deposit.change')}</Link>
      </header>
      <Card flush className={styles.cells}>
        {limits.map(({ period, limit, used, remaining, resetsAt }) => (
          <div key={period} role="group" aria-label={t(`period.${period}`)}>
            <p>
              <span>{t(`period.${period}`)}</span>
              <small>{t('cell.of', { sum: figure('DEPOSIT', limit) })}</small>
            </p>
            <p>
              {sizeOf(remaining) === 0 ? (
                <b data-reached>{t('cell.reached')}</b>
              ) : (
                <span>
                  <b>
                    <bdi>{figure('DEPOSIT', remaining)}</bdi>
                  </b>{' '}
                  {t('cell.left')}
                </span>
              )}
            </p>
            <Meter share={sizeOf(used) / sizeOf(limit)} added={Number(units) / Math.max(1, Number(parseUnits(limit)))} />
            <small>
              <bdi>{t('resets.date', { day: format.instant(resetsAt, 'day'), at: format.instant(resetsAt, 'time') })}</bdi>
            </small>
          </div>
        ))}
      </Card>
      <p className={styles.legend}>
        <i aria-hidden="true" />
        {t('deposit.counts')}
      </p>
    </section>
  )
}
