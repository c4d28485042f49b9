import { isWithinDay } from '@portico/contract/commission/kinds'
import type { ContractForecast } from '@portico/contract/agent-contract/forecast-shapes'
import type { AgentContract } from '@portico/contract/agent-contract/shapes'
import type { ContractTier } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './detail.module.css'

interface OfferLeadProps {
  readonly contract: AgentContract
  readonly effective: string
  readonly forecast: ContractForecast | undefined
  /** How many contracts below would end with a yes. */
  readonly ends: number
}

/** Below which amount no tier pays; undefined where one asks for none. */
const leastOf = (tiers: readonly ContractTier[], of: 'turnover' | 'loss'): number | undefined => {
  const least = Math.min(...tiers.map((tier) => Number(tier[of] ?? 0)))
  return least > 0 && Number.isFinite(least) ? least : undefined
}

/** What one would agree to in plain words: what and from when, then what is behind it, before any figure [AGENT-14]. */
export const OfferLead = ({ contract, effective, forecast, ends }: OfferLeadProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { kind, terms, payer } = contract
  const periods = forecast?.periods ?? []
  const better = periods.filter(({ next, present }) => Number(next.amount) > Number(present?.amount ?? 0)).length
  const of = kind === 'dividend' ? 'loss' : 'turnover'
  const least = leastOf(terms.tiers, of)
  const counts = { better: format.number(better), number: format.number(periods.length) }
  return (
    <section aria-label={t('lead.label')} className={styles.offered}>
      <p>
        <b>
          {t(`lead.offer.${kind}`, { payer: payer ?? t('company'), at: format.instant(effective, isWithinDay(kind) ? 'dayTime' : 'day') })}
        </b>
      </p>
      <p>
        {t(`note.paid.${kind}`, { period: terms.period ? t(`period.${terms.period}`) : '' })}{' '}
        {periods.length > 0 && t(forecast?.present === null ? 'lead.pays' : 'lead.more', counts)}{' '}
        {least !== undefined && <strong className={styles.catch}>{t(`lead.least.${of}`, { amount: format.number(least) })}</strong>}{' '}
        {ends > 0 && <strong className={styles.catch}>{t('lead.ends', { number: format.number(ends) })}</strong>} {t('lead.decline')}
      </p>
    </section>
  )
}
