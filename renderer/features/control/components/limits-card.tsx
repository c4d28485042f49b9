import type { PlayLimit } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { HubCard } from '../../../core/hub-card/hub-card.tsx'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { usePlayLimitsQuery } from '../api.ts'
import { sizeOf, useFigures } from '../use-figures.ts'
import styles from './limits-card.module.css'
import { Meter } from './meter.tsx'

type SetLimit = PlayLimit & { readonly limit: string; readonly remaining: string }

const hasLimit = (cell: PlayLimit): cell is SetLimit => cell.limit !== null && cell.remaining !== null
/** How much of it is used, 0 to 1; of a loss limit nothing where more came back. */
const shareOf = ({ limit, remaining }: SetLimit): number => (sizeOf(limit) === 0 ? 1 : 1 - sizeOf(remaining) / sizeOf(limit))

/** The tightest limit of each kind, the tightest first. */
export const tightestOf = (limits: readonly PlayLimit[]): SetLimit[] => {
  const sorted = limits.filter(hasLimit).toSorted((one, other) => shareOf(other) - shareOf(one))
  return sorted.filter((cell, index) => sorted.findIndex(({ kind }) => kind === cell.kind) === index)
}

/** What the member's own limits still leave, and that play is shut where a break runs. */
export const LimitsCard = () => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { data, isError, refetch } = usePlayLimitsQuery({})
  const { figure } = useFigures(data?.currency ?? '')
  const limits = tightestOf(data?.limits ?? [])
  return (
    <HubCard title={t('limits.title')} to={paths.page('limits')} more={t('card.change')}>
      {isError && <ErrorLine onRetry={() => void refetch()} />}
      {data?.break && <p>{t(data.break.kind === 'TIME_OUT' ? 'standing.timeOutTitle' : 'standing.exclusionTitle')}</p>}
      {data && limits.length === 0 && <p className={styles.none}>{t('card.none')}</p>}
      {limits.length > 0 && (
        <ul className={styles.limits}>
          {limits.map((cell) => (
            <li key={cell.kind}>
              <p className={styles.between}>
                <span>{t(`name.${cell.kind}.${cell.period}`)}</span>
                {sizeOf(cell.remaining) === 0 ? (
                  <b data-reached>{t('cell.reached')}</b>
                ) : (
                  <span>
                    <b>
                      <bdi>{figure(cell.kind, cell.remaining)}</bdi>
                    </b>{' '}
                    {t('cell.left')}
                  </span>
                )}
              </p>
              <Meter share={shareOf(cell)} />
              <p className={styles.between}>
                <small>{t('cell.of', { sum: figure(cell.kind, cell.limit) })}</small>
                <small>
                  <bdi>{t('resets.date', { day: format.instant(cell.resetsAt, 'day'), at: format.instant(cell.resetsAt, 'time') })}</bdi>
                </small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </HubCard>
  )
}
