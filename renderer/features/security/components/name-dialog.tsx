import type { PasskeyView } from '@portico/contract/factor/passkey-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useRenamePasskeyMutation } from '../factors-api.ts'

const LONGEST = 40

/** Gives a passkey another name. */
export const NameDialog = ({ passkey: { id, name }, onClose }: { readonly passkey: PasskeyView; readonly onClose: () => void }) => {
  const { t } = useTranslation(['security', 'common', 'errors'])
  const [typed, setTyped] = useState(name)
  const [missing, setMissing] = useState(false)
  const [rename, { error, isLoading }] = useRenamePasskeyMutation()
  const fault = missing ? t('passkeys.nameMissing') : error !== undefined && t(`errors:${failureKey(error)}`)
  const submit = async () => {
    setMissing(typed.trim() === '')
    if (typed.trim() !== '' && !('error' in (await rename({ id, name: typed.trim() })))) onClose()
  }
  return (
    <Dialog title={t('passkeys.nameTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('passkeys.name')} error={fault}>
          {(control) => (
            <TextInput {...control} value={typed} maxLength={LONGEST} autoFocus onChange={(e) => setTyped(e.currentTarget.value)} />
          )}
        </Field>
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            {t('passkeys.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
