import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import type { ProfileEntry, ProfileField } from '@portico/contract/center/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useReferralQuery, useSaveProfileMutation } from '../api.ts'
import styles from '../center.module.css'
import { Copied } from './copied.tsx'

const GROUPS: readonly { readonly name: 'identity' | 'about' | 'contacts'; readonly fields: readonly ProfileField[] }[] = [
  { name: 'identity', fields: ['payeeName', 'birthday', 'idNumber'] },
  { name: 'about', fields: ['nickname', 'address', 'nationality', 'occupation', 'incomeSource'] },
  { name: 'contacts', fields: ['zalo', 'whatsapp', 'line', 'facebook', 'telegram', 'qqNum', 'wechat'] },
]
const RULES = ['length', 'characters', 'date', 'age', 'fixed'] as const

/** Every field of the profile; what was changed is sent together, and a refusal says at which field it is. */
export const ProfileForm = ({ fields }: { readonly fields: readonly ProfileEntry[] }) => {
  const { t } = useTranslation(['center', 'common', 'errors'])
  const toasts = useToasts()
  const { data: referral, isError: noReferral, refetch } = useReferralQuery({})
  const [save, { isLoading, error }] = useSaveProfileMutation()
  const [typed, setTyped] = useState<Partial<Record<ProfileField, string>>>({})
  const faults = refusal(error, 'FIELD_INVALID')?.fields ?? {}
  const changed = fields.filter(({ field, value, fixed }) => !fixed && typed[field] !== undefined && typed[field] !== value)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { error: refused } = await save({ fields: Object.fromEntries(changed.map(({ field }) => [field, typed[field]])) })
    if (refused) return
    setTyped({})
    toasts.show(t('profile.done'), 'positive')
  }
  const faultOf = (field: ProfileField): string | undefined => {
    const fault = faults[field]
    if (!fault) return undefined
    const rule = RULES.find((name) => name === fault.rule)
    return t(`profile.rule.${rule ?? 'characters'}`, { min: fault.min, max: fault.max })
  }
  const inputOf = ({ field, value, masked, fixed }: ProfileEntry) => {
    const label = t(`profile.field.${field}`)
    const text = typed[field] ?? (masked && !fixed ? '' : value)
    const set = (next: string) => setTyped({ ...typed, [field]: next })
    return (
      <Field key={field} label={label} hint={fixed ? t('profile.fixed') : undefined} error={faultOf(field)}>
        {(control) =>
          field === 'birthday' && !fixed ? (
            <DateField {...control} value={text} onValue={set} />
          ) : (
            <TextInput
              {...control}
              value={text}
              readOnly={fixed}
              autoComplete="off"
              maxLength={200}
              onChange={(event) => set(event.target.value)}
            />
          )
        }
      </Field>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {GROUPS.map(({ name, fields: own }) => (
        <Card key={name}>
          <fieldset className={styles.fields}>
            <legend>{t(`profile.group.${name}`)}</legend>
            {own.flatMap((field) => fields.filter((entry) => entry.field === field)).map(inputOf)}
          </fieldset>
        </Card>
      ))}
      <Card className={styles.lines}>
        <p className={styles.note}>
          {t('profile.bindings')} <Link to={paths.member('securityCenter')}>{t('profile.security')}</Link>
        </p>
        {!referral && noReferral && <ErrorLine of={t('profile.referral')} onRetry={() => void refetch()} />}
        {referral && (
          <div>
            <p className={styles.note}>{t('profile.referral')}</p>
            <Copied text={referral.code} label={t('referral.copyCode')} />
          </div>
        )}
      </Card>
      {error !== undefined && Object.keys(faults).length === 0 && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <div className={styles.save}>
        <Button type="submit" look="primary" busy={isLoading} disabled={changed.length === 0}>
          {t('profile.save')}
        </Button>
        {changed.length > 0 && (
          <Button look="ghost" onClick={() => setTyped({})}>
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
