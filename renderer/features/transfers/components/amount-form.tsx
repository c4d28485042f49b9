import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coinDigits, type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { TransferRules } from '@portico/contract/transfer/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { amountKeys, fieldText, keptText, typedUnits } from '../../../lib/typed-money.ts'
import { groupSignOf } from '../../../lib/whole-digits.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { amountFault, type AmountFault, mostNow, quickAmounts } from '../amount.ts'
import sums from '../../../ui/sums/sums.module.css'
import { LimitBars } from './limit-bars.tsx'
import styles from '../transfers.module.css'

interface Props {
  readonly rules: TransferRules
  /** What is on the side that the money leaves. */
  readonly available: Money
  /** Where the money goes, above the amount. */
  readonly children?: ReactNode
  /** False while nobody is chosen. */
  readonly ready: boolean
  readonly onAmount: (amount: Money) => void
}

/** The amount of a transfer with its bounds and what the day leaves of them; it is confirmed in a sheet of its own. */
export const AmountForm = ({ rules, available, children, ready, onAmount }: Props) => {
  const { t } = useTranslation(['transfers', 'errors'])
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const limits = useId()
  const money = (value: Money) => format.money(value, { min: 0 })
  const { currency } = available
  const sign = groupSignOf(format)
  const fault = amountFault(typed, rules, available, sign)
  const units = fault ? undefined : typedUnits(typed, sign, currency)
  const words = { min: money(rules.min), max: money(rules.max), left: money(rules.left), available: money(available) }
  const most = mostNow(rules, available)
  const change = (text: string) => setTyped(keptText(text, sign, currency, format))
  const faultText = (of: AmountFault): string =>
    of === 'form' ? t(coinDigits(currency) > 0 ? 'errors:AMOUNT_DECIMALS' : 'fault.whole') : t(`fault.${of}`, words)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (units !== undefined && ready) onAmount(toMoney(units, currency))
  }
  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      {children}
      <Field label={t('amount')} error={fault && (touched || fault === 'form') ? faultText(fault) : undefined}>
        {(control) => (
          <TextInput
            {...control}
            aria-describedby={cx(control['aria-describedby'], limits)}
            value={typed}
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
        {quickAmounts(rules, available).map((amount) => {
          const text = fieldText(unitsOf(amount), currency, format)
          return (
            <Chip key={amount.amount} on={typed === text} onClick={() => change(text)}>
              {text}
            </Chip>
          )
        })}
        {most >= unitsOf(rules.min) && most > 0n && (
          <Chip on={units === most} onClick={() => change(fieldText(most, currency, format))}>
            {t('most')}
          </Chip>
        )}
      </div>
      <LimitBars id={limits} rules={rules} amount={typedUnits(typed, sign, currency) ?? 0n} />
      <dl className={cx(sums.sums, sums.small)}>
        <div>
          <dt>{t('resets')}</dt>
          <dd>
            <bdi>{format.instant(rules.resetsAt, 'moment')}</bdi>
          </dd>
        </div>
      </dl>
      <Button type="submit" look="primary" size="large" wide disabled={!ready}>
        {units === undefined ? t('go') : t('goOn', { amount: money(toMoney(units, currency)) })}
      </Button>
    </form>
  )
}
