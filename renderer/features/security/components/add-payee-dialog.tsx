import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAddPayeeMutation, usePayeesQuery } from '../payees-api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'

const FAULTS = ['other', 'taken', 'too_many'] as const
type Fault = (typeof FAULTS)[number]
const faultOf = (rule: string | undefined): Fault | 'form' | undefined =>
  rule === undefined ? undefined : (FAULTS.find((fault) => fault === rule) ?? 'form')

/** Adds an account in the member's own name, after a fresh proof. */
export const AddPayeeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['security', 'common', 'errors'])
  const { data, isError, refetch } = usePayeesQuery({})
  const { proved, dialog } = useProof()
  const [send, { isLoading }] = useAddPayeeMutation()
  const [institution, setInstitution] = useState('')
  const [account, setAccount] = useState('')
  const [entered, setEntered] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const chosen = data?.institutions.find(({ code }) => code === institution) ?? data?.institutions[0]
  const bound = data?.name ?? null
  const name = bound ?? entered
  const fields = refusal(failure, 'FIELD_INVALID')?.fields
  const fault = (field: 'account' | 'name') => {
    const found = faultOf(fields?.[field]?.rule)
    return found && t(`payees.fault.${field}.${found}`)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setFailure(undefined)
    const { code, kind } = chosen
    let added = false
    const error = await proved(async () => {
      const answer = await send({ institution: code, kind, account, name })
      added = 'data' in answer
      return answer
    })
    setFailure(error)
    if (added) onClose()
  }

  return (
    <>
      <Dialog title={t('payees.add')} lead={t('payees.addLead')} onClose={onClose}>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {!data && isError && <ErrorLine of={t('payees.institution')} onRetry={() => void refetch()} />}
          <Field label={t('payees.institution')}>
            {(control) => (
              <Select
                {...control}
                value={chosen?.code ?? ''}
                options={(data?.institutions ?? []).map(({ code, name: label }) => ({ value: code, label }))}
                onChange={(event) => setInstitution(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('payees.account')} error={fault('account')}>
            {(control) => (
              <TextInput
                {...control}
                value={account}
                inputMode="numeric"
                autoComplete="off"
                autoFocus
                dir="ltr"
                maxLength={30}
                onChange={(event) => setAccount(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('payees.name')} hint={t(bound === null ? 'payees.nameFirst' : 'payees.nameBound')} error={fault('name')}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                readOnly={bound !== null}
                autoComplete="name"
                maxLength={100}
                onChange={(event) => setEntered(event.target.value)}
              />
            )}
          </Field>
          {failure !== undefined && !fields && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
          <DialogActions>
            <Button look="ghost" type="button" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button look="primary" type="submit" busy={isLoading}>
              {t('payees.add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
