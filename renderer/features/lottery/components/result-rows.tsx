import ShieldCheck from 'lucide-react/icons/shield-check'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useFactText } from '../hooks/use-fact-text.ts'
import { factsOf } from '../model/facts.ts'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { drawText } from '../../../ui/draw-figures/figures.ts'
import type { HistoryRow } from '../model/history.ts'
import { OffRow } from './off-row.tsx'
import styles from './results.module.css'

/** Whether the numbers of a draw leave little room beside them. */
export const isLong = (result: DrawResult['result']): boolean => 'normals' in result || ('numbers' in result && result.numbers.length > 5)

/** Facts that have room beside the numbers. */
const columnsOf = (result: DrawResult['result']) => factsOf(result).slice(0, isLong(result) ? 1 : 2)

export const ResultsHead = ({ draw }: { draw: DrawResult['result'] }) => {
  const { t } = useTranslation('lottery')
  const facts = useFactText()
  return (
    <thead>
      <tr>
        <th scope="col">{t('results.issue')}</th>
        <th scope="col">{t('results.result')}</th>
        {columnsOf(draw).map((fact) => (
          <th key={fact.head} scope="col" className={styles.end}>
            {facts.head(fact)}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('results.proof')}</span>
        </th>
      </tr>
    </thead>
  )
}

export interface ResultRowsProps {
  readonly rows: readonly HistoryRow[]
  readonly onProof: (numero: string) => void
  /** Shows every prize of a draw; `boardOf` is the one shown. */
  readonly onBoard?: (draw: DrawResult) => void
  readonly boardOf?: string | undefined
  /** When the draw of the row above these was. */
  readonly after?: string | undefined
}

/** More cells than any row has. */
export const ALL_COLUMNS = 6

/**
 * Results, and issues without one, as rows of a table: issue, numbers, what is read of them, proof. Where a number counts anew each
 * day, the days part them.
 */
export const ResultRows = ({ rows, onProof, onBoard, boardOf, after }: ResultRowsProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const facts = useFactText()
  const dayOf = (instant: string) => format.instant(instant, 'day')
  return rows.map((each, at) => {
    if (each.kind === 'off') return <OffRow key={each.off.numero} off={each.off} columns={ALL_COLUMNS} />
    const { numero, drawAt, result, demo } = each.draw
    const issue = format.issue(numero)
    const above = rows[at - 1]?.drawAt ?? after
    const parted = /-\d+$/.test(numero) && above !== undefined && dayOf(above) !== dayOf(drawAt)
    const figures = <DrawFigures small draw={result} label={t('head.lastLabel', { issue, digits: drawText(result) })} />
    const row = (
      <tr key={numero}>
        <th scope="row">
          {issue} <span className={styles.time}>{format.instant(drawAt, 'time')}</span>
        </th>
        <td>
          {onBoard ? (
            <button type="button" className={styles.open} aria-pressed={numero === boardOf} onClick={() => onBoard(each.draw)}>
              {figures}
            </button>
          ) : (
            figures
          )}
          {demo && <span className={styles.demo}>{t('results.demo')}</span>}
        </td>
        {columnsOf(result).map((fact) => (
          <td key={fact.head} className={styles.end}>
            {facts.brief(fact)}
          </td>
        ))}
        <td className={styles.end}>
          <IconButton small icon={<ShieldCheck />} label={t('results.check', { issue })} onClick={() => onProof(numero)} />
        </td>
      </tr>
    )
    return parted ? (
      <Fragment key={numero}>
        <tr>
          <th colSpan={ALL_COLUMNS} scope="colgroup" className={styles.day}>
            {dayOf(drawAt)}
          </th>
        </tr>
        {row}
      </Fragment>
    ) : (
      row
    )
  })
}
