import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { blamedFields } from '../blamed-fields.ts'
import forms from '../components/forms.module.css'
import { isLong, NewPasswordFields } from './new-password-fields.tsx'
import { recoveryApi } from './recovery-api.ts'

interface LinkFormProps {
  readonly token: string
  readonly onDone: () => void
  /** The link is worth nothing. */
  readonly onOver: () => void
}

/** The new password of who came by the link of an e-mail. */
export const LinkForm = ({ token, onDone, onOver }: LinkFormProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const [failed, setFailed] = useState<string>()
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = formState
  const repeated = (value: string) => value === getValues('newPassword') || 'confirm'

  const submit = handleSubmit(async (wish) => {
    setFailed(undefined)
    try {
      await dispatch(recoveryApi.endpoints.resetPasswordByLink.initiate({ token, ...wish }, { track: false })).unwrap()
      onDone()
    } catch (error) {
      if (refusal(error, 'LINK_OVER')) onOver()
      const blamed = blamedFields(error, ['newPassword', 'confirmNewPassword'])
      blamed.forEach(([name, rule], index) => setError(name, { message: rule }, { shouldFocus: index === 0 }))
      if (blamed.length === 0) setFailed(failureKey(error))
    }
  })

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordFields
        first={{ input: register('newPassword', { validate: isLong }), rule: errors.newPassword?.message }}
        repeat={{ input: register('confirmNewPassword', { validate: repeated }), rule: errors.confirmNewPassword?.message }}
        autoFocus
      />
      {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('forgot.save')}
      </Button>
    </form>
  )
}
