import type { Money, Units } from '@portico/contract/kit/money'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { DepositMeters, DepositNote } from '../../control/index.ts'
import { selectMember } from '../../session/index.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { useDepositMethodsQuery, useDepositsQuery } from './api.ts'
import styles from './deposit.module.css'
import { AmountForm } from './deposit-form.tsx'
import { DoneCard } from './done-card.tsx'
import { LatestDeposits } from './latest.tsx'
import { MethodList } from './method-list.tsx'
import { PaySlip } from './pay-slip.tsx'
import { type DepositAnswer, useUnsettledDeposit } from './use-deposit.ts'

/** In the place of a deposit's id: the form, though one waits. */
const FORM = 'form'

interface MemberFlowProps {
  readonly memberId: string
  readonly onClose: (() => void) | undefined
}

/** The form, or the deposit that waits: whoever comes back finds the payment that was begun, never a second one. */
const MemberFlow = ({ memberId, onClose }: MemberFlowProps) => {
  const { t } = useTranslation(['wallet', 'deposit'])
  const format = useFormat()
  const methods = useDepositMethodsQuery({})
  const deposits = useDepositsQuery({}, { refetchOnMountOrArgChange: true })
  const unsettled = useUnsettledDeposit(memberId)
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<DepositAnswer>()
  const [view, setView] = useState<string>()
  const [room, setRoom] = useState<Money>()
  const [units, setUnits] = useState<Units>(0n)
  // Asked again after a failure, the list takes nothing away from whoever has begun to type.
  const [settled, setSettled] = useState(false)
  const narrow = useNarrow()
  if (!settled && !deposits.isLoading) setSettled(true)

  if (done) return <DoneCard done={done} onAgain={() => setDone(undefined)} onClose={onClose} />
  if (methods.isError) return <ErrorState onRetry={() => void methods.refetch()} />
  if (!methods.data || !settled) return <Skeleton height="320px" />

  const list = deposits.data?.deposits ?? []
  const waiting = list.find(({ state }) => state === 'PENDING_PAYMENT')
  // Once in sight it stays so, whatever becomes of it.
  if (view === undefined && waiting && !unsettled) setView(waiting.depositId)
  const open = list.find(({ depositId }) => depositId === (unsettled ? undefined : view))
  const method =
    methods.data.methods.find((entry) => entry.method === (unsettled?.method ?? chosen)) ??
    methods.data.methods.find(({ closed }) => !closed)
  if (open) {
    const renew = methods.data.methods.find((entry) => entry.method === open.method && !entry.closed)
    return (
      <PaySlip
        key={open.depositId}
        deposit={open}
        onBack={() => setView(FORM)}
        {...(renew ? { onAgain: () => (setChosen(renew.method), setView(FORM)) } : {})}
      />
    )
  }
  if (!method) return <p className={styles.note}>{t('noMethod')}</p>
  const finish = (answer: DepositAnswer) => {
    if (answer.state === 'CREDITED') setDone(answer)
    else setView(answer.depositId)
  }
  const { count = 0, amount } = deposits.data?.waiting ?? {}
  const ways = (
    <>
      <MethodList methods={methods.data.methods} chosen={method} locked={unsettled !== undefined} onChoose={setChosen} />
      {method.instructions !== undefined && <p className={styles.instructions}>{method.instructions}</p>}
    </>
  )
  return (
    <div className={styles.room}>
      <div className={styles.flow}>
        <div className={styles.ways}>
          {waiting && amount && (
            <p className={styles.waiting}>
              {t('deposit:waiting.count', { count, amount: format.money(amount, { min: 0 }) })}{' '}
              <Button look="text" size="small" onClick={() => setView(waiting.depositId)}>
                {t('deposit:waiting.go')}
              </Button>
            </p>
          )}
          {!narrow && ways}
        </div>
        <div className={styles.side}>
          {/* Its place stands before its code has come, so that the button does not move away under a finger. */}
          <Suspense fallback={<p className={styles.limitNote} />}>
            <DepositNote onRoom={setRoom} />
          </Suspense>
          {/* Beneath each other how much comes first; beside each other the ways are read first. */}
          <AmountForm memberId={memberId} method={method} room={room} onUnits={setUnits} onDone={finish}>
            {narrow && ways}
          </AmountForm>
          {method.sandbox && <p className={styles.note}>{t('sandboxNote')}</p>}
        </div>
        {/* Below what is pressed: what comes late moves nothing of it away. */}
        <Suspense>
          <DepositMeters units={units} />
        </Suspense>
        {!deposits.data && deposits.isError && <ErrorLine of={t('deposit:latest')} onRetry={() => void deposits.refetch()} />}
        {!onClose && <LatestDeposits deposits={list.slice(0, 5)} onOpen={setView} />}
      </div>
    </div>
  )
}

/** Choosing how and how much, paying, and what came of it [WALLET-02]. */
export const DepositFlow = ({ onClose }: { readonly onClose?: () => void }) => {
  const memberId = useSelector(selectMember)?.id
  return memberId === undefined ? <Skeleton height="320px" /> : <MemberFlow key={memberId} memberId={memberId} onClose={onClose} />
}
