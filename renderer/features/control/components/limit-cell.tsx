import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Plus from 'lucide-react/icons/plus'
import type { PlayLimit } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { sizeOf, useFigures } from '../use-figures.ts'
import styles from '../control.module.css'
import { Meter } from './meter.tsx'

interface LimitCellProps {
  readonly cell: PlayLimit
  readonly currency: string
  readonly onOpen: () => void
}

const WaitingRaise = ({ cell, currency }: Pick<LimitCellProps, 'cell' | 'currency'>) => {
  const { t } = useTranslation('control')
  const { figure } = useFigures(currency)
  const now = useServerNow()
  const { raise, kind } = cell
  if (!raise) return null
  const ready = Date.parse(raise.confirmFrom) <= now
  const to = raise.to === null ? t('none') : figure(kind, raise.to)
  return (
    <span className={styles.waits}>
      {ready ? <CircleCheck aria-hidden="true" /> : <Clock aria-hidden="true" />}
      {t(ready ? 'cell.ready' : 'cell.waiting', { to })}
    </span>
  )
}

/** One limit: what it leaves, of how much. All of it is one button that opens the editor. */
export const LimitCell = ({ cell, currency, onOpen }: LimitCellProps) => {
  const { t } = useTranslation('control')
  const { figure } = useFigures(currency)
  const { kind, period, limit, used, remaining } = cell
  const ahead = kind === 'LOSS' && used.startsWith('-')
  return (
    <button type="button" className={styles.cell} onClick={onOpen}>
      <span className="visually-hidden">{t(`name.${kind}.${period}`)}: </span>
      {limit === null || remaining === null ? (
        <>
          <span className={styles.quiet}>{t('cell.noLimit')}</span>
          <span className={styles.setOne}>
            <Plus aria-hidden="true" />
            {t('cell.setOne')}
          </span>
        </>
      ) : (
        <>
          <span className={styles.left}>
            {sizeOf(remaining) === 0 ? (
              <b data-reached>{t('cell.reached')}</b>
            ) : (
              <>
                <b>
                  <bdi>{figure(kind, remaining)}</bdi>
                </b>{' '}
                {t('cell.left')}
              </>
            )}
          </span>
          <Meter share={ahead ? 0 : sizeOf(used) / sizeOf(limit)} />
          <span className={styles.facts}>
            <span data-ahead={ahead || undefined}>
              {ahead ? t('cell.ahead', { sum: figure(kind, used.slice(1)) }) : t(`cell.used.${kind}`, { sum: figure(kind, used) })}
            </span>
            <span>{t('cell.of', { sum: figure(kind, limit) })}</span>
          </span>
        </>
      )}
      <WaitingRaise cell={cell} currency={currency} />
    </button>
  )
}
