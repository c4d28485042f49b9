import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SessionValue } from '@portico/contract/session/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useCountryCodesQuery } from '../code-api.ts'
import { CODE, codeFault } from '../code-text.ts'
import { goOn } from '../go-on.ts'
import { logInByCode } from '../log-in-by-code.ts'
import { type Country, countryIn, isMobileNumber, likelyCountry } from '../mobile-number.ts'
import { rememberedMobile } from '../remembered-mobile.ts'
import { sendLoginCode } from '../send-codes.ts'
import { useSentCode } from '../use-sent-code.ts'
import { useWebOtp } from '../use-web-otp.ts'
import { useWholeCode } from '../use-whole-code.ts'
import { CodeField } from './code-field.tsx'
import forms from './forms.module.css'
import styles from './sms-login-form.module.css'

interface Fields {
  countryCode: string
  mobileNum: string
  verificationCode: string
  remember: boolean
}

export interface SmsLoginFormProps {
  /** Where the reader was headed. */
  readonly next?: string | undefined
  readonly onDone: (value: SessionValue) => void
}

const Form = ({ countries, next, onDone }: SmsLoginFormProps & { readonly countries: readonly Country[] }) => {
  const { t } = useTranslation(['session', 'common', 'errors'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { clock } = useHost()
  const { sent, wait, sending, ask } = useSentCode(sendLoginCode)
  const [failed, setFailed] = useState<string>()
  const [remembered] = useState(() => rememberedMobile(clock.now()))
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, getValues, control, formState } = useForm<Fields>({
    defaultValues: {
      countryCode: likelyCountry(countries, remembered?.countryCode),
      mobileNum: remembered?.mobileNum ?? '',
      verificationCode: '',
      remember: remembered !== undefined,
    },
  })
  const dialingCode = () => countries.find(({ countryCode }) => countryCode === getValues('countryCode'))?.countryDialingCode ?? ''
  const number = () => ({ mobileNum: getValues('mobileNum').trim(), countryDialingCode: dialingCode() })
  const isNumber = () => isMobileNumber(number().mobileNum, getValues('countryCode')) || 'fault.mobileInvalid'

  const fault = (name: keyof Fields) => formState.errors[name]?.message
  /** False where the failure is about nothing that was typed. */
  const blameNumber = (error: unknown): boolean => {
    const { fields = {} } = refusal(error) ?? {}
    if (!('mobileNum' in fields) && !('countryDialingCode' in fields)) return false
    setError('mobileNum', { message: 'fault.mobileInvalid' }, { shouldFocus: true })
    return true
  }

  const send = async () => {
    clearErrors()
    if (isNumber() !== true) {
      setError('mobileNum', { message: 'fault.mobileInvalid' }, { shouldFocus: true })
      return
    }
    try {
      if (!(await ask(number()))) return
      setValue('verificationCode', '')
      setFocus('verificationCode')
    } catch (error) {
      if (!blameNumber(error)) setFailed(failureKey(error))
    }
  }

  const submit = async ({ verificationCode, remember, countryCode }: Fields) => {
    if (!sent) {
      setError('verificationCode', { message: 'fault.codeFirst' })
      return
    }
    const request = { type: 'sms', ...number(), verificationCode, flowId: sent.flowId, remember, portal: 'SITE' } as const
    try {
      onDone(await dispatch(logInByCode(request, countryCode, { next, fault: t('chooser.unable') })))
    } catch (error) {
      if (dispatch(goOn(error, { remember, then: next })) || blameNumber(error)) return
      setError('verificationCode', { message: codeFault(error) }, { shouldFocus: true })
    }
  }
  const logIn = handleSubmit(submit)

  useWebOtp(sent !== undefined, (code) => setValue('verificationCode', code, { shouldDirty: true }))
  useWholeCode(useWatch({ control, name: 'verificationCode' }), sent !== undefined, () => void logIn())

  const mobile = register('mobileNum', {
    validate: isNumber,
    onBlur: () => {
      const country = countryIn(getValues('mobileNum'))
      if (countries.some(({ countryCode }) => countryCode === country)) setValue('countryCode', country ?? '')
    },
  })
  return (
    <form className={forms.form} onSubmit={(event) => void logIn(event)} noValidate>
      <div className={styles.number}>
        <Field label={t('sms.country')}>
          {(control) => (
            <Select
              {...control}
              {...register('countryCode')}
              autoComplete="country"
              options={countries.map(({ countryCode, countryDialingCode, name }) => ({
                value: countryCode,
                label: `+${countryDialingCode} ${name}`,
              }))}
            />
          )}
        </Field>
        <Field label={t('sms.mobile')} error={fault('mobileNum') && t('fault.mobileInvalid')}>
          {(control) => (
            <TextInput
              {...control}
              {...mobile}
              icon={<Smartphone aria-hidden="true" />}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              dir="ltr"
              maxLength={32}
              autoFocus
            />
          )}
        </Field>
      </div>
      <CodeField
        input={register('verificationCode', { validate: (code) => CODE.test(code) || (sent ? 'fault.codeMissing' : 'fault.codeFirst') })}
        fault={fault('verificationCode')}
        hint={sent && t('sms.sent', { time: format.instant(sent.expiresAt, 'time') })}
        sender={{ wait, sending, onSend: () => void send() }}
      />
      <Checkbox {...register('remember')}>{t('remember')}</Checkbox>
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('common:action.login')}
      </Button>
      {failed !== undefined && (
        <Dialog title={t('sms.failed')} lead={t(`errors:${failed}` as never)} onClose={() => setFailed(undefined)}>
          <DialogActions>
            <Button look="primary" onClick={() => setFailed(undefined)}>
              {t('sms.understood')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </form>
  )
}

/** Mobile number and the code that is sent to it [LOGIN-03] [LOGIN-11] [LOGIN-19]. */
export const SmsLoginForm = (props: SmsLoginFormProps) => {
  const { data, isError, refetch } = useCountryCodesQuery({})
  if (data) return <Form {...props} countries={data.list} />
  return isError ? <ErrorLine onRetry={() => void refetch()} /> : <Skeleton height="248px" />
}
