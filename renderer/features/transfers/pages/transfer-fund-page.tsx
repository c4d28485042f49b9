import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { formatUnits, type Money, toMoney, unitsOf, parseUnits } from '@portico/contract/kit/money'
import { MAIN_WALLET } from '@portico/contract/transfer/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { cx } from '../../../lib/cx.ts'
import { selectMember } from '../../session/index.ts'
import { useFundsQuery, useMoveBetweenWalletsMutation } from '../api.ts'
import { AmountForm } from '../components/amount-form.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { LatestList } from '../components/latest-list.tsx'
import { UnsettledNote } from '../components/unsettled-note.tsx'
import styles from '../transfers.module.css'
import { useTransfer } from '../use-transfer.ts'

interface Wish {
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** Moves money between the main wallet and those of vendors [WALLET-05]. */
export const Component = () => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const toasts = useToasts()
  const memberId = useSelector(selectMember)?.id ?? ''
  const { data, isError, refetch } = useFundsQuery({})
  const [send] = useMoveBetweenWalletsMutation()
  const [wallet, setWallet] = useState('')
  const [back, setBack] = useState(false)
  const [open, setOpen] = useState<Wish>()
  const { busy, trouble, unsettled, forget, submit } = useTransfer(
    `portico.transfer.wallet.${memberId}`,
    (intent: { idempotencyKey: string; wish: Wish }, withdrawPassword) =>
      send({
        idempotencyKey: intent.idempotencyKey,
        request: { ...intent.wish, ...(withdrawPassword === undefined ? {} : { withdrawPassword }) },
      }),
  )
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const chosen = data.vendors.find(({ wallet: code }) => code === wallet) ?? data.vendors[0]
  const money = (value: Money) => format.money(value, { min: 0 })
  const nameOf = (code: string) =>
    code === MAIN_WALLET ? t('main') : (data.vendors.find(({ wallet: each }) => each === code)?.name ?? code)
  const balanceIn = (code: string): Money =>
    code === MAIN_WALLET ? data.main : (data.vendors.find(({ wallet: each }) => each === code)?.balance ?? toMoney(0n, data.main.currency))
  const done = async (withdrawPassword: string | undefined) => {
    if (!open) return
    const answer = await submit(open, withdrawPassword)
    if (!answer) return
    setOpen(undefined)
    toasts.show(t('done', { amount: money(answer.amount), to: nameOf(open.to) }), 'positive')
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('fund.title')}</h1>
        <p className={styles.lead}>{t('fund.lead')}</p>
      </header>
      {unsettled && (
        <UnsettledNote
          what={t('what', { amount: money(toMoney(parseUnits(unsettled.amount), data.main.currency)), to: nameOf(unsettled.to) })}
          onAgain={() => setOpen(unsettled)}
        />
      )}
      <div className={styles.columns}>
        <Card>
          {data.isSingle || !chosen ? (
            <EmptyState title={t('fund.single')} hint={t('fund.singleHint')} />
          ) : (
            <AmountForm
              key={`${chosen.wallet}${String(back)}`}
              rules={data.rules}
              available={back ? chosen.balance : data.main}
              ready={!unsettled}
              onAmount={(amount) => {
                forget()
                const [from, to] = back ? [chosen.wallet, MAIN_WALLET] : [MAIN_WALLET, chosen.wallet]
                setOpen({ from, to, amount: formatUnits(unitsOf(amount)) })
              }}
            >
              <div className={cx(styles.sides, back && styles.turned)}>
                <Field label={t(back ? 'to' : 'from')}>
                  {(control) => <Select {...control} options={[{ value: MAIN_WALLET, label: t('main') }]} disabled value={MAIN_WALLET} />}
                </Field>
                <IconButton label={t('turn')} icon={<ArrowLeftRight />} onClick={() => setBack(!back)} />
                <Field label={t(back ? 'from' : 'to')}>
                  {(control) => (
                    <Select
                      {...control}
                      options={data.vendors.map(({ wallet: code, name }) => ({ value: code, label: name }))}
                      value={chosen.wallet}
                      onChange={(event) => setWallet(event.target.value)}
                    />
                  )}
                </Field>
              </div>
              <p className={styles.note} aria-live="polite">
                {t('way', { from: nameOf(back ? chosen.wallet : MAIN_WALLET), to: nameOf(back ? MAIN_WALLET : chosen.wallet) })}
              </p>
            </AmountForm>
          )}
        </Card>
        <Card as="section" flush aria-label={t('wallets')}>
          <ul>
            {[{ code: MAIN_WALLET }, ...data.vendors.map(({ wallet: code }) => ({ code }))].map(({ code }) => (
              <li key={code} className={styles.row}>
                <span>
                  <b>{nameOf(code)}</b>
                </span>
                <bdi>{money(balanceIn(code))}</bdi>
              </li>
            ))}
            <li className={styles.row}>
              <span>{t('total')}</span>
              <b>
                <bdi>{money(data.total)}</bdi>
              </b>
            </li>
          </ul>
        </Card>
      </div>
      <LatestList kinds={['WALLET']} />
      {open && (
        <ConfirmDialog
          from={nameOf(open.from)}
          to={nameOf(open.to)}
          amount={toMoney(parseUnits(open.amount), data.main.currency)}
          available={balanceIn(open.from)}
          passwordSet={data.passwordSet}
          passwordNeeded={false}
          busy={busy}
          trouble={trouble}
          onSend={(password) => void done(password)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
