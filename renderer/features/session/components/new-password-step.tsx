import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { NextStep } from '@portico/contract/kit/next-step'
import type { SessionValue } from '@portico/contract/session/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { isLong, NewPasswordFields } from '../recovery/new-password-fields.tsx'
import { blamedFields } from '../blamed-fields.ts'
import { goOn } from '../go-on.ts'
import { signInApi } from '../sign-in-api.ts'
import { StepButton } from './step-button.tsx'
import styles from './forms.module.css'

interface Fields {
  newPassword: string
  confirmNewPassword: string
}

interface NewPasswordStepProps {
  readonly next: NextStep
  readonly remember: boolean
  /** Where the reader was headed. */
  readonly then: string | undefined
  readonly onDone: (value: SessionValue) => void
  readonly onCancel: () => void
}

/** A password that its owner chooses: the gateway judges it and says why not [PASSWORD-01] [PASSWORD-03]. */
export const NewPasswordStep = ({ next, remember, then, onDone, onCancel }: NewPasswordStepProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const [failed, setFailed] = useState<string>()
  const [over, setOver] = useState(false)
  const { register, handleSubmit, setError, getValues, formState } = useForm<Fields>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  })
  const expired = next.reason === 'EXPIRED'
  const repeated = (value: string) => value === getValues('newPassword') || 'confirm'

  const submit = async (fields: Fields) => {
    setFailed(undefined)
    try {
      onDone(await dispatch(signInApi.endpoints.changeSignInPassword.initiate(fields, { track: false })).unwrap())
    } catch (error) {
      // A second factor may still be wanted.
      if (dispatch(goOn(error, { remember, then }))) return
      const blamed = blamedFields(error, ['newPassword', 'confirmNewPassword'])
      blamed.forEach(([name, rule], index) => setError(name, { message: rule }, { shouldFocus: index === 0 }))
      if (refusal(error, 'SIGN_IN_OVER')) setOver(true)
      if (blamed.length === 0) setFailed(failureKey(error))
    }
  }

  return (
    <Dialog
      title={expired ? t('step.expiredTitle') : t('step.chosenTitle')}
      lead={expired ? t('step.expiredLead') : t('step.chosenLead')}
      onClose={onCancel}
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
        <Field label={t('username')}>{(control) => <TextInput {...control} value={next.account} readOnly autoComplete="username" />}</Field>
        <NewPasswordFields
          first={{ input: register('newPassword', { validate: isLong }), rule: formState.errors.newPassword?.message }}
          repeat={{ input: register('confirmNewPassword', { validate: repeated }), rule: formState.errors.confirmNewPassword?.message }}
          autoFocus
        />
        {failed !== undefined && <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>}
        <StepButton over={over} busy={formState.isSubmitting} then={then}>
          {t('step.save')}
        </StepButton>
      </form>
    </Dialog>
  )
}
