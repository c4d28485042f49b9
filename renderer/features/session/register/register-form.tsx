import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { type FieldRule, REGISTER_FIELDS } from '@portico/contract/registration/shapes'
import { rulesOn, type Way } from '@portico/contract/registration/ways'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'
import { useDialing } from '../../access/index.ts'
import { CaptchaField } from '../components/captcha-field.tsx'
import { selectStatus } from '../slice.ts'
import { useAffiliateCode } from '../use-affiliate-code.ts'
import { useProof } from '../use-proof.ts'
import { useWebOtp } from '../use-web-otp.ts'
import styles from '../components/forms.module.css'
import type { RegisterSettings } from './register-settings.ts'
import { RegisterCode } from './register-code.tsx'
import { RegisterField } from './register-field.tsx'
import { RegisterInvitation } from './register-invitation.tsx'
import { formOrder, type RegisterFields } from './register-request.ts'
import { registerSchema } from './register-rules.ts'
import { useRegistration } from './use-registration.ts'
import { useRegistrationCode } from './use-registration-code.ts'

const PHONES: ReadonlySet<string> = new Set(['mobileNum', 'zalo', 'whatsapp'])
/** With a code of its own below it. */
const CODE_OF: Readonly<Record<string, 'verificationCode' | 'emailCode' | undefined>> = {
  mobileNum: 'verificationCode',
  email: 'emailCode',
}

const EMPTY: RegisterFields = Object.assign(
  Object.fromEntries([...REGISTER_FIELDS, 'confirmPassword', 'verificationCode', 'emailCode'].map((field) => [field, ''])),
  { terms: false },
) as RegisterFields

export interface RegisterFormProps {
  readonly settings: RegisterSettings
  readonly way: Way
  readonly onDone: () => void
}

