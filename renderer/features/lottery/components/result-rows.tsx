import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useFactText } from '../hooks/use-fact-text.ts'
import { factsOf } from '../model/facts.ts'
import { spoken } from '../model/figures.ts'
import { shortNumero } from '../model/issue.ts'
import { DrawFigures } from './draw-figures.tsx'
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

interface ResultRowsProps {
  readonly draws: readonly DrawResult[]
  readonly onProof: (numero: string) => void
  /** Shows every prize of a draw; `boardOf` is the one shown. */
  readonly onBoard?: (numero: string) => void
  readonly boardOf?: string | undefined
}

/** Results as rows of a table: issue, numbers, what is read of them, proof. */
export const ResultRows = ({ draws, onProof, onBoard, boardOf }: ResultRowsProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const facts = useFactText()
  return draws.map(({ numero, drawAt, result }) => {
    const issue = shortNumero(numero)
    const figures = <DrawFigures small draw={result} label={t('head.lastLabel', { issue, digits: spoken(result) })} />
    return (
      <tr key={numero}>
        <th scope="row">
          {issue} <span className={styles.time}>{format.instant(drawAt, 'time')}</span>
        </th>
        <td>
          {onBoard ? (
            <button type="button" className={styles.open} aria-pressed={numero === boardOf} onClick={() => onBoard(numero)}>
              {figures}
            </button>
          ) : (
            figures
          )}
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
  })
}
