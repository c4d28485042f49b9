import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { selectMember } from '../../session/index.ts'
import { usePasswordWords } from '../../../core/new-password/use-password-words.ts'
import { useChangePasswordMutation } from '../api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { PasswordField } from './password-field.tsx'

const SHORTEST = 8

interface ChangePasswordProps {
  /** Whether there is one; the first is set after another proof of who it is. */
  readonly present: boolean
  readonly onClose: () => void
}

/** The present password and a new one, typed twice [PASSWORD-01] [PASSWORD-03]. */
export const ChangePasswordDialog = ({ present, onClose }: ChangePasswordProps) => {
  const { t } = useTranslation(['security', 'session', 'common', 'errors'])
  const words = usePasswordWords()
  const toasts = useToasts()
  const member = useSelector(selectMember)
  const [wish, setWish] = useState({ oldPassword: '', newPassword: '', confirmNewPassword: '' })
  const [early, setEarly] = useState<Partial<Record<keyof typeof wish, string>>>({})
  const [send, { isLoading, error }] = useChangePasswordMutation()
  const { proved, dialog } = useProof()
  const refused = refusal(error, 'FIELD_INVALID')?.fields
  const asks = refusal(error, 'REAUTHENTICATE')
  const wrong = refusal(error, 'PASSWORD_WRONG', 'PASSWORD_LOCKED')
  const set = (name: keyof typeof wish) => (value: string) => setWish((before) => ({ ...before, [name]: value }))

  const submit = async () => {
    const faults = {
      ...(present && wish.oldPassword === '' ? { oldPassword: t('password.oldMissing') } : {}),
      ...([...wish.newPassword].length < SHORTEST ? { newPassword: words(wish.newPassword === '' ? 'empty' : 'short') ?? '' } : {}),
      ...(wish.newPassword === wish.confirmNewPassword ? {} : { confirmNewPassword: words('confirm') ?? '' }),
    }
    setEarly(faults)
    if (Object.keys(faults).length > 0) return
    const { oldPassword, ...chosen } = wish
    let ended: number | undefined
    await proved(async () => {
      const answer = await send(present ? { ...chosen, oldPassword } : chosen)
      ended = answer.data?.ended
      return answer
    })
    if (ended === undefined) return
    toasts.show(present ? t('password.done', { count: ended }) : t('password.set'), 'positive')
    onClose()
  }
  return (
    <Dialog
      title={t(present ? 'password.title' : 'password.setTitle')}
      lead={t(present ? 'password.lead' : 'password.setLead')}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        <input hidden readOnly autoComplete="username" value={member?.account ?? ''} />
        {present && (
          <PasswordField
            label={t('password.old')}
            value={wish.oldPassword}
            onValue={set('oldPassword')}
            autoComplete="current-password"
            error={early.oldPassword ?? (wrong && t(`errors:${failureKey(error)}`))}
          />
        )}
        <PasswordField
          label={t('session:step.newPassword')}
          value={wish.newPassword}
          onValue={set('newPassword')}
          autoComplete="new-password"
          error={early.newPassword ?? words(refused?.['newPassword']?.rule)}
          hint={t('session:step.hint', { min: SHORTEST })}
        />
        <PasswordField
          label={t('session:step.repeatPassword')}
          value={wish.confirmNewPassword}
          onValue={set('confirmNewPassword')}
          autoComplete="new-password"
          error={early.confirmNewPassword ?? words(refused?.['confirmNewPassword']?.rule)}
        />
        {error !== undefined && !refused && !wrong && !asks && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        <DialogActions>
          <Button look="ghost" type="button" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            {t('password.save')}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  )
}
