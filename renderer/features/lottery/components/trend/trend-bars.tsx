import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalledOffIssue, DrawResult } from '@portico/contract/lottery/draw-shapes'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { type TrendView, trendOf } from '../../model/trend.ts'
import styles from './trend.module.css'

export interface TrendProps {
  readonly view: TrendView
  /** Latest first. */
  readonly results: readonly DrawResult[]
  /** Issues of the same time that came to no result. */
  readonly calledOff?: readonly CalledOffIssue[] | undefined
  readonly label: string
}

/** How often each number came, how long it has not, and its longest runs; bars are drawn in the cells. */
export const TrendBars = ({ view, results, label }: TrendProps) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const rows = useMemo(() => trendOf(view, results), [view, results])
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('trend.number')}</th>
          <th scope="col">{t('trend.count')}</th>
          <th scope="col">{t('trend.since')}</th>
          <th scope="col">{t('tools:trend.absence')}</th>
          <th scope="col">{t('tools:trend.streak')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ token, count, since, absence, streak }) => (
          <tr key={token}>
            <th scope="row">{token}</th>
            <td>
              <span className={styles.count}>
                <span className={styles.track} aria-hidden="true">
                  <i style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                {format.number(count)}
              </span>
            </td>
            <td>{since === null ? t('board.never', { count: results.length }) : format.number(since)}</td>
            <td>{absence === results.length ? t('board.never', { count: results.length }) : format.number(absence)}</td>
            <td>{format.number(streak)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
