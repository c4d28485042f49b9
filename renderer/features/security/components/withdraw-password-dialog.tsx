import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useChooseWithdrawPasswordMutation } from '../api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { PasswordField } from './password-field.tsx'

const SHORTEST = 6
const LONGEST = 32

interface WithdrawPasswordDialogProps {
  /** There is one, which is asked for. */
  readonly present: boolean
  readonly onClose: () => void
}

/** Sets the withdraw password, or another one for who knows the present one, after a fresh proof [WALLET-09]. */
export const WithdrawPasswordDialog = ({ present, onClose }: WithdrawPasswordDialogProps) => {
  const { t } = useTranslation(['security', 'common', 'errors'])
  const toasts = useToasts()
  const { proved, dialog } = useProof()
  const [current, setCurrent] = useState('')
  const [withdrawPassword, setWithdrawPassword] = useState('')
  const [early, setEarly] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [send, { isLoading }] = useChooseWithdrawPasswordMutation()
  const wrong = refusal(failure, 'WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED', 'WITHDRAW_PASSWORD_REQUIRED')
  const same = refusal(failure, 'FIELD_INVALID')

  const submit = async () => {
    setFailure(undefined)
    const fits = withdrawPassword.length >= SHORTEST && withdrawPassword.trim() === withdrawPassword
    setEarly(!fits)
    if (!fits) return
    let done = false
    const request = { withdrawPassword, ...(present ? { current } : {}) }
    const error = await proved(async () => {
      const answer = await send(request)
      done = 'data' in answer
      return answer
    })
    if (error !== undefined) setFailure(error)
    if (!done) return
    toasts.show(t('withdrawPassword.done'), 'positive')
    onClose()
  }
  return (
    <Dialog title={t(present ? 'withdrawPassword.change' : 'withdrawPassword.set')} lead={t('withdrawPassword.lead')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        {present && (
          <PasswordField
            label={t('withdrawPassword.current')}
            value={current}
            onValue={setCurrent}
            autoComplete="off"
            error={wrong && t(`errors:${failureKey(failure)}`)}
          />
        )}
        <PasswordField
          label={t('withdrawPassword.new')}
          value={withdrawPassword}
          onValue={setWithdrawPassword}
          autoComplete="off"
          maxLength={LONGEST}
          error={early ? t('withdrawPassword.rule') : same && t('withdrawPassword.same')}
          hint={t('withdrawPassword.rule')}
        />
        {failure !== undefined && !wrong && !same && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
        <DialogActions>
          <Button look="ghost" type="button" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            {t('withdrawPassword.save')}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  )
}
