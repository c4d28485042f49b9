import { type CSSProperties, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Segmented } from '../../../../ui/segmented/segmented.tsx'
import { shortNumero } from '../../model/issue.ts'
import { type TrendDraw, trendDraws, trendOf } from '../../model/trend.ts'
import type { TrendProps } from './trend-bars.tsx'
import styles from './trend.module.css'

const DRAWS = ['30', '50', '100'] as const

/** The line from one drawn number to the next, in a box of one unit a cell. */
const pointsOf = (draws: readonly TrendDraw[]): string => draws.map(({ cells }, row) => `${cells.indexOf(0) + 0.5},${row + 0.5}`).join(' ')

/**
 * A row for each draw, the latest on top, and a column for each number: a disc where it was drawn, elsewhere for how many draws it
 * had not been. Where each draw brings one number a line joins them.
 */
export const TrendChart = ({ view, results, label }: TrendProps) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const [count, setCount] = useState<(typeof DRAWS)[number]>('30')
  const some = useMemo(() => results.slice(0, Number(count)), [results, count])
  const draws = useMemo(() => trendDraws(view, some), [view, some])
  const rows = useMemo(() => trendOf(view, some), [view, some])
  const sums = [
    { id: 'count', value: (row: (typeof rows)[number]) => row.count },
    { id: 'absence', value: (row: (typeof rows)[number]) => row.absence },
    { id: 'streak', value: (row: (typeof rows)[number]) => row.streak },
  ] as const
  return (
    <>
      <Segmented
        label={t('tools:trend.draws')}
        className={styles.draws}
        options={DRAWS.map((value) => ({ value, label: t('tools:trend.last', { count: Number(value) }) }))}
        value={count}
        onChange={setCount}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by key */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <div className={styles.chart} style={{ '--columns': view.tokens.length, '--rows': draws.length } as CSSProperties}>
          <table className={styles.grid} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('results.issue')}</th>
                {view.tokens.map((token) => (
                  <th key={token} scope="col">
                    {token}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draws.map(({ numero, cells }) => (
                <tr key={numero}>
                  <th scope="row">{shortNumero(numero)}</th>
                  {view.tokens.map((token, i) => (
                    <td key={token}>{cells[i] === 0 ? <b>{token}</b> : <span aria-hidden="true">{format.number(cells[i] ?? 0)}</span>}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              {sums.map(({ id, value }) => (
                <tr key={id}>
                  <th scope="row">{t(`tools:trend.${id}`)}</th>
                  {rows.map((row) => (
                    <td key={row.token}>{format.number(value(row))}</td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
          {view.single && draws.length > 1 && (
            <svg
              className={styles.line}
              viewBox={`0 0 ${view.tokens.length} ${draws.length}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={pointsOf(draws)} />
            </svg>
          )}
        </div>
      </div>
    </>
  )
}
