import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelChase } from '@portico/contract/bets/chase-calls'
import type { PlanLine } from '@portico/contract/bets/chase-shapes'
import { failureKey } from '../../../../api/failure.ts'
import { idempotentRequest } from '../../../../api/gateway.ts'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../../ui/state/state.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useCancelChaseMutation, useChaseDetailQuery } from '../../chase-api.ts'
import { useNames } from '../../../bets/index.ts'
import { MONEY } from '../slip/money-style.ts'
import { IssueNote } from '../slip/slip-notes.tsx'
import { LostLines } from './lost-lines.tsx'
import { PlanLines } from './plan-lines.tsx'
import styles from './chase.module.css'

interface Props {
  readonly planId: string
  /** It has just been made. */
  readonly fresh?: boolean
  readonly onClose: () => void
}

/** What can still go back: locked, or bet on an issue that is not sealed. */
const isOpen = ({ state, betState, sealAt }: PlanLine, now: number): boolean =>
  Date.parse(sealAt) > now && (state === 'PENDING' || (state === 'PLACED' && betState === 'WAITING'))

/** A plan, issue by issue, with what may still be given back. */
export const PlanDialog = ({ planId, fresh, onClose }: Props) => {
  const { t } = useTranslation(['lottery', 'common', 'errors'])
  const format = useFormat()
  const names = useNames()
  const now = useServerNow()
  const { data, isError, refetch } = useChaseDetailQuery({ planId })
  const [send, { isLoading, error, data: cancelled }] = useCancelChaseMutation()
  const [intent, setIntent] = useState(() => idempotentRequest(cancelChase, { planId }))

  const cancel = async (numeros?: string[]) => {
    // The same wish keeps its key until it is answered.
    const same = intent.request.numeros?.join() === numeros?.join()
    const wish = same ? intent : idempotentRequest(cancelChase, { planId, ...(numeros ? { numeros } : {}) })
    setIntent(wish)
    const { data: done } = await send(wish)
    if (done) setIntent(idempotentRequest(cancelChase, { planId }))
  }

  const plan = data?.plan
  const open = data?.lines.filter((line) => isOpen(line, now)) ?? []
  return (
    <Dialog title={t('chase.title')} size="large" onClose={onClose}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="240px" />}
      {data && plan && (
        <div className={styles.plan}>
          {fresh && (
            <div role="status">
              <Tag tone="positive" icon={<CircleCheck aria-hidden="true" />}>
                {t('chase.made', { total: format.money(plan.total, MONEY) })}
              </Tag>
            </div>
          )}
          <p className={styles.line}>
            <b>{names.play(plan.play)}</b>
            <span>{names.selection(plan)}</span>
            <span>{t(plan.winWithdrawn ? 'chase.winWithdrawn' : `chase.state.${plan.state}`)}</span>
          </p>
          <LostLines lines={data.lines} />
          <PlanLines
            lines={data.lines}
            busy={isLoading}
            isOpen={(line) => isOpen(line, now)}
            onCancel={(numero) => void cancel([numero])}
          />
          <div className={styles.totals}>
            <dl>
              {(['total', 'locked', 'staked', 'released', 'payout'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`chase.plans.${name}`)}</dt>
                  <dd>{format.money(plan[name], MONEY)}</dd>
                </div>
              ))}
            </dl>
            <p>{t(plan.stopOnWin ? 'chase.stops' : 'chase.goesOn')}</p>
          </div>
          {cancelled && (
            <p role="status" className={styles.cancelled}>
              {t('chase.given', { amount: format.money(cancelled.given, MONEY) })}
            </p>
          )}
          {error !== undefined && <IssueNote tone="negative">{t(`errors:${failureKey(error)}`)}</IssueNote>}
        </div>
      )}
      <DialogActions>
        {open.length > 0 && (
          <Button look="ghost" busy={isLoading} onClick={() => void cancel()}>
            {t('chase.cancelRest', { count: open.length })}
          </Button>
        )}
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
