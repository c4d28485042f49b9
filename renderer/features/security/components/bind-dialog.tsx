import type { BindingKind } from '@portico/contract/member/binding-shapes'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { type AddressToBind, BindForm } from '../../session/index.ts'
import { useBindOwnAddressMutation, useRemoveOwnAddressMutation, useSendBindingCodeMutation } from '../api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'

interface BindDialogProps {
  readonly kind: BindingKind
  /** The present address, in part. */
  readonly bound: string | undefined
  readonly onClose: () => void
}

/** Adds, changes or removes an address of the member: a fresh proof, and a code to the new one. */
export const BindDialog = ({ kind, bound, onClose }: BindDialogProps) => {
  const { t } = useTranslation(['security', 'errors'])
  const toasts = useToasts()
  const { proved, dialog } = useProof()
  const [sendCode] = useSendBindingCodeMutation()
  const [bind] = useBindOwnAddressMutation()
  const [remove, removal] = useRemoveOwnAddressMutation()
  const [failure, setFailure] = useState<unknown>()

  /** What an action answers after a proof; undefined where that was not given. Its failure is thrown as it came. */
  const afterProof = async <Value,>(
    action: () => Promise<{ readonly data?: Value; readonly error?: unknown }>,
  ): Promise<Value | undefined> => {
    let value: Value | undefined
    const error = await proved(async () => {
      const answer = await action()
      value = answer.data
      return answer
    })
    if (error !== undefined) throw error
    return value
  }
  const done = (words: string) => {
    toasts.show(words, 'positive')
    onClose()
  }
  const onBind = async (address: AddressToBind, verificationCode: string) => {
    if (await afterProof(async () => bind({ ...address, verificationCode }))) done(t(`bind.done.${kind}`))
  }
  const takeAway = async () => {
    setFailure(undefined)
    try {
      if (await afterProof(async () => remove({ kind }))) done(t(`bind.removed.${kind}`))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Dialog
      title={t(`bind.${bound === undefined ? 'add' : 'change'}.${kind}`)}
      lead={bound === undefined ? t(`bind.lead.${kind}`) : t('bind.told', { address: bound })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Suspense fallback={<Skeleton height="240px" />}>
          <BindForm kind={kind} onSend={(address) => afterProof(async () => sendCode(address))} onBind={onBind} />
        </Suspense>
        {bound !== undefined && (
          <>
            {failure !== undefined && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
            <Button look="ghost" wide busy={removal.isLoading} onClick={() => void takeAway()}>
              {t(`bind.remove.${kind}`)}
            </Button>
          </>
        )}
      </div>
      {dialog}
    </Dialog>
  )
}
