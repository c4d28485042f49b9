import { type CSSProperties, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Segmented } from '../../../../ui/segmented/segmented.tsx'
import { type HistoryRow, historyRows } from '../../model/history.ts'
import { trendDraws, type TrendRow, trendOf } from '../../model/trend.ts'
import { OFF_KEYS } from '../off-row.tsx'
import type { TrendProps } from './trend-bars.tsx'
import styles from './trend.module.css'

const DRAWS = ['30', '50', '100'] as const

/** For each draw the cells of its row, by its number. */
type CellsOf = ReadonlyMap<string, readonly number[]>

/** Lines from one drawn number to the next, in a box of one unit a cell; none goes over issues that came to no result. */
const linesOf = (rows: readonly HistoryRow[], cellsOf: CellsOf): readonly string[] => {
  const lines: string[][] = [[]]
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'off') lines.push([])
    else lines.at(-1)?.push(`${(cellsOf.get(row.draw.numero) ?? []).indexOf(0) + 0.5},${at + 0.5}`)
  }
  return lines.filter(({ length }) => length > 1).map((points) => points.join(' '))
}

/** A disc where a number was drawn, elsewhere for how many draws it had not been. */
const Cells = ({ tokens, cells }: { readonly tokens: readonly string[]; readonly cells: readonly number[] }) => {
  const format = useFormat()
  return tokens.map((token, i) => (
    <td key={token}>{cells[i] === 0 ? <b>{token}</b> : <span aria-hidden="true">{format.number(cells[i] ?? 0)}</span>}</td>
  ))
}

/** Below the draws: how often each number came, and its longest runs. */
const Sums = ({ rows }: { readonly rows: readonly TrendRow[] }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  return (
    <tfoot>
      {(['count', 'absence', 'streak'] as const).map((id) => (
        <tr key={id}>
          <th scope="row">{t(`trend.${id}`)}</th>
          {rows.map((row) => (
            <td key={row.token}>{format.number(row[id])}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

/**
 * A row for each draw, the latest on top, and a column for each number. Where each draw brings one number a line joins them; issues
 * that were called off or never open are told as such.
 */
export const TrendChart = ({ view, results, calledOff = [], label }: TrendProps) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const [count, setCount] = useState<(typeof DRAWS)[number]>('30')
  const some = useMemo(() => results.slice(0, Number(count)), [results, count])
  const history = useMemo(() => historyRows(some, calledOff, { isEnd: false }), [some, calledOff])
  const cellsOf = useMemo<CellsOf>(() => new Map(trendDraws(view, some).map(({ numero, cells }) => [numero, cells])), [view, some])
  const sums = useMemo(() => trendOf(view, some), [view, some])
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
        <div className={styles.chart} style={{ '--columns': view.tokens.length, '--rows': history.length } as CSSProperties}>
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
              {history.map((row) =>
                row.kind === 'off' ? (
                  <tr key={row.off.numero} className={styles.off}>
                    <th scope="row">{format.issue(row.off.numero)}</th>
                    <td colSpan={view.tokens.length}>{t(`tools:off.${OFF_KEYS[row.off.kind]}`, { count: row.off.issues })}</td>
                  </tr>
                ) : (
                  <tr key={row.draw.numero}>
                    <th scope="row">{format.issue(row.draw.numero)}</th>
                    <Cells tokens={view.tokens} cells={cellsOf.get(row.draw.numero) ?? []} />
                  </tr>
                ),
              )}
            </tbody>
            <Sums rows={sums} />
          </table>
          {view.single && (
            <svg
              className={styles.line}
              viewBox={`0 0 ${view.tokens.length} ${Math.max(1, history.length)}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {linesOf(history, cellsOf).map((points) => (
                <polyline key={points} points={points} />
              ))}
            </svg>
          )}
        </div>
      </div>
    </>
  )
}
