import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProofMethod, TypedBackField } from '@portico/contract/kit/next-step'
import type { sendSignInCode } from '@portico/contract/session/flow-calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import type { Answer, Question } from '../../../api/gateway.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { CODE, codeFault } from '../code-text.ts'
import { goOn } from '../go-on.ts'
import { signInApi } from '../sign-in-api.ts'
import type { SentCode } from '../use-sent-code.ts'
import { useWebOtp } from '../use-web-otp.ts'
import { useWholeCode } from '../use-whole-code.ts'
import { CodeField } from './code-field.tsx'
import { StepButton } from './step-button.tsx'
import forms from './forms.module.css'

export type StepCode = SentCode<Question<typeof sendSignInCode>, Answer<typeof sendSignInCode>>

/** A code as it is written on paper, with or without its dash. */
const PAPER = /^[0-9A-Za-z]{4}[\s-]?[0-9A-Za-z]{4}$/

export interface VerifyCodeFormProps {
  readonly method: ProofMethod
  /** The codes that are sent; absent for those of an app. */
  readonly codes: StepCode | undefined
  /** What is typed back of the account beside the code. */
  readonly typedBack: readonly TypedBackField[]
  /** The reader has just chosen this way: a code is sent without another press. */
  readonly atOnce: boolean
  readonly trustDevice: boolean
  readonly remember: boolean
  /** Where the reader was headed. */
  readonly then: string | undefined
  /** The sign-in has to begin anew. */
  readonly over: boolean
  readonly onOver: () => void
  readonly onDone: (value: SessionValue) => void
}

/** The code that proves who is signing in; it sends itself with its last digit. */
export const VerifyCodeForm = ({
  method,
  codes,
  typedBack,
  atOnce,
  trustDevice,
  remember,
  then,
  over,
  onOver,
  onDone,
}: VerifyCodeFormProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const [failed, setFailed] = useState<string>()
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, control, formState } = useForm({
    defaultValues: { verificationCode: '', payeeName: '', phone: '' },
  })
  const typed = useWatch({ control, name: ['verificationCode', 'payeeName', 'phone'] })
  const [code, payeeName, phone] = typed
  const beside = { payeeName, phone }
  /** What has to be typed back and is not yet. */
  const open = typedBack.find((field) => beside[field].trim() === '')
  const ready = codes === undefined || codes.sent !== undefined

  const refused = (error: unknown) => {
    const isOver = refusal(error, 'SIGN_IN_OVER', 'ACCOUNT_BLOCKED') !== undefined
    if (isOver) onOver()
    if (isOver || !refusal(error)) {
      setFailed(failureKey(error))
      return
    }
    // Which of them was wrong is not said: one would be a way to find out the other.
    setError('verificationCode', { message: typedBack.length > 0 ? codeFault(error, 'step.besideWrong') : codeFault(error) })
    // What is typed next takes the place of the wrong code.
    setFocus('verificationCode', { shouldSelect: true })
  }

  const send = async () => {
    if (!codes || (method !== 'SMS' && method !== 'EMAIL')) return
    clearErrors()
    setFailed(undefined)
    try {
      if (!(await codes.ask({ method }))) return
      setValue('verificationCode', '')
      setFocus(open ?? 'verificationCode')
    } catch (error) {
      refused(error)
    }
  }
  useEffect(() => {
    if (atOnce && !codes?.sent && codes?.wait === 0) void send()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the way is chosen
  }, [])

  const verify = handleSubmit(async ({ verificationCode }) => {
    setFailed(undefined)
    try {
      const request = {
        method,
        code: verificationCode,
        ...Object.fromEntries(typedBack.map((field) => [field, beside[field].trim()])),
        trustDevice,
      }
      onDone(await dispatch(signInApi.endpoints.verifySignIn.initiate(request, { track: false })).unwrap())
    } catch (error) {
      if (!dispatch(goOn(error, { remember, then }))) refused(error)
    }
  })
  const paperFault = () => {
    const [key, left] = formState.errors.verificationCode?.message?.split(' ') ?? []
    return key && `${t(key as never) as unknown as string}${left === undefined ? '' : ` ${t('sms.left', { count: Number(left) })}`}`
  }

  const missingAt = (name: TypedBackField) => formState.errors[name] && t('fault.missing')

  /** Each answer is one of few, so that none is given twice. */
  const submit = () => {
    if (!formState.isSubmitting && !over) void verify()
  }

  useWebOtp(method === 'SMS' && ready, (code) => setValue('verificationCode', code, { shouldDirty: true }))
  useWholeCode(code, ready && open === undefined && method !== 'RECOVERY_CODE', submit)

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      {!over &&
        typedBack.map((name) => (
          <Field key={name} label={t(`step.beside.${name}`)} hint={t(`step.besideHint.${name}`)} error={missingAt(name)}>
            {(field) => (
              <TextInput
                {...field}
                {...register(name, { validate: (value) => value.trim() !== '' || 'fault.missing' })}
                {...(name === 'phone' ? { dir: 'ltr' as const, inputMode: 'tel' as const } : {})}
                maxLength={name === 'phone' ? 40 : 100}
                autoComplete="off"
                spellCheck={false}
                autoFocus={name === typedBack[0]}
              />
            )}
          </Field>
        ))}
      {!over && method === 'RECOVERY_CODE' && (
        <Field label={t('step.recoveryCode')} hint={t('step.from.RECOVERY_CODE')} error={paperFault()}>
          {(field) => (
            <TextInput
              {...field}
              {...register('verificationCode', { validate: (code) => PAPER.test(code.trim()) || 'step.recoveryMissing' })}
              dir="ltr"
              maxLength={9}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus={typedBack.length === 0}
            />
          )}
        </Field>
      )}
      {!over && method !== 'RECOVERY_CODE' && (
        <CodeField
          input={register('verificationCode', {
            validate: (code) => (ready ? CODE.test(code) || 'fault.codeMissing' : 'fault.codeFirst'),
          })}
          fault={formState.errors.verificationCode?.message}
          hint={codes ? codes.sent && t('step.sent', { time: format.instant(codes.sent.expiresAt, 'time') }) : t('step.from.TOTP')}
          autoFocus={typedBack.length === 0}
          sender={codes && { wait: codes.wait, sending: codes.sending, onSend: () => void send() }}
        />
      )}
      {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
      <StepButton over={over} busy={formState.isSubmitting} then={then}>
        {t('step.continue')}
      </StepButton>
    </form>
  )
}
