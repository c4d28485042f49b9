import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelBet } from '@portico/contract/bets/calls'
import { failureKey, refusal } from '../../../api/failure.ts'
import { idempotentRequest } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBetDetailQuery, useCancelBetMutation } from '../api.ts'
import { useNames } from '../hooks/use-names.ts'
import styles from './cancel-dialog.module.css'

const MONEY = { min: 0, max: 4 } as const

/** Asks whether a bet is to be taken back; says so when betting closed meanwhile. */
export const Component = ({ betId, onClose }: { readonly betId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['receipts', 'errors', 'common'])
  const toasts = useToasts()
  const format = useFormat()
  const names = useNames()
  const { data, isError, refetch } = useBetDetailQuery({ betId })
  // One wish, one key: asked again after a lost answer it is the same wish.
  const [intent] = useState(() => idempotentRequest(cancelBet, { betId }))
  const [send, { isLoading, error }] = useCancelBetMutation()
  const bet = data?.bet
  const closed = error !== undefined && refusal(error, 'ISSUE_CLOSED') !== undefined
  const submit = async () => {
    const { data: cancelled } = await send(intent)
    if (!cancelled) return
    toasts.show(t('cancel.done', { stake: format.money(cancelled.bet.stake, MONEY) }), 'positive')
    onClose()
  }
  return (
    <Dialog title={t('cancel.title')} lead={t('cancel.lead')} onClose={onClose}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!bet && !isError && <Skeleton height="96px" />}
      {bet && (
        <dl className={styles.facts}>
          <dt>{t('cancel.issue')}</dt>
          <dd>
            {bet.gameName} · {format.issue(bet.numero, true)}
          </dd>
          <dt>{t('cancel.play')}</dt>
          <dd>{names.play(bet.play)}</dd>
          {bet.cancelUntil && (
            <>
              <dt>{t('cancel.until')}</dt>
              <dd>{format.instant(bet.cancelUntil, 'seconds')}</dd>
            </>
          )}
          <dt>{t('cancel.stake')}</dt>
          <dd>
            <b>{format.money(bet.stake, MONEY)}</b>
          </dd>
        </dl>
      )}
      {error !== undefined && <FaultNote>{closed ? t('cancel.closed') : t(`errors:${failureKey(error)}`)}</FaultNote>}
      <DialogActions>
        <Button look={closed ? 'primary' : 'ghost'} onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        {!closed && (
          <Button look="primary" busy={isLoading} disabled={!bet} onClick={() => void submit()}>
            {t('cancel.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
