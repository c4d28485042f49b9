import { useCallback, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import Mail from 'lucide-react/icons/mail'
import { type Failure, failureKey, isFailure, refusal } from '../../../api/failure.ts'
import type { AppThunk } from '../../../core/thunk.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useCountryCodesQuery } from '../code-api.ts'
import { CODE, codeFault } from '../code-text.ts'
import { CodeField } from '../components/code-field.tsx'
import forms from '../components/forms.module.css'
import { type Country, isMobileNumber, likelyCountry } from '../mobile-number.ts'
import { useSentCode } from '../use-sent-code.ts'
import { useWholeCode } from '../use-whole-code.ts'
import { dialingCodeOf, NumberFields } from './number-fields.tsx'

export type AddressToBind =
  | { readonly kind: 'EMAIL'; readonly email: string }
  | { readonly kind: 'MOBILE'; readonly mobileNum: string; readonly countryDialingCode: string }

interface SentBindingCode {
  /** Seconds. */
  readonly resendAfter: number
  readonly expiresAt: string
}

export interface BindFormProps {
  readonly kind: AddressToBind['kind']
  /** Sends a code there; its failure is thrown as it came, and undefined where a proof was asked for and not given. */
  readonly onSend: (address: AddressToBind) => Promise<SentBindingCode | undefined>
  /** Binds it with the code; the failure is thrown as it came. */
  readonly onBind: (address: AddressToBind, verificationCode: string) => Promise<void>
}

const ADDRESS = /^\s*[^@\s]+@[^@\s]+\.[^@\s.]{2,}\s*$/
const GIVEN_UP: Failure = { kind: 'aborted' }

const Form = ({ kind, countries, onSend, onBind }: BindFormProps & { readonly countries: readonly Country[] }) => {
  const { t } = useTranslation(['session', 'errors'])
  const format = useFormat()
  const [failed, setFailed] = useState<string>()
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, getValues, control, formState } = useForm({
    defaultValues: { countryCode: likelyCountry(countries, undefined), mobileNum: '', email: '', verificationCode: '' },
  })
  const { errors } = formState
  const field = kind === 'EMAIL' ? 'email' : 'mobileNum'

  const addressIn = (): AddressToBind =>
    kind === 'EMAIL'
      ? { kind, email: getValues('email').trim() }
      : { kind, mobileNum: getValues('mobileNum').trim(), countryDialingCode: dialingCodeOf(countries, getValues('countryCode')) }
  const isAddress = () =>
    kind === 'EMAIL'
      ? ADDRESS.test(getValues('email')) || 'email'
      : isMobileNumber(getValues('mobileNum').trim(), getValues('countryCode')) || 'mobile'
  const words = (rule: string | undefined) => rule && (t(`bind.fault.${rule}` as never) as unknown as string)

  const send = useCallback(
    (address: AddressToBind): AppThunk<Promise<SentBindingCode & { readonly pause: number }>> =>
      async () => {
        const sent = await onSend(address)
        if (!sent) throw GIVEN_UP
        return { ...sent, pause: sent.resendAfter * 1000 }
      },
    [onSend],
  )
  const codes = useSentCode(send)

  const refused = (error: unknown) => {
    if (isFailure(error) && error.kind === 'aborted') return
    const { fields } = refusal(error, 'FIELD_INVALID') ?? {}
    const rule = fields && Object.values(fields)[0]?.rule
    if (rule !== undefined) setError(field, { message: rule }, { shouldFocus: true })
    else if (refusal(error, 'CODE_WRONG', 'CODE_EXPIRED'))
      setError('verificationCode', { message: codeFault(error) }, { shouldFocus: true })
    else setFailed(failureKey(error))
  }
  const get = async () => {
    clearErrors()
    setFailed(undefined)
    const valid = isAddress()
    if (valid !== true) {
      setError(field, { message: valid }, { shouldFocus: true })
      return
    }
    try {
      if (!(await codes.ask(addressIn()))) return
      setValue('verificationCode', '')
      setFocus('verificationCode')
    } catch (error) {
      refused(error)
    }
  }
  const submit = handleSubmit(async ({ verificationCode }) => {
    setFailed(undefined)
    try {
      await onBind(addressIn(), verificationCode)
    } catch (error) {
      refused(error)
    }
  })
  const bind = () => {
    if (!formState.isSubmitting) void submit()
  }
  useWholeCode(useWatch({ control, name: 'verificationCode' }), codes.sent !== undefined, bind)

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        bind()
      }}
      noValidate
    >
      {kind === 'EMAIL' ? (
        <Field label={t('bind.email')} error={words(errors.email?.message)}>
          {(controls) => (
            <TextInput
              {...controls}
              {...register('email', { validate: isAddress })}
              icon={<Mail aria-hidden="true" />}
              type="email"
              autoComplete="email"
              dir="ltr"
              maxLength={254}
            />
          )}
        </Field>
      ) : (
        <NumberFields
          countries={countries}
          country={register('countryCode')}
          mobile={register('mobileNum', { validate: isAddress })}
          fault={words(errors.mobileNum?.message)}
        />
      )}
      <CodeField
        input={register('verificationCode', {
          validate: (code) => (codes.sent ? CODE.test(code) || 'fault.codeMissing' : 'fault.codeFirst'),
        })}
        fault={errors.verificationCode?.message}
        hint={codes.sent && t('step.sent', { time: format.instant(codes.sent.expiresAt, 'time') })}
        sender={{ wait: codes.wait, sending: codes.sending, onSend: () => void get() }}
      />
      {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t(kind === 'EMAIL' ? 'bind.saveEmail' : 'bind.saveMobile')}
      </Button>
    </form>
  )
}

/** A new address and the code that is sent to it. */
export const BindForm = (props: BindFormProps) => {
  const { data, isError, refetch } = useCountryCodesQuery({})
  if (data) return <Form {...props} countries={data.list} />
  return isError ? <ErrorLine onRetry={() => void refetch()} /> : <Skeleton height="240px" />
}