/** The fields the gateway asks for, by its rules [REGISTER-02]. What was typed stays when the way or the rules change. */
export const RegisterForm = ({ settings, way, onDone }: RegisterFormProps) => {
  const { t } = useTranslation(['session', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const affiliate = useAffiliateCode()
  // Who is logged in looks at it for others.
  const isMember = useSelector(selectStatus) === 'member'
  const isPreview = isMember || affiliate.preview
  const takeProof = useProof()
  const dialing = useDialing()
  const captchaId = useRef('')
  const codes = { verificationCode: useRegistrationCode(), emailCode: useRegistrationCode() }
  const rules = useMemo(() => formOrder(rulesOn(way, settings, settings.rules), affiliate.ask), [way, settings, affiliate.ask])
  const proved = useMemo(() => {
    const names = [...(settings.smsRegistration ? ['mobileNum'] : []), ...(settings.emailVerification ? ['email'] : [])]
    return new Set(names)
  }, [settings])
  const schema = useMemo(() => registerSchema({ rules, proved }), [rules, proved])
  const form = useForm<RegisterFields>({ resolver: standardSchemaResolver(schema) as never, mode: 'onTouched', defaultValues: EMPTY })
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, getValues, trigger, formState } = form

  // Fields and rules come from the gateway, so their keys are not known to the compiler.
  const say = (key: string, values: object = {}): string => t(key as never, values as never) as unknown as string
  const bounds = (name: string) => {
    const rule = rules.find(({ field }) => field === name)
    return { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0, age: settings.minimumAge }
  }
  const raw = (name: string): string | undefined => {
    const message = formState.errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  const fault = (name: string): string | undefined => {
    const message = raw(name)
    return message && say(message.includes(':') ? message : `register.${message}`, bounds(name))
  }

  const blame = (name: string, message: string, first: boolean) => setError(name, { message }, { shouldFocus: first })
  const flows = Object.fromEntries(Object.entries(codes).map(([name, { sent }]) => [name, sent?.flowId]))
  const { send, refused, failed, attempt } = useRegistration({
    way,
    rules,
    code: affiliate.code,
    dialing,
    captchaId,
    flows,
    takeProof,
    blame,
    onDone,
  })
  const submit = handleSubmit(() => send(getValues()))
  useWebOtp(proved.has('mobileNum') && codes.verificationCode.sent !== undefined, (code) =>
    setValue('verificationCode', code, { shouldDirty: true }),
  )

  const sendCode = async (field: 'mobileNum' | 'email', name: 'verificationCode' | 'emailCode') => {
    clearErrors(name)
    if (getValues(field).trim() === '' || !(await trigger(field, { shouldFocus: true }))) {
      if (getValues(field).trim() === '') blame(field, field === 'email' ? 'rule.3' : 'rule.mobile', true)
      return
    }
    try {
      const challenge = await takeProof()
      const typed = getValues(field).trim()
      const request =
        field === 'email' ? { email: typed, challenge } : { mobileNo: typed, countryDialingCode: dialing.code ?? '', challenge }
      if (!(await codes[name].ask(request))) return
      setValue(name, '')
      setFocus(name)
    } catch (error) {
      refused(error)
    }
  }

  const hint = (rule: FieldRule) => {
    if (rule.field === 'password') return t('step.hint', bounds('password'))
    if (rule.field === 'zalo' && settings.zaloBonus !== null) return t('register.zaloBonus', { bonus: settings.zaloBonus })
    if (rule.field === 'birthday') return t('register.ageHint', { age: settings.minimumAge })
    const values = bounds(rule.field)
    return say(`hint.${rule.field}`, { ...values, defaultValue: say(`hint.${rule.patternId}`, { ...values, defaultValue: '' }) })
  }

  const field = (rule: FieldRule) => {
    const code = proved.has(rule.field) ? CODE_OF[rule.field] : undefined
    const isCode = rule.field === 'affiliateCode'
    // The form goes to the first wrong field in the order of these calls; a call inside a field would come after them all.
    const input = register(rule.field)
    const answer = code && register(code)
    const again = rule.field === 'password' ? register('confirmPassword') : undefined
    if (rule.field === 'captcha')
      return (
        <CaptchaField
          key={rule.field}
          input={input}
          marked
          error={fault(rule.field)}
          attempt={attempt}
          onPicture={(id) => {
            captchaId.current = id
            setValue('captcha', '')
          }}
        />
      )
    return (
      <div key={rule.field} className={styles.form}>
        <RegisterField
          rule={rule}
          input={input}
          error={fault(rule.field) ?? (isCode && affiliate.fault ? t(`errors:${affiliate.fault}`) : undefined)}
          hint={hint(rule)}
          dialing={PHONES.has(rule.field) ? dialing : undefined}
          autoFocus={rule === rules[0]}
        />
        {code && answer && (
          <RegisterCode
            kind={code}
            input={answer}
            fault={raw(code)}
            code={codes[code]}
            onSend={() => void sendCode(rule.field === 'email' ? 'email' : 'mobileNum', code)}
          />
        )}
        {again && (
          <Field label={t('field.confirmPassword')} marked error={fault('confirmPassword')}>
            {(control) => <PasswordInput {...control} {...again} autoComplete="new-password" required />}
          </Field>
        )}
      </div>
    )
  }
  const isExtra = ({ required, field: name }: FieldRule): boolean => !required && name !== 'affiliateCode' && name !== 'captcha'
  const extra = rules.filter(isExtra)

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {affiliate.invitation && <RegisterInvitation invitation={affiliate.invitation} />}
      {affiliate.fault && <FaultNote>{t(`errors:${affiliate.fault}`)}</FaultNote>}
      <p className={styles.marked}>{t('register.marked')}</p>
      {rules.filter((rule) => !isExtra(rule)).map(field)}
      {dialing.retry && rules.some(({ field: name }) => PHONES.has(name)) && (
        <ErrorLine of={t('field.dialingCode')} onRetry={dialing.retry} />
      )}
      {extra.length > 0 && (
        <details className={styles.extra} open={extra.some((rule) => formState.errors[rule.field]) || undefined}>
          <summary>{t('register.extra')}</summary>
          <div className={styles.form}>{extra.map(field)}</div>
        </details>
      )}
      <div>
        <Checkbox {...register('terms')} aria-invalid={fault('terms') ? true : undefined} aria-describedby="terms-fault">
          {t('register.terms', { age: settings.minimumAge })}{' '}
          <button type="button" className={styles.link} onClick={() => dispatch(dialogOpened({ kind: 'help', topic: 'term' }))}>
            {t('register.termsLink')}
          </button>
        </Checkbox>
        <p id="terms-fault" aria-live="polite" className={styles.error}>
          {fault('terms')}
        </p>
      </div>
      {failed && <FaultNote>{say(`errors:${failed}`)}</FaultNote>}
      {isPreview && <p className={styles.error}>{t('register.preview')}</p>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting} disabled={isPreview}>
        {t('common:action.register')}
      </Button>
    </form>
  )
}
