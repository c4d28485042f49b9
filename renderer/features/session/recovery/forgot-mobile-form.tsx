import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useCountryCodesQuery } from '../code-api.ts'
import { CODE, codeFault } from '../code-text.ts'
import { CodeField } from '../components/code-field.tsx'
import forms from '../components/forms.module.css'
import { type Country, isMobileNumber, likelyCountry } from '../mobile-number.ts'
import { sendLoginCode } from '../send-codes.ts'
import { useSentCode } from '../use-sent-code.ts'
import { useWebOtp } from '../use-web-otp.ts'
import { isLong, NewPasswordFields } from './new-password-fields.tsx'
import { dialingCodeOf, NumberFields } from './number-fields.tsx'
import { recoveryApi } from './recovery-api.ts'

interface ForgotMobileFormProps {
  readonly onDone: () => void
}

const Form = ({ countries, onDone }: ForgotMobileFormProps & { readonly countries: readonly Country[] }) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { sent, wait, sending, ask } = useSentCode(sendLoginCode)
  const [failed, setFailed] = useState<string>()
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, getValues, formState } = useForm({
    defaultValues: { countryCode: likelyCountry(countries, undefined), mobileNum: '', verificationCode: '', newPassword: '' },
  })
  const { errors } = formState
  const number = () => ({
    mobileNum: getValues('mobileNum').trim(),
    countryDialingCode: dialingCodeOf(countries, getValues('countryCode')),
  })
  const isNumber = () => isMobileNumber(getValues('mobileNum').trim(), getValues('countryCode')) || 'mobile'

  const refused = (error: unknown) => {
    const { fields = {} } = refusal(error) ?? {}
    if (fields['newPassword']) setError('newPassword', { message: fields['newPassword'].rule }, { shouldFocus: true })
    else if (fields['mobileNum'] || fields['countryDialingCode']) setError('mobileNum', { message: 'mobile' }, { shouldFocus: true })
    else if (refusal(error, 'CODE_WRONG', 'CODE_EXPIRED') || fields['verificationCode'] || fields['flowId'])
      setError('verificationCode', { message: codeFault(error) }, { shouldFocus: true })
    else setFailed(failureKey(error))
  }

  const send = async () => {
    clearErrors()
    setFailed(undefined)
    if (isNumber() !== true) {
      setError('mobileNum', { message: 'mobile' }, { shouldFocus: true })
      return
    }
    try {
      if (!(await ask({ ...number(), purpose: 'RESET_PASSWORD' }))) return
      setValue('verificationCode', '')
      setFocus('verificationCode')
    } catch (error) {
      refused(error)
    }
  }

  const submit = handleSubmit(async ({ verificationCode, newPassword }) => {
    setFailed(undefined)
    try {
      const request = { ...number(), verificationCode, newPassword, flowId: sent?.flowId ?? '' }
      await dispatch(recoveryApi.endpoints.resetPasswordByCode.initiate(request, { track: false })).unwrap()
      onDone()
    } catch (error) {
      refused(error)
    }
  })

  useWebOtp(sent !== undefined, (code) => setValue('verificationCode', code, { shouldDirty: true }))

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} noValidate>
      <NumberFields
        countries={countries}
        country={register('countryCode')}
        mobile={register('mobileNum', { validate: isNumber })}
        fault={errors.mobileNum && t('fault.mobileInvalid')}
      />
      <CodeField
        input={register('verificationCode', { validate: (code) => (sent ? CODE.test(code) || 'fault.codeMissing' : 'fault.codeFirst') })}
        fault={errors.verificationCode?.message}
        hint={sent && t('sms.sent', { time: format.instant(sent.expiresAt, 'time') })}
        sender={{ wait, sending, onSend: () => void send() }}
      />
      <NewPasswordFields first={{ input: register('newPassword', { validate: isLong }), rule: errors.newPassword?.message }} />
      {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('forgot.save')}
      </Button>
    </form>
  )
}

/** Mobile number, its code and the new password [PASSWORD-02]. */
export const ForgotMobileForm = (props: ForgotMobileFormProps) => {
  const { data, isError, refetch } = useCountryCodesQuery({})
  if (data) return <Form {...props} countries={data.list} />
  return isError ? <ErrorLine onRetry={() => void refetch()} /> : <Skeleton height="348px" />
}
