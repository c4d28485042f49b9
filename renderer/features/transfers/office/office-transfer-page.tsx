import { useTranslation } from 'react-i18next'
import { formatUnits, type Money, parseUnits, toMoney, unitsOf } from '@portico/contract/kit/money'
import { failureKey } from '../../../api/failure.ts'
import { useAddressView } from '../../../core/office-table/use-address-view.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useTeamAccountQuery } from '../../agent/index.ts'
import { useLinesQuery } from '../api.ts'
import { AmountForm } from '../components/amount-form.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { LatestList } from '../components/latest-list.tsx'
import { UnsettledNote } from '../components/unsettled-note.tsx'
import transfers from '../transfers.module.css'
import { useLineTransfer } from '../use-line-transfer.ts'
import { PathPanel } from './path-panel.tsx'
import { Recipient } from './recipient.tsx'
import { OFFICE_TRANSFER_FORM } from './view.ts'
import styles from './office.module.css'

/** Sends money to somebody directly below, found in the whole line with the path shown, or to the agent above [AGENT-13]. */
export const Component = () => {
  const { t } = useTranslation(['transfers', 'errors', 'common'])
  const format = useFormat()
  const { view, change } = useAddressView(OFFICE_TRANSFER_FORM)
  const { data, isError, refetch } = useLinesQuery({})
  const person = useTeamAccountQuery({ account: view.to ?? '' }, { skip: view.to === undefined })
  const { busy, trouble, unsettled, forget, open, setOpen, confirm } = useLineTransfer()
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { upline, downline, main } = data
  const side = view.side === 'UPLINE' && upline ? 'UPLINE' : downline ? 'DOWNLINE' : upline ? 'UPLINE' : undefined
  const rules = side === 'UPLINE' ? upline?.rules : side === 'DOWNLINE' ? downline?.rules : undefined
  const below = view.to === undefined ? undefined : person.currentData
  const money = (value: Money) => format.money(value, { min: 0 })
  const recipient =
    side === 'UPLINE'
      ? upline && { to: 'UPLINE', account: upline.account }
      : below?.level === 1
        ? { to: below.memberId, account: below.account }
        : undefined
  return (
    <div className={transfers.page}>
      <header className={styles.head}>
        <h1>{t('common:page.agentTransfer')}</h1>
        {upline && downline && (
          <Segmented
            label={t('line.side')}
            options={[
              { value: 'DOWNLINE', label: t('line.down') },
              { value: 'UPLINE', label: t('line.up') },
            ]}
            value={view.side}
            onChange={(next) => change({ side: next })}
          />
        )}
        <span className={styles.balance}>{t('available', { amount: money(main) })}</span>
      </header>
      {unsettled && (
        <UnsettledNote
          what={t('what', { amount: money(toMoney(parseUnits(unsettled.amount), main.currency)), to: unsettled.account })}
          onAgain={() => setOpen(unsettled)}
        />
      )}
      <div className={styles.columns}>
        <Card>
          {!side || !rules ? (
            <EmptyState title={t('line.nobody')} hint={t('line.nobodyHint')} />
          ) : (
            <AmountForm
              key={side}
              rules={rules}
              available={main}
              ready={Boolean(recipient) && !unsettled}
              onAmount={(amount) => {
                forget()
                if (recipient) setOpen({ ...recipient, amount: formatUnits(unitsOf(amount)) })
              }}
            >
              {side === 'UPLINE' && upline ? (
                <p className={transfers.person}>
                  <span>{t('line.agent')}</span>
                  <b>{upline.account}</b>
                  {upline.nickname !== upline.account && <span>{upline.nickname}</span>}
                </p>
              ) : (
                <Recipient key={view.to} value={view.to} onChange={(to) => change({ to })} />
              )}
            </AmountForm>
          )}
        </Card>
        {side === 'DOWNLINE' && view.to !== undefined && (
          <Card>
            {person.error && <ErrorState title={t(`errors:${failureKey(person.error)}`)} onRetry={() => void person.refetch()} />}
            {below ? <PathPanel path={below.path} /> : !person.error && <Skeleton height="160px" />}
          </Card>
        )}
      </div>
      <LatestList kinds={['UPLINE', 'DOWNLINE']} />
      {open && (
        <ConfirmDialog
          from={t('main')}
          to={open.account}
          path={below && below.account === open.account ? below.path.map(({ account }) => account).join(' / ') : undefined}
          amount={toMoney(parseUnits(open.amount), main.currency)}
          available={main}
          passwordSet={data.passwordSet}
          passwordNeeded
          busy={busy}
          trouble={trouble}
          onSend={(password) => void confirm(password)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
