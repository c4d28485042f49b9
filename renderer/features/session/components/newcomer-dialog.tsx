import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import UserRound from 'lucide-react/icons/user-round'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Newcomer } from '@portico/contract/session/social-shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { dialogOpened, dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { enter } from '../enter.ts'
import { goOn } from '../go-on.ts'
import { PROVIDER_NAMES } from '../provider-names.ts'
import { ruleKey } from '../../../core/new-password/rule-key.ts'
import { selectTrial } from '../slice.ts'
import { socialApi } from '../social-api.ts'
import { takeAlong } from '../trial/take-along.ts'
import { useRegisterSettingsQuery } from '../register/register-settings.ts'
import { AdultLine } from './adult-line.tsx'
import styles from './forms.module.css'

interface Fields {
  username: string
  terms: boolean
}

interface NewcomerProps {
  readonly newcomer: Newcomer
  readonly verifier: string
  readonly remember: boolean
  /** Where the reader was headed. */
  readonly next: string | undefined
  readonly onClose: () => void
}

/** Somebody whom a provider knows and we do not: a name and the terms make an account, which has no password. */
export const Component = ({ newcomer: { ticket, provider, suggestion }, verifier, remember, next, onClose }: NewcomerProps) => {
  const { t } = useTranslation(['session', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: { username: suggestion, terms: false } })
  const fromTrial = useSelector(selectTrial) !== undefined
  const name = PROVIDER_NAMES[provider]
  const { data: settings, isError, refetch } = useRegisterSettingsQuery({})

  const words = ({ rule, min = 4, max = 16 }: FieldFailure): string =>
    rule === 'too_small'
      ? t('fault.usernameMissing')
      : (t(`register.${ruleKey(rule)}` as never, { min, max } as never) as unknown as string)

  const submit = async ({ username, terms }: Fields) => {
    setFailed(undefined)
    if (!terms) {
      setError('terms', { message: t('register.termsMissing') })
      return
    }
    try {
      const { registerSocial } = socialApi.endpoints
      const value = await dispatch(
        registerSocial.initiate({ ticket, verifier, username, terms, ...(fromTrial ? { fromTrial } : {}) }, { track: false }),
      ).unwrap()
      if (fromTrial) await dispatch(takeAlong(value))
      dispatch(enter(value, remember ? value.member.account : undefined))
      onClose()
      if (next !== undefined) void navigate(next)
    } catch (error) {
      const fault = refusal(error)?.fields?.['username']
      if (fault) setError('username', { message: words(fault) }, { shouldFocus: true })
      else if (refusal(error, 'ACCOUNT_TAKEN')) setError('username', { message: t('errors:ACCOUNT_TAKEN') }, { shouldFocus: true })
      else if (!dispatch(goOn(error, { remember, then: next }))) setFailed(t(`errors:${failureKey(error)}` as never))
    }
  }

  return (
    <Dialog title={t('register.title')} lead={t('social.newLead', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
        <Field label={t('field.username')} hint={t('hint.1', { min: 4, max: 16 })} error={formState.errors.username?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('username')}
              icon={<UserRound aria-hidden="true" />}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          )}
        </Field>
        {isError && !settings && <ErrorLine onRetry={() => void refetch()} />}
        <div hidden={!settings}>
          <Checkbox {...register('terms')} aria-invalid={formState.errors.terms ? true : undefined} aria-describedby="newcomer-terms-fault">
            {t('register.terms', { age: settings?.minimumAge })}{' '}
            <button type="button" className={styles.link} onClick={() => dispatch(dialogOpened({ kind: 'help', topic: 'term' }))}>
              {t('register.termsLink')}
            </button>
          </Checkbox>
          <p id="newcomer-terms-fault" aria-live="polite" className={styles.error}>
            {formState.errors.terms?.message}
          </p>
        </div>
        {failed !== undefined && <FaultNote>{failed}</FaultNote>}
        <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
          {t('register.title')}
        </Button>
        <p className={styles.other}>
          {t('social.known', { name })}{' '}
          <button type="button" onClick={() => dispatch(dialogReplaced({ kind: 'login', ...(next === undefined ? {} : { next }) }))}>
            {t('common:action.login')}
          </button>
        </p>
        <AdultLine />
      </form>
    </Dialog>
  )
}
