import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { paysStakes } from '@portico/contract/commission/kinds'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { lazyPart } from '../../../lib/lazy-part.ts'
import type { Preview } from '../api.ts'
import { ContractText } from '../detail/contract-text.tsx'
import { EndsList } from '../detail/ends-list.tsx'
import { Forecast } from '../detail/forecast.tsx'
import { Changes } from '../terms/changes.tsx'
import { RefusalNote } from '../terms/refusal-note.tsx'
import { TermsTable } from '../terms/terms-table.tsx'
import styles from './offer.module.css'

const RateChart = lazyPart(async () => (await import('./rate-chart.tsx')).RateChart)

interface OfferPreviewProps {
  readonly preview: Preview
  readonly kind: ContractKind
  readonly terms: ContractTerms
  /** Until when it could be answered. */
  readonly expiresAt: string
}

/** What an offer would be: whether it may be made, beside what the holder has now, what would end, and what it would have paid. */
export const OfferPreview = ({ preview, kind, terms, expiresAt }: OfferPreviewProps) => {
  const { t } = useTranslation('contracts')
  const { refusal, present, below, forecast, effective, firstEnd, account, own } = preview
  return (
    <aside className={styles.preview} aria-label={t('preview.title', { account })}>
      <h2>{t('preview.title', { account })}</h2>
      {refusal && <RefusalNote refusal={refusal} />}
      {effective !== null && (
        <Changes
          offeredAt={undefined}
          expiresAt={expiresAt}
          effective={effective}
          firstEnd={firstEnd}
          replaces={present?.code}
          ends={below?.ends.length ?? 0}
        />
      )}
      {!paysStakes(kind) && refusal?.result !== 'BAD_TIERS' && (
        <Suspense>
          <RateChart kind={kind} terms={terms} present={present} own={own} forecast={forecast} />
        </Suspense>
      )}
      {present ? (
        <section>
          <h3>{t('preview.present', { code: present.code })}</h3>
          <TermsTable kind={kind} terms={terms} present={present.terms} />
        </section>
      ) : (
        account !== '' && <p className={styles.own}>{t('preview.none', { account })}</p>
      )}
      {own && (
        <section>
          <h3>{t('preview.own', { code: own.code })}</h3>
          <TermsTable kind={kind} terms={own.terms} />
        </section>
      )}
      {forecast && forecast.periods.length > 0 && <Forecast forecast={forecast} kind={kind} currency={brand.currency} />}
      {below && <EndsList below={below} isOffer />}
      {preview.text !== '' && <ContractText text={preview.text} hash={preview.hash} />}
    </aside>
  )
}
