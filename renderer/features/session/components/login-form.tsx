import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SessionValue } from '@portico/contract/session/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput, TextInput } from '../../../ui/text-input/text-input.tsx'
import { useModules } from '../../system/index.ts'
import { blamedFields } from '../blamed-fields.ts'
import { logIn } from '../enter.ts'
import { goOn } from '../go-on.ts'
import { type LoginFields, loginSchema } from '../login-schema.ts'
import { offerPasskey } from '../offer-passkey.ts'
import { rememberedUser } from '../remembered.ts'
import { CaptchaField } from './captcha-field.tsx'
import styles from './forms.module.css'

/** Asks the browser for passkeys; nobody who reads the lobby needs it. */
const PasskeyLogin = lazy(async () => ({ default: (await import('./passkey-login.tsx')).PasskeyLogin }))

const FIELDS = ['username', 'password', 'captcha'] as const

/** What the gateway finds wrong with how something is written, as the form says it before it asks. */
const WORDS: Readonly<Record<(typeof FIELDS)[number], Readonly<Record<string, string | undefined>>>> = {
  username: { too_small: 'usernameMissing', too_big: 'usernameLong' },
  password: { too_small: 'passwordMissing', too_big: 'passwordLong' },
  captcha: { too_small: 'captchaMissing' },
}

export interface LoginFormProps {
  /** Which login page; the agents' hides the remember choice [LOGIN-04]. */
  readonly portal: 'SITE' | 'AGENT'
  /** Where the reader was headed, for a sign-in that is not complete with the password. */
  readonly next?: string | undefined
  readonly onDone: (value: SessionValue) => void
}

/** Username and password; letters to type only once the gateway asks for them [LOGIN-02]. */
export const LoginForm = ({ portal, next, onDone }: LoginFormProps) => {
  const { t } = useTranslation(['session', 'common', 'errors'])
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const { passwordByEmail, passwordByMobile } = useModules()
  const [captcha, setCaptcha] = useState({ shown: false, attempt: 0, id: '' })
  const { register, handleSubmit, setError, resetField, formState } = useForm<LoginFields>({
    resolver: standardSchemaResolver(loginSchema(captcha.shown)),
    defaultValues: { username: portal === 'SITE' ? rememberedUser(clock.now()) : '', password: '', captcha: '', remember: false },
  })
  const fault = (field: keyof LoginFields) => formState.errors[field]?.message

  const refused = (error: unknown) => {
    const no = refusal(error)
    if (no?.captcha) {
      setCaptcha(({ attempt }) => ({ shown: true, attempt: attempt + 1, id: '' }))
      resetField('captcha')
      // The field that appears says enough [LOGIN-07].
      if (!captcha.shown) return
    }
    const message = `errors:${failureKey(error)}`
    const blamed = blamedFields(error, FIELDS)
    blamed.forEach(([field, rule], index) => setError(field, { message: WORDS[field][rule] ?? message }, { shouldFocus: index === 0 }))
    if (blamed.length === 0) setError(no?.code === 'CAPTCHA_WRONG' ? 'captcha' : 'password', { message })
  }

  const submit = async ({ username, password, remember, captcha: letters }: LoginFields) => {
    try {
      onDone(
        await dispatch(
          logIn(
            {
              type: 'username',
              username,
              password,
              remember,
              portal,
              ...(captcha.shown ? { captcha: letters, captchaId: captcha.id } : {}),
            },
            { next, fault: t('chooser.unable') },
          ),
        ),
      )
      if (portal === 'SITE') void dispatch(offerPasskey())
    } catch (error) {
      if (!dispatch(goOn(error, { remember, then: next }))) refused(error)
    }
  }

  const words = (message: string | undefined) =>
    message && (message.startsWith('errors:') ? t(message as never) : t(`fault.${message}` as never))

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
      <Field label={t('username')} error={words(fault('username'))}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            icon={<UserRound aria-hidden="true" />}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <Field label={t('password')} error={words(fault('password'))}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} icon={<LockKeyhole aria-hidden="true" />} autoComplete="current-password" />
        )}
      </Field>
      {captcha.shown && (
        <CaptchaField
          input={register('captcha')}
          error={words(fault('captcha'))}
          attempt={captcha.attempt}
          onPicture={(id) => setCaptcha((current) => ({ ...current, id }))}
        />
      )}
      {portal === 'SITE' && <Checkbox {...register('remember')}>{t('remember')}</Checkbox>}
      {(passwordByEmail || passwordByMobile) && (
        <button type="button" className={styles.forgot} onClick={() => dispatch(dialogReplaced({ kind: 'forgotPassword', portal }))}>
          {t('forgot.open')}
        </button>
      )}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('common:action.login')}
      </Button>
      <Suspense>
        <PasskeyLogin portal={portal} next={next} onDone={onDone} />
      </Suspense>
    </form>
  )
}
