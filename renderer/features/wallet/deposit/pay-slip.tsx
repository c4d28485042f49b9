import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositView } from '@portico/contract/cashier/shapes'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { failureKey } from '../../../api/failure.ts'
import { useCancelDepositMutation, useClaimDepositMutation } from './api.ts'
import { PayCode } from './pay-code.tsx'
import styles from './slip.module.css'
import { stripOf } from './strip.ts'

export interface PaySlipProps {
  readonly deposit: DepositView
  readonly onBack: () => void
  /** To the same again; absent where its method is offered no more. */
  readonly onAgain?: () => void
}

const OPEN_TO_LOOK: readonly DepositView['state'][] = ['PENDING_PAYMENT', 'EXPIRED', 'FAILED', 'CANCELLED']

/** One deposit: how it is paid, and where its money is. */
export const PaySlip = ({ deposit, onBack, onAgain }: PaySlipProps) => {
  const { t } = useTranslation(['deposit', 'errors'])
  const format = useFormat()
  const now = useServerNow()
  const [claim, claimed] = useClaimDepositMutation()
  const [cancel, cancelled] = useCancelDepositMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { depositId, state, amount, arrived, expiresAt, createdAt, changedAt, reason, credited } = deposit
  // What was pressed is gone, or the state is another: the heading says which.
  useEffect(() => heading.current?.focus(), [state])
  const waits = state === 'PENDING_PAYMENT'
  // What is asked for arrived, and is not credited: its time was over, and it would pass its owner's limit.
  const aboveLimit = state === 'REVIEW' && arrived?.amount === amount.amount && arrived.currency === amount.currency
  const title = credited ? ('slip.title.CREDITED' as const) : aboveLimit ? ('slip.aboveLimit' as const) : (`slip.title.${state}` as const)
  const left = expiresAt === null ? 0 : Date.parse(expiresAt) - now
  const time = format.instant(waits && expiresAt !== null ? expiresAt : changedAt, 'seconds')
  const error = claimed.error ?? cancelled.error
  return (
    <article className={styles.slip}>
      <header>
        {waits && expiresAt !== null && left > 0 && (
          <CountdownRing small leftMs={left} wholeMs={Date.parse(expiresAt) - Date.parse(createdAt)} />
        )}
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {t(title)}
          </h2>
          <p>{state !== 'CREDITED' && credited ? t('slip.creditedAsArrived') : t(`slip.lead.${state}`, { time })}</p>
          {state === 'FAILED' && !credited && <p>{reason === null ? t('slip.noReason') : t('slip.reason', { reason })}</p>}
        </div>
      </header>
      <dl className={styles.strip}>
        {stripOf(deposit).map(({ name, money, word, tone }) => (
          <div key={name} data-tone={tone}>
            <dt>{t(`slip.${name}`)}</dt>
            <dd>{money ? <bdi>{format.money(money, { min: 0 })}</bdi> : word && t(`slip.${word}`)}</dd>
          </div>
        ))}
      </dl>
      <PayCode deposit={deposit} />
      {claimed.data && claimed.data.deposit.state === state && OPEN_TO_LOOK.includes(state) && !claimed.isLoading && (
        <p role="status" className={styles.note}>
          {t('slip.notSeen')}
        </p>
      )}
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <div className={styles.actions} data-pinned={waits || undefined}>
        {OPEN_TO_LOOK.includes(state) && !credited && (
          <Button look={waits ? 'primary' : 'quiet'} busy={claimed.isLoading} onClick={() => void claim({ depositId })}>
            {t('slip.paid')}
          </Button>
        )}
        {state === 'EXPIRED' && onAgain && (
          <Button look="primary" onClick={onAgain}>
            {t('slip.again', { amount: format.money(amount, { min: 0 }) })}
          </Button>
        )}
        <Button look={waits ? 'text' : 'ghost'} onClick={onBack}>
          {t(waits ? 'slip.other' : 'slip.back')}
        </Button>
        {waits && (
          <Button look="text" busy={cancelled.isLoading} onClick={() => void cancel({ depositId })}>
            {t('slip.cancel')}
          </Button>
        )}
      </div>
    </article>
  )
}
