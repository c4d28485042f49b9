import { CONTRACT_KINDS, type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { failureKey } from '../../../api/failure.ts'
import { useHost } from '../../../core/hooks.ts'
import { useToday } from '../../../core/office-page/use-today.ts'
import { dayStart } from '../../../lib/days.ts'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useOfferContractMutation } from '../api.ts'
import { DividendFields } from './dividend-fields.tsx'
import { type Draft, EMPTY, readDraft } from './draft.ts'
import { type Holder, HoldersField } from './holders-field.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { Outcomes } from './outcomes.tsx'
import { RateFields } from './rate-fields.tsx'
import { TierFields } from './tier-fields.tsx'
import { usePreview } from './use-preview.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import styles from './offer.module.css'

interface OfferPageProps {
  readonly kind: ContractKind
  readonly onKind: (kind: ContractKind) => void
}

const ANSWER_DAYS = [1, 2, 3, 7] as const
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** An offer being written: to whom, of what, on what terms; beside it what it would be for the first of them [AGENT-05] [AGENT-09]. */
export const OfferPage = ({ kind, onKind }: OfferPageProps) => {
  const { t } = useTranslation(['contracts', 'errors'])
  const kindName = usePayKindName()
  const { clock } = useHost()
  const today = useToday()
  const [holders, setHolders] = useState<readonly Holder[]>([])
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [tried, setTried] = useState(false)
  const [opened] = useState(() => clock.now())
  const [send, { data: sent, isLoading, error, reset }] = useOfferContractMutation()
  const change = (next: Partial<Draft>) => {
    reset()
    setDraft((before) => ({ ...before, ...next }))
  }
  const { terms, faults, unreadable } = readDraft(draft, kind)
  // To the minute and as of when the form was opened, so that it does not change while one types.
  const expiresAt = new Date(Math.ceil((opened + draft.answerDays * DAY_MS) / MINUTE_MS) * MINUTE_MS).toISOString()
  const from = draft.startDay === '' ? {} : { from: dayStart(draft.startDay, brand.timeZone).toISOString() }
  const [first] = holders
  const readable = faults.size === 0
  const { preview, retry } = usePreview(first && readable ? { holder: first.memberId, kind, terms, ...from, expiresAt } : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isLoading || !first || !readable) return
    void send({ holders: holders.map(({ memberId }) => memberId), kind, terms, ...from, expiresAt })
  }
  const marks = tried ? faults : unreadable
  const own = preview?.rates ?? []

  return (
    <form className={styles.offer} onSubmit={submit} noValidate>
      <header className={styles.head}>
        <Link to={{ search: '' }} className={styles.back} aria-label={t('back')}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>{t('offer.title')}</h1>
      </header>
      <div className={styles.fields}>
        <HoldersField
          holders={holders}
          onHolders={(next) => {
            reset()
            setHolders(next)
          }}
        />
        <Segmented
          label={t('filter.kind')}
          className={styles.kinds}
          options={CONTRACT_KINDS.map((value) => ({ value, label: kindName(value) }))}
          value={kind}
          onChange={(next) => {
            reset()
            onKind(next)
          }}
        />
        <div className={styles.dates}>
          <Field label={t('offer.startDay')} hint={t('offer.startHint')}>
            {({ id, 'aria-describedby': described }) => (
              <DateField
                id={id}
                aria-describedby={described}
                dense
                min={today}
                value={draft.startDay}
                onValue={(startDay) => change({ startDay })}
              />
            )}
          </Field>
          <Field label={t('offer.answerDays')}>
            {(control) => (
              <Select
                {...control}
                dense
                value={String(draft.answerDays)}
                options={ANSWER_DAYS.map((count) => ({ value: String(count), label: t('offer.days', { count }) }))}
                onChange={(event) => change({ answerDays: Number(event.target.value) })}
              />
            )}
          </Field>
        </div>
        {paysStakes(kind) ? (
          <RateFields rates={draft.rates} faults={marks} own={own} onRates={(rates) => change({ rates })} />
        ) : (
          <>
            <TierFields kind={kind} tiers={draft.tiers} faults={marks} own={own} onTiers={(tiers) => change({ tiers })} />
            <Segmented
              label={t('offer.mode')}
              options={[
                { value: 'whole', label: t('offer.whole') },
                { value: 'slices', label: t('offer.slices') },
              ]}
              value={draft.progressive ? 'slices' : 'whole'}
              onChange={(mode) => change({ progressive: mode === 'slices' })}
            />
          </>
        )}
        {kind === 'dividend' && <DividendFields draft={draft} faults={marks} onDraft={change} />}
        {tried && !first && <FaultNote>{t('offer.noHolder')}</FaultNote>}
        {tried && !readable && !(first && unreadable.size > 0) && <FaultNote>{t('offer.unreadable')}</FaultNote>}
        {error && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        {sent ? (
          <Outcomes outcomes={sent.outcomes} holders={holders} />
        ) : (
          <Button type="submit" look="primary" size="large" busy={isLoading}>
            {holders.length > 1
              ? t('offer.sendMany', { count: holders.length })
              : first
                ? t('offer.send', { account: first.account })
                : t('offer.sendNone')}
          </Button>
        )}
        <p className={styles.own}>{t('offer.withdrawable')}</p>
      </div>
      {first && unreadable.size > 0 && (
        <aside className={styles.preview} aria-label={t('preview.title', { account: first.account })}>
          <FaultNote>{t('offer.unreadable')}</FaultNote>
        </aside>
      )}
      {retry && <ErrorLine of={t('forecast.label')} onRetry={retry} />}
      {preview && <OfferPreview preview={preview} kind={kind} terms={terms} expiresAt={expiresAt} />}
    </form>
  )
}
