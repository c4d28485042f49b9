import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../core/office-page/figure.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { type Step, stepsOf } from '../../core/office-page/line-steps.ts'
import { useWhy } from './use-why.ts'
import styles from './versions.module.css'

interface VersionStepsProps {
  readonly before: CommissionLineView
  readonly after: CommissionLineView
  /** Of the contract that both follow from; a rebate has none. */
  readonly terms: ContractTerms | undefined
}

type Cell = Money | number | undefined

const sameCell = (one: Cell, other: Cell): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.amount === other.amount : one === other

/** How two versions of a line were worked, step by step; steps that are the same fold away. */
export const VersionSteps = ({ before, after, terms }: VersionStepsProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const why = useWhy(before, after, terms)
  const earlier = new Map<string, Step>(stepsOf(before).map((step) => [step.name, step]))
  const rows: readonly (readonly [name: Step['name'] | 'amount', kind: Step['kind'], before: Cell, after: Cell])[] = [
    ...stepsOf(after).map(({ name, kind, value }) => [name, kind, earlier.get(name)?.value, value] as const),
    ['amount', 'amount', before.amount, after.amount],
  ]
  const differ = rows.filter(([, , one, other]) => !sameCell(one, other))
  const same = rows.length - differ.length
  const cell = (kind: Step['kind'], value: Cell) => {
    if (value === undefined) return kind === 'tier' ? t('step.noTier') : kind === 'group' ? t('step.noGroup') : '–'
    if (typeof value === 'object') return <Figure value={value} decimals={4} />
    return kind === 'group' ? String(value) : format.number(kind === 'tier' ? value + 1 : value)
  }
  const difference = (kind: Step['kind'], one: Cell, other: Cell) => {
    if (sameCell(one, other)) return <span className={styles.soft}>{t('compare.same')}</span>
    if (kind === 'tier' || kind === 'group') return null
    if (typeof one === 'number' && typeof other === 'number') return format.number(other - one, { signDisplay: 'exceptZero' })
    if (typeof one !== 'object' || typeof other !== 'object') return null
    return <Figure signed value={toMoney(unitsOf(other) - unitsOf(one), other.currency)} decimals={4} />
  }
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>{t('compare.steps')}</h3>
        {same > 0 && (
          <Checkbox checked={all} onChange={({ target }) => setAll(target.checked)}>
            {t('compare.showSame', { count: same, number: format.number(same) })}
          </Checkbox>
        )}
      </header>
      <div className={styles.scroll} tabIndex={-1} role="group" aria-label={t('compare.steps')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('compare.step')}</th>
              {[before, after].map(({ id, version, runAt }) => (
                <th key={id} scope="col">
                  {t('version', { number: version })}
                  <small>{t('compare.worked', { at: format.instant(runAt, 'moment') })}</small>
                </th>
              ))}
              <th scope="col">{t('step.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {(all ? rows : differ).map(([name, kind, one, other]) => (
              <tr key={name} className={cx(!sameCell(one, other) && styles.differs)}>
                <th scope="row">
                  {t(`step.${name}`)} <small>{why(name)}</small>
                </th>
                <td>{cell(kind, one)}</td>
                <td>{cell(kind, other)}</td>
                <td>{difference(kind, one, other)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
