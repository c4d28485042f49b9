import type { AgentContract, ContractAction, ContractRefusal } from '@portico/contract/agent-contract/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { WithdrawPasswordField } from '../../wallet/index.ts'
import { type Detail, useAnswerContractMutation } from '../api.ts'
import { RefusalNote } from '../terms/refusal-note.tsx'
import styles from './detail.module.css'

interface AnswerDialogProps {
  /** As it was when its reader chose what to do: nothing is agreed unseen. */
  readonly detail: Detail
  /** What has become of it since. */
  readonly now: Pick<AgentContract, 'code' | 'state' | 'last'>
  readonly action: ContractAction
  readonly effective: string | null
  readonly onClose: () => void
}

const NOTE_MAX = 300

/** Says what follows, takes a note, and asks for the withdraw password before a contract is accepted. */
export const AnswerDialog = ({ detail, now, action, effective, onClose }: AnswerDialogProps) => {
  const { t } = useTranslation(['contracts', 'common', 'errors'])
  const format = useFormat()
  const { toasts } = useHost()
  const [note, setNote] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<ContractRefusal>()
  const [send, { isLoading, error }] = useAnswerContractMutation()
  const { contract, below, passwordSet } = detail
  // Another tab, or the other side, was faster.
  const isGone = now.state !== contract.state && !isLoading
  const lapse: ContractRefusal | undefined = isGone ? { result: 'BAD_STATE', above: [], limit: null, contract: now } : undefined
  const why = lapse ?? refused
  const asksPassword = action === 'accept' && passwordSet && !isGone
  const words = {
    code: contract.code,
    holder: contract.holder,
    payer: contract.payer ?? t('company'),
    at: effective === null ? '' : format.instant(effective, 'moment'),
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading || isGone || (asksPassword && password === '')) return
    const { data } = await send({
      id: contract.id,
      action,
      note: note.trim(),
      ...(action === 'accept' && { hash: contract.hash }),
      ...(below && { endsHash: below.hash }),
      ...(asksPassword && { withdrawPassword: password }),
    })
    if (!data) return
    if (data.refusal) {
      setRefused(data.refusal)
      return
    }
    toasts.show(t(`done.${action}`, words), 'positive')
    onClose()
  }
  return (
    <Dialog title={t(`confirm.${action}`, words)} lead={t(`follows.${action}`, words)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {asksPassword && <WithdrawPasswordField value={password} onChange={setPassword} />}
        {!isGone && (
          <Field label={t('noteLabel')} hint={t('noteHint')}>
            {(control) => <TextInput {...control} maxLength={NOTE_MAX} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
        )}
        {why && <RefusalNote refusal={why} giver={contract.role === 'holder' ? words.payer : undefined} />}
        {error && !isLoading && !isGone && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t(isGone ? 'common:action.close' : 'common:action.cancel')}
          </Button>
          {!isGone && (
            <Button type="submit" look="primary" busy={isLoading} disabled={asksPassword && password === ''}>
              {t(`action.${action}`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
