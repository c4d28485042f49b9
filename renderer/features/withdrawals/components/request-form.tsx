import { coinDigits, formatUnits, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import type { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import type { Answer } from '../../../api/gateway.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { amountKeys, fieldText, inCoins, keptText, typedTrouble, typedUnits } from '../../../lib/typed-money.ts'
import { groupSignOf } from '../../../lib/whole-digits.ts'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useProof } from '../../security/index.ts'
import { WithdrawPasswordField } from '../../wallet/index.ts'
import { useRequest } from '../use-request.ts'
import sums from '../../../ui/sums/sums.module.css'
import styles from '../withdrawals.module.css'

interface Props {
  readonly memberId: string
  readonly payeeId: string | undefined
  readonly terms: Answer<typeof withdrawalTerms>
  readonly onDone: (withdrawalId: string) => void
}

/** How much, what it costs, the password; then who it is, where that was not shown just now. */
export const RequestForm = ({ memberId, payeeId, terms, onDone }: Props) => {
  const { t } = useTranslation(['withdraw', 'errors'])
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const [isGivenUp, setGivenUp] = useState(false)
  const { proved, dialog } = useProof()
  const { busy, failure, setFailure, submit } = useRequest(memberId, ({ withdrawalId }) => onDone(withdrawalId))
  const { currency } = terms.min
  const money = (units: Units) => format.money(toMoney(units, currency), { min: 0 })
  const sign = groupSignOf(format)
  const units = typedUnits(typed, sign, currency) ?? 0n
  const isMisshapen = typedTrouble(typed, sign, currency) === 'form'
  const free = unitsOf(terms.max) < unitsOf(terms.free) ? unitsOf(terms.max) : unitsOf(terms.free)
  const most = inCoins(free, currency)
  const outside = units < unitsOf(terms.min) || units > most
  // There is money, but too little of it is free.
  const isHeld = most < unitsOf(terms.min) && unitsOf(terms.free) < unitsOf(terms.balance)
  const heldText = terms.requirements.some(({ state }) => state === 'ACTIVE') ? 'turnover.none' : 'owed.none'
  const rangeText = isHeld ? t(heldText) : t('range', { min: format.money(terms.min, { min: 0 }), max: money(most) })
  const fee = (units * BigInt(terms.fee)) / 10_000n

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (outside || payeeId === undefined || (terms.forfeits !== null && !isGivenUp)) return
    const request = {
      payeeId,
      amount: formatUnits(units),
      ...(password === '' ? {} : { withdrawPassword: password }),
      ...(isGivenUp ? { forfeit: true } : {}),
    }
    setFailure(await proved(() => submit(request)))
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label={t('amount')}
          aside={t('upTo', { amount: money(most) })}
          error={isMisshapen ? t(coinDigits(currency) > 0 ? 'errors:AMOUNT_DECIMALS' : 'whole') : touched && outside && rangeText}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              inputMode={amountKeys(currency)}
              autoComplete="off"
              placeholder="0"
              className={styles.amount}
              maxLength={24}
              onChange={(event) => setTyped(keptText(event.target.value, sign, currency, format))}
              end={
                <Button look="text" size="small" type="button" onClick={() => setTyped(fieldText(most, currency, format))}>
                  {t('all')}
                </Button>
              }
            />
          )}
        </Field>
        <dl className={sums.sums}>
          <div>
            <dt>{t('fee')}</dt>
            <dd>{money(fee)}</dd>
          </div>
          <div>
            <dt>{t('net')}</dt>
            <dd>{money(units - fee)}</dd>
          </div>
          <div>
            <dt>{t('after')}</dt>
            <dd>{money(unitsOf(terms.balance) > units ? unitsOf(terms.balance) - units : 0n)}</dd>
          </div>
        </dl>
        {terms.unverified && (
          <p className={styles.note}>
            {t('unverified.text', { amount: format.money(terms.unverified, { min: 0 }) })}{' '}
            <Link to={paths.member('verification')}>{t('unverified.open')}</Link>
          </p>
        )}
        {terms.forfeits && (
          <div className={cx(styles.note, styles.asked)}>
            <p>{t('forfeit.text', { amount: format.money(terms.forfeits, { min: 0 }) })}</p>
            <Checkbox checked={isGivenUp} onChange={(event) => setGivenUp(event.target.checked)}>
              {t('forfeit.confirm', { amount: format.money(terms.forfeits, { min: 0 }) })}
            </Checkbox>
            {touched && !isGivenUp && <FaultNote>{t('errors:CONFIRM_FORFEIT')}</FaultNote>}
          </div>
        )}
        <WithdrawPasswordField value={password} onChange={setPassword} />
        {failure !== undefined && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
        <Button type="submit" look="primary" size="large" wide busy={busy} disabled={payeeId === undefined || !terms.open}>
          {units === 0n ? t('title') : t('send', { amount: money(units) })}
        </Button>
        <p className={styles.note}>
          {terms.heldUntil === null
            ? t('twoPeople', { amount: format.money(terms.twoPeopleAbove, { min: 0 }) })
            : t('held', { at: format.instant(terms.heldUntil, 'moment') })}
        </p>
      </form>
      {dialog}
    </>
  )
}
