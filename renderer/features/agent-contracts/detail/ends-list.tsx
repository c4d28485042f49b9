import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ContractBelow, ContractEnds } from '@portico/contract/agent-contract/shapes'
import { useTranslation } from 'react-i18next'
import { useTermsSummary } from '../terms/use-terms-summary.ts'
import styles from './detail.module.css'

const Row = ({ contract }: { readonly contract: ContractBelow }) => {
  const { t } = useTranslation('contracts')
  const summary = useTermsSummary()
  return (
    <li>
      <span>
        <b>{contract.holder}</b> <span className={styles.soft}>{t('ends.given', { account: contract.payer ?? t('company') })}</span>
      </span>
      <span className={styles.soft}>
        {contract.code} · {summary(contract.terms)}
      </span>
    </li>
  )
}

interface EndsListProps {
  readonly below: ContractEnds
  /** They end by new terms; else with the contract itself. */
  readonly isOffer: boolean
}

/** Which contracts below end with a yes, and which stay: nothing is agreed unseen [AGENT-10]. */
export const EndsList = ({ below, isOffer }: EndsListProps) => {
  const { t } = useTranslation('contracts')
  return (
    <section>
      <h2 className={styles.warning}>
        {below.ends.length > 0 && <TriangleAlert aria-hidden="true" />}
        {below.ends.length === 0 ? t('ends.none') : t('ends.title', { count: below.ends.length })}
      </h2>
      {below.ends.length > 0 && <p className={styles.soft}>{t(isOffer ? 'ends.lead' : 'ends.leadEnd')}</p>}
      <ul className={styles.rows}>
        {below.ends.map((contract) => (
          <Row key={contract.id} contract={contract} />
        ))}
      </ul>
      {below.stays.length > 0 && (
        <p className={styles.soft}>
          {t('ends.stay', { count: below.stays.length, names: below.stays.map(({ holder, code }) => `${holder} ${code}`).join(' · ') })}
        </p>
      )}
    </section>
  )
}
