import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'
import { useProveMutation } from '../api.ts'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks who it is once more, before something that somebody at an open page must not do. */
export const ProofDialog = ({ onDone, onClose }: Props) => {
  const { t } = useTranslation(['security', 'common', 'errors'])
  const [password, setPassword] = useState('')
  const [send, { isLoading, error }] = useProveMutation()
  const submit = async () => {
    if (password === '') return
    if (!('error' in (await send({ type: 'password', password })))) onDone()
  }
  return (
    <Dialog title={t('proof.title')} lead={t('proof.lead')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('proof.password')} error={error !== undefined && t(`errors:${failureKey(error)}`)}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(e) => setPassword(e.currentTarget.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button look="ghost" type="button" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            {t('proof.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
