import { type ControlOverview, limitKind, limitPeriod, type LimitPeriod, type PlayLimit } from '@portico/contract/control/shapes'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import styles from '../control.module.css'
import { useFigures } from '../use-figures.ts'
import { LimitCell } from './limit-cell.tsx'
import { LimitEditor } from './limit-editor.tsx'

const Resets = ({ cell }: { readonly cell: PlayLimit }) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { time } = useFigures('')
  const now = useServerNow()
  const at = format.instant(cell.resetsAt, 'time')
  if (cell.period === 'DAY') return t('resets.day', { at, left: time(Math.max(0, Date.parse(cell.resetsAt) - now) / 1000) })
  return t('resets.date', { day: format.instant(cell.resetsAt, 'day'), at })
}

/** All limits: a row each, a column for day, week and month; on phones one of the three at a time. */
export const LimitsSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation('control')
  const narrow = useNarrow()
  const [current, setCurrent] = useState<LimitPeriod>('DAY')
  const [open, setOpen] = useState<Pick<PlayLimit, 'kind' | 'period'>>()
  const { limits, currency } = overview
  const find = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>) => limits.find((each) => each.kind === kind && each.period === period)
  const periods = narrow ? [current] : limitPeriod.options
  const edited = open && find(open)
  return (
    <section className={styles.section} aria-labelledby="limits-title">
      <h2 id="limits-title" className="visually-hidden">
        {t('limits.title')}
      </h2>
      {narrow && (
        <Segmented
          label={t('limits.period')}
          options={limitPeriod.options.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={current}
          onChange={setCurrent}
        />
      )}
      <Card flush className={styles.grid}>
        {!narrow && <span />}
        {periods.map((period) => {
          const cell = find({ kind: 'DEPOSIT', period })
          return (
            <p key={period} className={styles.head}>
              {!narrow && <b>{t(`period.${period}`)}</b>}
              {cell && (
                <span>
                  <Resets cell={cell} />
                </span>
              )}
            </p>
          )
        })}
        {limitKind.options.map((kind) => (
          <Fragment key={kind}>
            <div className={styles.kind}>
              <h3>{t(`kind.${kind}`)}</h3>
              <p>{t(`kindHint.${kind}`)}</p>
            </div>
            {periods.map((period) => {
              const cell = find({ kind, period })
              return cell && <LimitCell key={period} cell={cell} currency={currency} onOpen={() => setOpen({ kind, period })} />
            })}
          </Fragment>
        ))}
      </Card>
      {edited && (
        <LimitEditor key={`${edited.kind} ${edited.period}`} cell={edited} overview={overview} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}
