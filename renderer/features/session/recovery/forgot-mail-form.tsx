import Mail from 'lucide-react/icons/mail'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { blamedFields } from '../blamed-fields.ts'
import { CaptchaField } from '../components/captcha-field.tsx'
import forms from '../components/forms.module.css'
import { rememberedUser } from '../remembered.ts'
import { recoveryApi } from './recovery-api.ts'

const ADDRESS = /^\s*[^@\s]+@[^@\s]+\.[^@\s.]{2,}\s*$/

const FIELDS = ['username', 'email', 'captcha'] as const

/** What is said of a field that the gateway refuses, by the rule that it breaks. */
const WORDS: Readonly<Record<(typeof FIELDS)[number], (rule: string) => string | undefined>> = {
  username: (rule) => ({ too_small: 'fault.usernameMissing', too_big: 'fault.usernameLong' })[rule],
  email: () => 'forgot.emailInvalid',
  captcha: (rule) => (rule === 'too_small' ? 'fault.captchaMissing' : undefined),
}

interface ForgotMailFormProps {
  /** Until when the link works that is on its way, if anybody gets one. */
  readonly onSent: (expiresAt: string) => void
}

/** Username and e-mail address; letters to type only once the gateway asks for them [PASSWORD-02]. */
export const ForgotMailForm = ({ onSent }: ForgotMailFormProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const [failed, setFailed] = useState<string>()
  const [picture, setPicture] = useState({ shown: false, attempt: 0, id: '' })
  const { register, handleSubmit, setError, resetField, formState } = useForm({
    defaultValues: { username: rememberedUser(clock.now()), email: '', captcha: '' },
  })
  const { errors } = formState

  const refused = (error: unknown) => {
    const no = refusal(error)
    if (no?.captcha) {
      setPicture(({ attempt }) => ({ shown: true, attempt: attempt + 1, id: '' }))
      resetField('captcha')
      // The field that appears says enough.
      if (picture.shown) setError('captcha', { message: `errors:${failureKey(error)}` })
      return
    }
    const blamed = blamedFields(error, FIELDS)
    blamed.forEach(([field, rule], index) =>
      setError(field, { message: WORDS[field](rule) ?? `errors:${failureKey(error)}` }, { shouldFocus: index === 0 }),
    )
    if (blamed.length === 0) setFailed(failureKey(error))
  }

  const submit = handleSubmit(async ({ username, email, captcha }) => {
    setFailed(undefined)
    try {
      const letters = picture.shown ? { captcha: captcha.trim(), captchaId: picture.id } : {}
      const request = { username: username.trim(), email: email.trim(), ...letters }
      const { expiresAt } = await dispatch(recoveryApi.endpoints.forgotPassword.initiate(request, { track: false })).unwrap()
      onSent(expiresAt)
    } catch (error) {
      refused(error)
    }
  })
  const words = (message: string | undefined) => message && (t(message as never) as unknown as string)

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('username')} error={words(errors.username?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username', { validate: (name) => name.trim() !== '' || 'fault.usernameMissing' })}
            icon={<UserRound aria-hidden="true" />}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <Field label={t('field.email')} error={words(errors.email?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email', { validate: (address) => ADDRESS.test(address) || 'forgot.emailInvalid' })}
            icon={<Mail aria-hidden="true" />}
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
          />
        )}
      </Field>
      {picture.shown && (
        <CaptchaField
          input={register('captcha', { validate: (letters) => letters.trim() !== '' || 'fault.captchaMissing' })}
          error={words(errors.captcha?.message)}
          attempt={picture.attempt}
          onPicture={(id) => setPicture((current) => ({ ...current, id }))}
        />
      )}
      {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  )
}
