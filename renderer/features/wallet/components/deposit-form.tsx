import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Answer } from '../../../api/gateway.ts'
import type { depositMethods } from '@portico/contract/cashier/calls'
import { formatUnits, parseUnits, toMoney, unitsOf } from '@portico/contract/kit/money'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { selectMember } from '../../session/index.ts'
import { useDepositMethodsQuery } from '../api.ts'
import { amountFault, quickAmounts, typedUnits } from '../model.ts'
import { type DepositAnswer, useDeposit, useUnsettledDeposit } from '../use-deposit.ts'
import styles from './deposit.module.css'

type Method = Answer<typeof depositMethods>['methods'][number]

interface AmountFormProps {
  readonly memberId: string
  readonly method: Method
  readonly onDone: (done: DepositAnswer) => void
}

/** Amount of a method. A deposit that was not answered stands in it, unchangeable, until it is. */
const AmountForm = ({ memberId, method, onDone }: AmountFormProps) => {
  const { t } = useTranslation(['wallet', 'common', 'errors'])
  const format = useFormat()
  const unsettled = useUnsettledDeposit(memberId)
  const { busy, trouble, forget, submit } = useDeposit(memberId, onDone)
  const [entered, setEntered] = useState('')
  const [touched, setTouched] = useState(false)
  const typed = unsettled ? format.number(parseUnits(unsettled.amount) / 10_000n) : entered
  const fault = amountFault(typed, method)
  const { currency } = method.min
  const sign = format.sign(currency)
  const range = { min: format.money(method.min, { min: 0 }), max: format.money(method.max, { min: 0 }) }
  const moved = unsettled ? 'unknown' : trouble?.moved

  const units = fault && !unsettled ? undefined : typedUnits(typed)

  const change = (text: string) => {
    const units = typedUnits(text)
    setEntered(units === undefined ? text.replace(/[^\d]/g, '') : format.number(units / 10_000n))
    forget()
  }

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (units === undefined) return
    // What is refused stays to be put right.
    setEntered(typed)
    void submit({ method: method.method, amount: formatUnits(units) })
  }

  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <Field
        label={t('amount')}
        hint={t('range', range)}
        error={touched && fault && !unsettled ? t(fault === 'missing' ? 'amountMissing' : 'amountRange', range) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            readOnly={unsettled !== undefined}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            placeholder="0"
            className={styles.amount}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTouched(typed !== '')}
            end={<span className={styles.sign}>{sign}</span>}
          />
        )}
      </Field>
      <div role="group" aria-label={t('quick')} className={styles.quick}>
        {quickAmounts(method).map((amount) => {
          const text = format.number(unitsOf(amount) / 10_000n)
          return (
            <Chip key={amount.amount} on={typed === text} disabled={unsettled !== undefined} onClick={() => change(text)}>
              {text}
            </Chip>
          )
        })}
      </div>
      {moved && !busy && (
        <FaultNote>
          {trouble && t(`errors:${trouble.key}`)} {t(`moved.${moved}`)}
        </FaultNote>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {units === undefined ? t('deposit.title') : t('deposit.place', { amount: format.money(toMoney(units, currency), { min: 0 }) })}
      </Button>
    </form>
  )
}

const DoneCard = ({
  done,
  onAgain,
  onClose,
}: {
  readonly done: DepositAnswer
  readonly onAgain: () => void
  readonly onClose?: (() => void) | undefined
}) => {
  const { t } = useTranslation(['wallet', 'common'])
  const format = useFormat()
  const credited = done.state === 'CREDITED'
  const card = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its form.
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} tabIndex={-1} className={styles.done} role="status">
      <span className={styles.mark} data-state={done.state} aria-hidden="true">
        {done.state === 'FAILED' ? <CircleAlert /> : <CircleCheck />}
      </span>
      <p className={styles.doneTitle}>{t(`state.${done.state}`, { amount: format.money(done.amount) })}</p>
      <p className={styles.note}>{credited ? t('newBalance') : t('oldBalance')}</p>
      <p className={styles.figure}>{format.money(done.balance)}</p>
      {done.state === 'PENDING_PAYMENT' && (
        <p className={styles.note}>
          {t('reference')}: <bdi className={styles.reference}>{done.depositId}</bdi>
        </p>
      )}
      <div className={styles.actions}>
        <Button look="ghost" onClick={onAgain}>
          {t('again')}
        </Button>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        ) : (
          <ButtonLink to={paths.home}>{t('deposit.lobby')}</ButtonLink>
        )}
      </div>
    </div>
  )
}

const MemberForm = ({ memberId, onClose }: { readonly memberId: string; readonly onClose: (() => void) | undefined }) => {
  const { t } = useTranslation('wallet')
  const { data, isError, refetch } = useDepositMethodsQuery({})
  const unsettled = useUnsettledDeposit(memberId)
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<DepositAnswer>()
  if (done) return <DoneCard done={done} onAgain={() => setDone(undefined)} onClose={onClose} />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" />
  const method = data.methods.find((entry) => entry.method === (unsettled?.method ?? chosen)) ?? data.methods[0]
  if (!method) return <p className={styles.note}>{t('noMethod')}</p>
  return (
    <div className={styles.form}>
      <div role="radiogroup" aria-label={t('method')} className={styles.methods}>
        {data.methods.map((entry) => (
          <button
            key={entry.method}
            type="button"
            role="radio"
            aria-checked={entry === method}
            className={styles.method}
            disabled={unsettled !== undefined && entry !== method}
            onClick={() => setChosen(entry.method)}
          >
            <span>{entry.name}</span>
            {entry.sandbox && <Tag tone="accent">{t('sandbox')}</Tag>}
          </button>
        ))}
      </div>
      {method.sandbox && <p className={styles.note}>{t('sandboxNote')}</p>}
      {method.instructions !== undefined && <p className={styles.instructions}>{method.instructions}</p>}
      <AmountForm key={method.method} memberId={memberId} method={method} onDone={setDone} />
    </div>
  )
}

/** Choosing how and how much, and what came of it [WALLET-02]. */
export const DepositForm = ({ onClose }: { readonly onClose?: () => void }) => {
  const memberId = useSelector(selectMember)?.id
  return memberId === undefined ? <Skeleton height="320px" /> : <MemberForm key={memberId} memberId={memberId} onClose={onClose} />
}
