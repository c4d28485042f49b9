import type { RateView } from '@portico/contract/rebate-rate/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { RateField } from '../../../core/office-page/rate-field.tsx'
import { ONE_PLACE, percentOf, tenths, wantedRate } from '../../../core/office-page/rates.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useSetTeamRateMutation } from '../api.ts'
import { holdsFrom, rateFault, refusedRate } from './rate-rule.ts'
import { useCategoryName } from './use-category-name.ts'
import styles from './rate-dialog.module.css'

interface RateFormProps {
  readonly memberId: string
  readonly account: string
  readonly rate: RateView
  readonly clock: { readonly timeZone: string; readonly serverNow: string }
  readonly onClose: () => void
}

/** A rate within its bounds, from when on it would hold, and what of it the giver keeps. */
export const RateForm = ({ memberId, account, rate: { category, rate, most, least, coming }, clock, onClose }: RateFormProps) => {
  const { t } = useTranslation(['teamRecords', 'common', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const nameOf = useCategoryName()
  const [set, { error, isLoading, reset }] = useSetTeamRateMutation()
  const [text, setText] = useState(rate)
  const percent = (value: string) => format.number(value, ONE_PLACE)
  const newTenths = tenths(text)
  const refused = refusedRate(error)
  const fault = rateFault(text, { most, least }) ?? refused
  const unchanged = newTenths === tenths(rate) && coming === null
  const from = holdsFrom(text, rate, clock)
  const bounds = [
    [t('setRate.now'), percent(rate)],
    [t('setRate.yours'), percent(most)],
    [t('setRate.below'), percent(least)],
  ] as const

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (fault || unchanged) return
    const { data } = await set({ memberId, category, rate: wantedRate(text) })
    if (!data) return
    const values = { account, category: nameOf(category), rate: percent(wantedRate(text)), at: format.instant(data.from, 'moment') }
    toasts.show(t(from === 'now' ? 'setRate.setNow' : 'setRate.setLater', values), 'positive')
    onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <dl className={styles.bounds}>
        {bounds.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}%</dd>
          </div>
        ))}
      </dl>
      <RateField
        label={t('setRate.rate')}
        sliderLabel={t('setRate.slider')}
        aside={newTenths !== undefined && !fault && t('setRate.keep', { rate: percent(percentOf((tenths(most) ?? 0) - newTenths)) })}
        hint={
          unchanged ? t('setRate.same') : from === 'now' ? t('setRate.atOnce') : t('setRate.from', { at: format.instant(from, 'moment') })
        }
        error={fault && t(`setRate.fault.${fault.rule}`, { wanted: text, limit: fault.limit && percent(fault.limit), account })}
        least={tenths(least) ?? 0}
        most={tenths(most) ?? 0}
        text={text}
        onText={(next) => {
          setText(next)
          reset()
        }}
      />
      {coming && (
        <p className={styles.note}>{t('setRate.replaces', { rate: percent(coming.rate), at: format.instant(coming.from, 'moment') })}</p>
      )}
      {error && !refused && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" look="primary" busy={isLoading} disabled={Boolean(fault) || unchanged}>
          {t('setRate.deed')}
        </Button>
      </DialogActions>
    </form>
  )
}
