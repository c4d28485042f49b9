import { type LinkType, linkType, LONGEST_CHANNEL, MOST_USES } from '@portico/contract/register-link/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { OPENED } from '../../core/paths.ts'
import { failureKey } from '../../api/failure.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useAddRegisterLinkMutation, useRegisterLinksQuery } from './api.ts'
import { isElsewhere, rateRules, ruleAt } from './faults.ts'
import { RateFields } from './rate-fields.tsx'
import { firstRates, positiveRates, rateFault, type TypedRates, wantedOf } from './rates.ts'
import styles from './form.module.css'

const FIELDS = ['lastDay', 'maxUses', 'channel']
const COUNT = /^\d{1,6}$/

/** Makes a register link, and opens it on the page below. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['registerCenter', 'common', 'errors'])
  const format = useFormat()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error: failure, refetch } = useRegisterLinksQuery({ pageSize: 1 })
  const [add, { error, isLoading }] = useAddRegisterLinkMutation()
  const [type, setType] = useState<LinkType>('MEMBER')
  const [typed, setTyped] = useState<TypedRates>()
  const [lastDay, setLastDay] = useState('')
  const [uses, setUses] = useState('')
  const [channel, setChannel] = useState('')
  const own = data?.own ?? []
  const rates = typed ?? firstRates(own)
  const usesFault = uses !== '' && !(COUNT.test(uses) && Number(uses) >= 1 && Number(uses) <= MOST_USES)
  const ratesStand = positiveRates(own).every(({ category, rate }) => rateFault(rates[category] ?? '0.0', rate) === undefined)
  const dayRule = ruleAt(error, 'lastDay')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (usesFault || !ratesStand) return
    const { data: link } = await add({
      type,
      rates: wantedOf(rates),
      ...(lastDay && { lastDay }),
      ...(uses && { maxUses: Number(uses) }),
      ...(channel.trim() && { channel: channel.trim() }),
    })
    if (!link) return
    onClose()
    const params = new URLSearchParams(search)
    for (const name of ['after', 'before', 'accounts']) params.delete(name)
    params.set(OPENED.link, link.linkId)
    void navigate({ search: params.toString() }, { replace: true })
  }

  return (
    <Dialog side title={t('new.title')} lead={t('new.lead')} onClose={onClose}>
      {data ? (
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <Segmented
            label={t('new.type')}
            options={linkType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            onChange={setType}
          />
          <RateFields own={own} rates={rates} onRates={setTyped} refused={rateRules(error)} />
          <div className={styles.pair}>
            <Field
              label={t('new.lastDay')}
              hint={t('new.lastDayHint')}
              error={dayRule && t(dayRule === 'far' ? 'new.dayFar' : 'new.dayPast')}
            >
              {(control) => (
                <DateField id={control.id} aria-describedby={control['aria-describedby']} value={lastDay} onValue={setLastDay} />
              )}
            </Field>
            <Field
              label={t('new.uses')}
              hint={t('new.usesHint')}
              error={usesFault && t('new.usesFault', { most: format.number(MOST_USES) })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  value={uses}
                  onChange={({ target }) => setUses(target.value.trim())}
                />
              )}
            </Field>
          </div>
          <Field label={t('new.channel')} hint={t('new.channelHint')} error={ruleAt(error, 'channel') && t('fault.characters')}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={LONGEST_CHANNEL}
                value={channel}
                onChange={({ target }) => setChannel(target.value)}
              />
            )}
          </Field>
          {isElsewhere(error, FIELDS) && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
          <DialogActions>
            <Button look="ghost" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" look="primary" busy={isLoading}>
              {t('new.create')}
            </Button>
          </DialogActions>
        </form>
      ) : failure ? (
        <ErrorState title={t(`errors:${failureKey(failure)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
