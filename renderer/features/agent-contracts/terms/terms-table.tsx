import { type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import type { ContractRates, ContractTerms, ContractTier } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useCategoryName } from './use-category-name.ts'
import { useRate } from './use-rate.ts'
import styles from './terms.module.css'

interface TermsTableProps {
  readonly kind: ContractKind
  readonly terms: ContractTerms
  /** What is in force now, where these would take its place. */
  readonly present?: ContractTerms | undefined
}

/** What a kind of games pays: one that is not named is among all others. */
const ratesOf = (terms: ContractTerms | undefined, type: string): ContractRates | undefined => terms?.rates[type] ?? terms?.rates.ALL

/** The condition of a tier: from which team bet or loss, and with how many active members. */
const useCondition = () => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  return ({ turnover, loss, active }: ContractTier): string =>
    [
      loss ? t('terms.loss', { amount: format.number(loss) }) : '',
      turnover ? t('terms.turnover', { amount: format.number(turnover) }) : '',
      active ? t('terms.active', { count: active, number: format.number(active) }) : '',
    ]
      .filter(Boolean)
      .join(' · ') || t('terms.any')
}

const TierRow = ({ index, tier, present, compared }: { index: number; tier?: ContractTier; present?: ContractTier; compared: boolean }) => {
  const { t } = useTranslation('contracts')
  const rate = useRate()
  const condition = useCondition()
  const either = tier ?? present
  if (!either) return null
  const was = present && tier && condition(present) !== condition(tier) ? condition(present) : undefined
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      <td>
        {condition(either)}
        {was !== undefined && <small className={styles.was}>{t('terms.was', { was })}</small>}
      </td>
      {compared && <td className={styles.number}>{present ? rate(present.rate) : '–'}</td>}
      <td className={cx(styles.number, compared && tier?.rate !== present?.rate && styles.changed)}>
        {tier ? rate(tier.rate) : t('terms.nothing')}
      </td>
    </tr>
  )
}

/** What a contract pays, beside what is in force now. */
export const TermsTable = ({ kind, terms, present }: TermsTableProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const rate = useRate()
  const nameOf = useCategoryName()
  const compared = present !== undefined
  const heads = (
    <>
      {compared && <th scope="col">{t('terms.now')}</th>}
      <th scope="col">{compared ? t('terms.new') : t('terms.rate')}</th>
    </>
  )
  if (!paysStakes(kind)) {
    const rows = Math.max(terms.tiers.length, present?.tiers.length ?? 0)
    return (
      <table className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">{t('terms.tier')}</th>
            <th scope="col">{t(kind === 'dividend' ? 'terms.ofLoss' : 'terms.ofTurnover')}</th>
            {heads}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, index) => (
            <TierRow
              key={index}
              index={index}
              compared={compared}
              {...(terms.tiers[index] && { tier: terms.tiers[index] })}
              {...(present?.tiers[index] && { present: present.tiers[index] })}
            />
          ))}
        </tbody>
      </table>
    )
  }
  const pair = (rates: ContractRates | undefined): string =>
    rates ? t('terms.lossWin', { loss: rate(rates.loss), win: rate(rates.win) }) : t('terms.nothing')
  const types = [...new Set([...Object.keys(present?.rates ?? {}), ...Object.keys(terms.rates)])]
  return (
    <table className={styles.terms}>
      <thead>
        <tr>
          <th scope="col">{t('terms.type')}</th>
          <th scope="col">{t('terms.least')}</th>
          {heads}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{nameOf(type)}</th>
            <td>{format.number((ratesOf(terms, type) ?? ratesOf(present, type))?.min ?? '0')}</td>
            {compared && <td className={styles.number}>{pair(ratesOf(present, type))}</td>}
            <td className={cx(styles.number, compared && pair(ratesOf(terms, type)) !== pair(ratesOf(present, type)) && styles.changed)}>
              {pair(ratesOf(terms, type))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
