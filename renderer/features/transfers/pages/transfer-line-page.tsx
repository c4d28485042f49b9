import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUnits, type Money, parseUnits, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { LineMember } from '@portico/contract/transfer/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useLinesQuery } from '../api.ts'
import { AmountForm } from '../components/amount-form.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { DownlineField } from '../components/downline-field.tsx'
import { LatestList } from '../components/latest-list.tsx'
import { UnsettledNote } from '../components/unsettled-note.tsx'
import styles from '../transfers.module.css'
import { useLineTransfer } from '../use-line-transfer.ts'

/** Sends money to the agent above and, for an agent, to somebody directly below [WALLET-06]. */
export const Component = () => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const { data, isError, refetch } = useLinesQuery({})
  const [side, setSide] = useState<'UPLINE' | 'DOWNLINE'>()
  const [below, setBelow] = useState<LineMember>()
  const { busy, trouble, unsettled, forget, open, setOpen, confirm } = useLineTransfer()
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { upline, downline, main } = data
  const direction = side === 'DOWNLINE' && downline ? 'DOWNLINE' : upline ? (side ?? 'UPLINE') : downline ? 'DOWNLINE' : undefined
  const rules = direction === 'UPLINE' ? upline?.rules : downline?.rules
  const recipient =
    direction === 'UPLINE' ? upline && { to: 'UPLINE', account: upline.account } : below && { to: below.memberId, account: below.account }
  const money = (value: Money) => format.money(value, { min: 0 })
  return (
    <div className={styles.page}>
      <header>
        <h1>{t(downline ? 'line.titleAgent' : 'line.title')}</h1>
        <p className={styles.lead}>{t('line.lead')}</p>
      </header>
      {unsettled && (
        <UnsettledNote
          what={t('what', { amount: money(toMoney(parseUnits(unsettled.amount), main.currency)), to: unsettled.account })}
          onAgain={() => setOpen(unsettled)}
        />
      )}
      <Card className={styles.narrow}>
        {!direction || !rules ? (
          <EmptyState title={t('line.nobody')} hint={t('line.nobodyHint')} />
        ) : (
          <AmountForm
            key={direction}
            rules={rules}
            available={main}
            ready={recipient !== undefined && recipient !== null && !unsettled}
            onAmount={(amount) => {
              forget()
              if (recipient) setOpen({ ...recipient, amount: formatUnits(unitsOf(amount)) })
            }}
          >
            {upline && downline && (
              <Segmented
                label={t('line.side')}
                options={[
                  { value: 'UPLINE', label: t('line.up') },
                  { value: 'DOWNLINE', label: t('line.down') },
                ]}
                value={direction}
                onChange={setSide}
              />
            )}
            {direction === 'UPLINE' && upline ? (
              <p className={styles.person}>
                <span>{t('line.agent')}</span>
                <b>{upline.account}</b>
                {upline.nickname !== upline.account && <span>{upline.nickname}</span>}
              </p>
            ) : (
              <DownlineField value={below} onChange={setBelow} />
            )}
            <p className={styles.note}>{t('available', { amount: money(main) })}</p>
          </AmountForm>
        )}
      </Card>
      <LatestList kinds={['UPLINE', 'DOWNLINE']} />
      {open && (
        <ConfirmDialog
          from={t('main')}
          to={open.account}
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
