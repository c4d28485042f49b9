import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { countField } from '../../core/office-page/line-fields.ts'
import { termsOf } from './terms.ts'
import styles from './line.module.css'

/** The contract that a line follows from: its tiers or rates, and the text that both sides hold with its hash. */
export const LineContract = ({ line, text }: { readonly line: CommissionLineView; readonly text: string }) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const terms = termsOf(text)
  const reached = countField(line, 'tier')
  const atLeast = (amount: string | null | undefined) => (amount ? t('atLeast', { amount: format.number(amount) }) : t('any'))
  const percent = (rate: string) => format.percent(Number(rate) / 100, 4)
  return (
    <section className={styles.part}>
      <h3>{t('contract', { code: line.code ?? '', version: line.contractVersion ?? 1 })}</h3>
      <ul className={styles.list}>
        {terms?.tiers.map((tier, index) => (
          <li key={index} className={cx(index === reached && styles.reached)}>
            <span>{format.number(index + 1)}</span>
            <span>{atLeast(tier.loss ?? tier.turnover)}</span>
            <span>{tier.active ? t('activeFrom', { count: tier.active, number: format.number(tier.active) }) : ''}</span>
            <span className={styles.end}>{percent(tier.rate)}</span>
          </li>
        ))}
        {Object.entries(terms?.rates ?? {}).map(([category, rates]) => (
          <li key={category}>
            <span>{category === 'ALL' ? t('allOthers') : category}</span>
            <span>{atLeast(rates.min)}</span>
            <span className={styles.end}>{t('lossWin', { loss: percent(rates.loss), win: percent(rates.win) })}</span>
          </li>
        ))}
      </ul>
      <details className={styles.text}>
        <summary>{t('text')}</summary>
        <pre>{text}</pre>
      </details>
      <p className={styles.hash}>sha256 {line.contractHash}</p>
    </section>
  )
}
