import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useContractForecastQuery, useContractQuery, useContractsQuery } from '../api.ts'
import { useOtherSide } from '../list/contract-columns.tsx'
import { StateTag } from '../list/state-tag.tsx'
import { Changes } from '../terms/changes.tsx'
import { RefusalNote } from '../terms/refusal-note.tsx'
import { TermsNotes } from '../terms/terms-notes.tsx'
import { TermsTable } from '../terms/terms-table.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { ContractText } from './contract-text.tsx'
import { EndsList } from './ends-list.tsx'
import { Forecast } from './forecast.tsx'
import { History } from './history.tsx'
import { OfferClock } from './offer-clock.tsx'
import { OfferLead } from './offer-lead.tsx'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import styles from './detail.module.css'

/** One contract: what it pays, what it would have paid, what ends with a yes, the text both sides hold, and what may be done about it. */
export const ContractDetail = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation(['contracts', 'errors', 'common'])
  const format = useFormat()
  const kindName = usePayKindName()
  const otherSide = useOtherSide()
  const { data, error, refetch } = useContractQuery({ id })
  const forecast = useContractForecastQuery({ id })
  const isOffer = data?.contract.state === 'OFFERED'
  const own = useContractsQuery({ role: data?.contract.role ?? 'holder', ...(data && { kind: data.contract.kind }) }, { skip: !isOffer })
  const back = (
    <Link to={{ search: '' }} className={styles.back} aria-label={t('back')}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
  if (!data) {
    return (
      <>
        {back}
        {error ? <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} /> : <Skeleton height="420px" />}
      </>
    )
  }
  const { contract, below, refusal, effective, firstEnd } = data
  const asks = isOffer && effective !== null
  const present = isOffer
    ? own.data?.list.find(
        ({ id: other, holderId, from, to }) => other !== contract.id && holderId === contract.holderId && from !== null && to === null,
      )
    : undefined
  return (
    <article className={styles.contract}>
      <header className={styles.head}>
        {back}
        <h1>
          {kindName(contract.kind)} <span className={styles.code}>{contract.code}</span>
        </h1>
        <StateTag contract={contract} />
        <p className={styles.lead}>
          {otherSide(contract)}
          {isOffer && (
            <>
              <OfferClock expiresAt={contract.expiresAt} /> · {t('answerBy', { at: format.instant(contract.expiresAt, 'moment') })}
            </>
          )}
          {contract.from !== null && <> · {t('inForce', { at: format.instant(contract.from, 'moment') })}</>}
          {contract.to !== null && <> · {t('until', { at: format.instant(contract.to, 'moment') })}</>}
        </p>
      </header>
      {asks && contract.role === 'holder' && (
        <OfferLead contract={contract} effective={effective} forecast={forecast.data?.forecast} ends={below?.ends.length ?? 0} />
      )}
      <section>
        <h2>{t('terms.title')}</h2>
        <TermsTable kind={contract.kind} terms={contract.terms} present={present?.terms} />
        {isOffer && own.isError && <ErrorLine of={t('terms.present')} onRetry={() => void own.refetch()} />}
        <TermsNotes kind={contract.kind} terms={contract.terms} />
      </section>
      {forecast.isError && <ErrorLine of={t('forecast.label')} onRetry={() => void forecast.refetch()} />}
      {forecast.data && forecast.data.forecast.periods.length > 0 && (
        <Forecast forecast={forecast.data.forecast} kind={contract.kind} currency={contract.currency} />
      )}
      {asks && (
        <Changes
          offeredAt={data.events[0]?.at}
          expiresAt={contract.expiresAt}
          effective={effective}
          firstEnd={firstEnd}
          replaces={present?.code}
          ends={below?.ends.length ?? 0}
        />
      )}
      {below && <EndsList below={below} isOffer={isOffer} />}
      <ContractText text={data.text} hash={contract.hash} version={contract.version} />
      <History events={data.events} />
      {refusal && <RefusalNote refusal={refusal} giver={contract.role === 'holder' ? (contract.payer ?? t('company')) : undefined} />}
      <AnswerBar detail={data} effective={effective} />
    </article>
  )
}
