import { LONGEST_REASON } from '@portico/contract/register-link/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import type { DialogPayloads } from '../../core/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useRevokeRegisterLinkMutation } from './api.ts'
import { isElsewhere, ruleAt } from './faults.ts'
import styles from './form.module.css'

/** Takes a link back, for a reason that its agent reads later. */
export const Component = ({ linkId, code, onClose }: DialogPayloads['revokeRegisterLink'] & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['registerCenter', 'common', 'errors'])
  const [revoke, { error, isLoading }] = useRevokeRegisterLinkMutation()
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const missing = touched && reason.trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (reason.trim() === '') return
    const { data } = await revoke({ linkId, reason: reason.trim() })
    if (data) onClose()
  }
  return (
    <Dialog title={t('revoke.title', { code })} lead={t('revoke.lead')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label={t('revoke.reason')}
          hint={t('revoke.reasonHint')}
          error={missing ? t('revoke.missing') : ruleAt(error, 'reason') && t('fault.characters')}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {isElsewhere(error, ['reason']) && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" look="primary" busy={isLoading}>
            {t('revoke.deed')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
