import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Preview } from '../api.ts'
import { ContractText } from '../detail/contract-text.tsx'
import { EndsList } from '../detail/ends-list.tsx'
import { Forecast } from '../detail/forecast.tsx'
import { RefusalNote } from '../terms/refusal-note.tsx'
import { TermsTable } from '../terms/terms-table.tsx'
import styles from './offer.module.css'

interface OfferPreviewProps {
  readonly preview: Preview
  readonly kind: ContractKind
  readonly terms: ContractTerms
}

/** What an offer would be: whether it may be made, beside what the holder has now, what would end, and what it would have paid. */
export const OfferPreview = ({ preview, kind, terms }: OfferPreviewProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { refusal, present, below, forecast, effective, account, own } = preview
  return (
    <aside className={styles.preview} aria-label={t('preview.title', { account })}>
      <h2>{t('preview.title', { account })}</h2>
      {refusal && <RefusalNote refusal={refusal} />}
      {effective !== null && <p>{t('preview.effective', { at: format.instant(effective, 'moment') })}</p>}
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
