import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coinDigits, formatUnits, type Money, parseUnits, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { amountKeys, fieldText, keptText, typedUnits } from '../../../lib/typed-money.ts'
import { groupSignOf } from '../../../lib/whole-digits.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import styles from './deposit.module.css'
import type { Method } from './method-list.tsx'
import { amountFault, boundsWithin, quickAmounts } from './model.ts'
import { Sums } from './sums.tsx'
import { type DepositAnswer, useDeposit, useUnsettledDeposit } from './use-deposit.ts'

export interface AmountFormProps {
  readonly memberId: string
  readonly method: Method
  /** What the member's own limit still leaves; undefined without one. */
  readonly room: Money | undefined
  /** Hears what is typed, 0 where it may not be sent. */
  readonly onUnits: (units: Units) => void
  readonly onDone: (done: DepositAnswer) => void
  /** Between the amount and what it comes to. */
  readonly children: ReactNode
}

const FAULTS = { missing: 'amountMissing', form: 'amountWhole', range: 'amountRange' } as const

/** Amount of a method. A deposit that was not answered stands in it, unchangeable, until it is. */
export const AmountForm = ({ memberId, method, room, onUnits, onDone, children }: AmountFormProps) => {
  const { t } = useTranslation(['wallet', 'errors'])
  const format = useFormat()
  const unsettled = useUnsettledDeposit(memberId)
  const { busy, trouble, forget, submit } = useDeposit(memberId, onDone)
  const amount = useRef<HTMLInputElement>(null)
  // Below the fold of a phone it would pull the page down to itself.
  useEffect(() => amount.current?.focus({ preventScroll: true }), [])
  const [entered, setEntered] = useState('')
  const [touched, setTouched] = useState(false)
  const [way, setWay] = useState(method.method)
  // What one way has refused says nothing of another; the amount stays.
  if (way !== method.method) {
    setWay(method.method)
    forget()
  }
  const { currency } = method.min
  const typed = unsettled ? fieldText(parseUnits(unsettled.amount), currency, format) : entered
  const bounds = boundsWithin(method, room)
  const sign = groupSignOf(format)
  const fault = amountFault(typed, bounds, sign)
  /** The method would take it, the member's own limit would not. */
  const overLimit = fault === 'range' && amountFault(typed, method, sign) === undefined
  const range = { min: format.money(method.min, { min: 0 }), max: format.money(bounds.max, { min: 0 }) }
  const faultText = (of: NonNullable<typeof fault>): string => {
    if (overLimit) return t('errors:DEPOSIT_LIMIT_REACHED')
    if (of === 'form' && coinDigits(currency) > 0) return t('errors:AMOUNT_DECIMALS')
    return t(FAULTS[of], range)
  }
  const moved = unsettled ? 'unknown' : trouble?.moved
  const units = unsettled ? parseUnits(unsettled.amount) : fault ? undefined : typedUnits(typed, sign, currency)

  useEffect(() => onUnits(units ?? 0n), [onUnits, units])

  const change = (text: string) => {
    setEntered(keptText(text, sign, currency, format))
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
        error={fault && (touched || fault === 'form') && !unsettled ? faultText(fault) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={amount}
            value={typed}
            readOnly={unsettled !== undefined}
            inputMode={amountKeys(currency)}
            autoComplete="off"
            placeholder="0"
            maxLength={24}
            className={styles.amount}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTouched(typed !== '')}
            end={<span className={styles.sign}>{format.sign(currency)}</span>}
          />
        )}
      </Field>
      <div role="group" aria-label={t('quick')} className={styles.quick}>
        {quickAmounts(bounds).map((amount) => {
          const text = fieldText(unitsOf(amount), currency, format)
          return (
            <Chip key={amount.amount} on={typed === text} disabled={unsettled !== undefined} onClick={() => change(text)}>
              {text}
            </Chip>
          )
        })}
      </div>
      {children}
      <Sums units={units ?? 0n} method={method} room={room} />
      {moved && !busy && (
        <FaultNote>
          {trouble && t(`errors:${trouble.key}`)} {t(`moved.${moved}`)}
        </FaultNote>
      )}
      <div data-pinned>
        <Button type="submit" look="primary" size="large" wide busy={busy}>
          {units === undefined ? t('deposit.title') : t('deposit.place', { amount: format.money(toMoney(units, currency), { min: 0 }) })}
        </Button>
      </div>
    </form>
  )
}
