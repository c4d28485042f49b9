import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useContractsQuery } from '../api.ts'
import type { Panel } from '../panel-api.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { paths } from '../../../core/paths.ts'
import { useOtherSide } from './contract-columns.tsx'
import styles from './list.module.css'

/** What waits for the agent's own answer, each a way to it, and what it has offered itself. */
export const WaitingStrip = ({ panel }: { readonly panel: Panel }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const otherSide = useOtherSide()
  const kindName = usePayKindName()
  const { data, isError, refetch } = useContractsQuery({ role: 'holder' })
  const waiting = (data?.list ?? []).filter(({ state }) => state === 'OFFERED' || state === 'TERMINATION_REQUESTED')
  return (
    <section className={styles.waiting} aria-labelledby="contracts-waiting">
      <h2 id="contracts-waiting">{t('waiting.title', { count: panel.offers + panel.terminations })}</h2>
      {!data && isError && <ErrorLine onRetry={() => void refetch()} />}
      {waiting.map((contract) => (
        <Link key={contract.id} to={paths.agentContract(contract.id)} className={styles.item}>
          <b>{t(contract.state === 'OFFERED' ? 'waiting.offer' : 'waiting.termination', { kind: kindName(contract.kind) })}</b>
          <span>
            {contract.code} · {otherSide(contract)}
          </span>
          {contract.state === 'OFFERED' && <span>{t('answerBy', { at: format.instant(contract.expiresAt, 'moment') })}</span>}
        </Link>
      ))}
      {panel.given > 0 && <p className={styles.soft}>{t('waiting.given', { count: panel.given })}</p>}
    </section>
  )
}
