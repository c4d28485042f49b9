import { paysStakes } from '@portico/contract/commission/kinds'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { Money } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Figure } from '../../core/office-page/figure.tsx'
import { countField, moneyField } from './fields.ts'
import styles from './line.module.css'

/** Amounts of the working, in its order; a kind says those that it has. */
const STEPS = ['turnover', 'loss', 'carried', 'base', 'gross', 'deducted', 'differential', 'recovered', 'company'] as const

interface LineStepsProps {
  readonly line: CommissionLineView
  /** What the version before came to. */
  readonly before: CommissionLineView | undefined
}

/** How a line was worked, step by step, with the four places of the ledger. */
export const LineSteps = ({ line, before }: LineStepsProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const counts = (['active', 'bets'] as const).flatMap((name) => {
    const count = countField(line, name)
    return count === undefined ? [] : [[name, count] as const]
  })
  const steps = STEPS.flatMap((name) => {
    const value = moneyField(line, name)
    return value ? [[name, value] as const] : []
  })
  const tier = countField(line, 'tier')
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
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`step.${name}`)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
        {line.kind !== 'rebate' && !paysStakes(line.kind) && (
          <div>
            <dt>{t('step.tier')}</dt>
            <dd>{tier === undefined ? t('step.noTier') : format.number(tier + 1)}</dd>
          </div>
        )}
        {steps.map(([name, value]) => row(t(`step.${name}`), value))}
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
