import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { Money } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Figure } from '../../core/office-page/figure.tsx'
import { stepsOf } from '../../core/office-page/line-steps.ts'
import styles from './line.module.css'

interface LineStepsProps {
  readonly line: CommissionLineView
  /** What the version before came to. */
  readonly before: CommissionLineView | undefined
}

/** How a line was worked, step by step, with the four places of the ledger. */
export const LineSteps = ({ line, before }: LineStepsProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const count = (kind: 'count' | 'tier' | 'group', value: number | undefined) => {
    if (value === undefined) return kind === 'group' ? t('step.noGroup') : t('step.noTier')
    return kind === 'group' ? String(value) : format.number(kind === 'tier' ? value + 1 : value)
  }
  const row = (name: string, value: Money, strong = false) => (
    <div key={name} className={strong ? styles.result : undefined}>
      <dt>{name}</dt>
      <dd>
        <Figure value={value} decimals={4} />
      </dd>
    </div>
  )
  return (
    <section className={styles.part}>
      <h3>{t('worked')}</h3>
      <dl className={styles.steps}>
        {stepsOf(line).map(({ kind, name, value }) =>
          kind === 'amount' ? (
            value && row(t(`step.${name}`), value)
          ) : (
            <div key={name}>
              <dt>{t(`step.${name}`)}</dt>
              <dd>{count(kind, value)}</dd>
            </div>
          ),
        )}
        {row(t('step.amount'), line.amount, true)}
        {before && row(t('step.before', { number: before.version }), before.amount)}
        {before && row(t('step.difference'), line.pay, true)}
        {line.kind === 'rebate' && row(t('step.settled'), line.settled)}
        {row(t('step.toWallet'), line.toWallet)}
        {Number(line.owed.amount) > 0 && row(t('step.owed'), line.owed)}
      </dl>
      <p className={styles.note}>
        {line.postedAt === null
          ? t('posted.waiting', { at: format.instant(line.runAt, 'moment') })
          : t('posted.at', { at: format.instant(line.postedAt, 'moment') })}
      </p>
    </section>
  )
}
