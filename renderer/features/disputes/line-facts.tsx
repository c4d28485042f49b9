import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { RecalculatedLine } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../core/office-page/figure.tsx'
import { type Step, stepsOf } from '../../core/office-page/line-steps.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { FactState } from './fact-state.tsx'
import styles from './facts.module.css'

interface LineFactsProps {
  /** The version that is disputed, and what the period comes to now. */
  readonly line: CommissionLineView
  readonly recalculated: RecalculatedLine | null
}

type Value = Step['value']

const plain = (value: Value): string | undefined => (typeof value === 'object' ? value.amount : value?.toString())

/** What the line says beside what its period comes to by the bets of now, step by step, and the contract that both follow from. */
export const LineFacts = ({ line, recalculated }: LineFactsProps) => {
  const { t } = useTranslation(['disputes', 'earnings'])
  const format = useFormat()
  const amount = recalculated?.amount ?? undefined
  const known = recalculated && { ...line, fields: recalculated.fields, amount: recalculated.amount ?? line.amount }
  const again = new Map(known && stepsOf(known).map(({ name, value }) => [name, value]))
  // No tier is said by leaving it out, also where all is known.
  const isKnown = (name: Step['name']) => again.has(name) && (name !== 'tier' || amount !== undefined)
  const show = (kind: Step['kind'], value: Value) => {
    if (value === undefined) return t(kind === 'group' ? 'earnings:step.noGroup' : 'earnings:step.noTier')
    if (typeof value === 'object') return <Figure value={value} decimals={4} />
    return kind === 'group' ? String(value) : format.number(kind === 'tier' ? value + 1 : value)
  }
  const row = (name: Step['name'] | 'amount', kind: Step['kind'], value: Value, found: Value, knows: boolean) => (
    <tr key={name} className={cx(name === 'amount' && styles.result)}>
      <th scope="row">{t(`earnings:step.${name}`)}</th>
      <td>{show(kind, value)}</td>
      {recalculated && <td>{knows ? show(kind, found) : '–'}</td>}
      {recalculated && <td>{knows && <FactState same={plain(value) === plain(found)} />}</td>}
    </tr>
  )
  return (
    <section className={styles.facts}>
      <h3>{t('facts.line')}</h3>
      <div className={styles.scroll} tabIndex={-1} role="group" aria-label={t('facts.line')}>
        <table className={cx(styles.table, styles.figures)}>
          <thead>
            <tr>
              <th scope="col">{t('facts.fact')}</th>
              <th scope="col">
                {t('lineVersion', { number: line.version })}
                <small>{t('facts.calculated', { at: format.instant(line.runAt, 'moment') })}</small>
              </th>
              {recalculated && (
                <th scope="col">
                  {t('facts.again')}
                  <small>{t('facts.asOf', { at: format.instant(recalculated.at, 'moment') })}</small>
                </th>
              )}
              {recalculated && (
                <th scope="col" className={styles.compared}>
                  {t('facts.compared')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {stepsOf(line).map(({ name, kind, value }) => row(name, kind, value, again.get(name), isKnown(name)))}
            {row('amount', 'amount', line.amount, amount, amount !== undefined)}
          </tbody>
        </table>
      </div>
      {line.code !== null && line.contractVersion !== null && (
        <p className={styles.soft}>
          {t('facts.contract', { code: line.code, version: line.contractVersion })} <code>sha256 {line.contractHash}</code>
        </p>
      )}
      {recalculated?.amount === null && <p className={styles.soft}>{t('facts.dividend')}</p>}
    </section>
  )
}
