import { toMoney } from '@portico/contract/kit/money'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Day } from './api.ts'
import { Exact } from './exact.tsx'
import { sumsOf, WINDOW_MS } from './windows-of.ts'
import styles from './day-tiles.module.css'

const ROUND = 2 * Math.PI * 8

/** The time until the window of now closes, on the gateway's clock. */
const Countdown = () => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const now = useServerNow()
  const start = now - (now % WINDOW_MS)
  const left = start + WINDOW_MS - now
  return (
    <>
      <span className={styles.clock}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <circle cx="10" cy="10" r="8" strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - left / WINDOW_MS)} />
        </svg>
        <b role="timer">{format.countdown(left)}</b>
      </span>
      <small>
        {t('day.paidAt', {
          from: format.instant(start, 'time'),
          to: format.instant(start + WINDOW_MS, 'time'),
          at: format.instant(start + WINDOW_MS, 'time'),
        })}
      </small>
    </>
  )
}

const Tile = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.tile} role="group" aria-label={name}>
    <span className={styles.name}>{name}</span>
    {children}
  </div>
)

/** What the day came to, and whether that is what the ledger moved. */
export const DayTiles = ({ day, isToday }: { readonly day: Day; readonly isToday: boolean }) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const { currency } = day.batch
  const { posted, amount, gross, given, bets, apart } = sumsOf(day)
  const money = (units: bigint) => toMoney(units, currency)
  const exact = (units: bigint): string => format.number(money(units).amount, { minimumFractionDigits: 4 })
  const windows = t('day.windowsPaid', { paid: format.number(day.calculated), due: format.number(day.due) })
  return (
    <div className={styles.tiles}>
      <Tile name={t(isToday ? 'day.yours' : 'day.yoursThen')}>
        <span className={styles.big}>
          <Exact value={money(posted)} strong />
        </span>
        {apart === 0n ? (
          <small>
            <span className={styles.equal}>
              <Check aria-hidden="true" />
              {t('day.equals')}
            </span>{' '}
            {t('day.check', { paid: format.number(day.calculated), due: format.number(day.due), amount: exact(apart) })}
          </small>
        ) : (
          <small role="alert" className={styles.differs}>
            <span className={styles.equal}>
              <TriangleAlert aria-hidden="true" />
              {t('day.differs')}
            </span>{' '}
            {t('day.both', {
              lines: exact(posted),
              batch: format.number(day.batch.amount, { minimumFractionDigits: 4 }),
            })}
          </small>
        )}
        {amount !== posted && <small>{t('day.unposted', { amount: exact(amount - posted) })}</small>}
      </Tile>
      {isToday ? (
        <Tile name={t('day.closesIn')}>
          <Countdown />
        </Tile>
      ) : (
        <Tile name={t('day.windows')}>
          <span className={styles.big}>
            <b>{format.number(day.calculated)}</b>
          </span>
          <small>{windows}</small>
        </Tile>
      )}
      <Tile name={t('day.gross')}>
        <span className={styles.value}>
          <Exact value={money(gross)} strong />
        </span>
        <small>{t('day.betsCounted', { count: bets, number: format.number(bets) })}</small>
      </Tile>
      <Tile name={t('day.given')}>
        <span className={styles.value}>
          <Exact value={money(-given)} strong />
        </span>
        <small>{t('day.below', { count: day.below, number: format.number(day.below) })}</small>
      </Tile>
    </div>
  )
}
