import { coinDigits, formatUnits, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { UploadView } from '@portico/contract/upload/shapes'
import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { amountKeys, keptText, typedTrouble, typedUnits } from '../../../lib/typed-money.ts'
import { groupSignOf } from '../../../lib/whole-digits.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAnswerWithdrawalMutation } from '../api.ts'
import styles from '../withdrawals.module.css'
import { Proofs } from './proofs.tsx'

const ANSWERS = ['ALL', 'PART', 'NOTHING'] as const
type Answer = (typeof ANSWERS)[number]

/** How much of a payout arrived: all, a part, nothing. The first answer stands. */
export const AnswerForm = ({ withdrawal }: { readonly withdrawal: WithdrawalView }) => {
  const { t } = useTranslation(['withdraw', 'errors'])
  const format = useFormat()
  const now = useServerNow()
  const group = useId()
  const [answer, setAnswer] = useState<Answer>('ALL')
  const [typed, setTyped] = useState('')
  const [uploads, setUploads] = useState<readonly UploadView[]>([])
  const [send, { isLoading, error }] = useAnswerWithdrawalMutation()
  const { withdrawalId, net, answerBy, steps } = withdrawal
  const whole = unitsOf(net)
  const { currency } = net
  const sign = groupSignOf(format)
  const part = typedUnits(typed, sign, currency) ?? 0n
  const trouble = typedTrouble(typed, sign, currency)
  const money = (units: bigint) => format.money(toMoney(units, currency), { min: 0 })
  const partial = answer === 'PART' && (part <= 0n || part >= whole)
  const arrived = answer === 'ALL' ? whole : answer === 'PART' && !partial ? part : 0n
  const unproved = answer !== 'ALL' && uploads.length === 0
  const paidAt = steps.find(({ step }) => step === 'PAID')?.at

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (partial || unproved) return
    const amount = answer === 'PART' ? { amount: formatUnits(part) } : {}
    void send({ withdrawalId, answer, ...amount, uploads: uploads.map(({ uploadId }) => uploadId) })
  }

  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.question}>
        <h2>{t('answer.title')}</h2>
        {answerBy !== null && paidAt !== undefined && (
          <CountdownRing small leftMs={Date.parse(answerBy) - now} wholeMs={Date.parse(answerBy) - Date.parse(paidAt)} />
        )}
      </div>
      <fieldset className={styles.answers}>
        <legend className="visually-hidden">{t('answer.title')}</legend>
        {ANSWERS.map((each) => (
          <label key={each} htmlFor={`${group}-${each}`} className={styles.answer}>
            <input
              id={`${group}-${each}`}
              type="radio"
              name={group}
              aria-label={t(`answer.${each}`)}
              checked={answer === each}
              onChange={() => setAnswer(each)}
            />
            <span>
              <b>{t(`answer.${each}`)}</b>
              <small>{t(`answer.about.${each}`, { amount: money(whole) })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {answer === 'PART' && (
        <Field
          label={t('answer.received')}
          error={
            trouble === 'form'
              ? t(coinDigits(currency) > 0 ? 'errors:AMOUNT_DECIMALS' : 'whole')
              : trouble === undefined && partial && t('answer.range', { amount: money(whole) })
          }
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              inputMode={amountKeys(currency)}
              autoComplete="off"
              maxLength={24}
              onChange={(event) => setTyped(keptText(event.target.value, sign, currency, format))}
            />
          )}
        </Field>
      )}
      {answer === 'PART' && (
        <span aria-hidden="true" className={styles.bar} data-empty={partial || undefined}>
          <i style={{ inlineSize: `${partial ? 0 : (Number(part) / Number(whole)) * 100}%` }} />
        </span>
      )}
      {answer !== 'ALL' && <Proofs uploads={uploads} onChange={setUploads} />}
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={isLoading} disabled={partial || unproved}>
        {answer === 'ALL' ? t('answer.sendAll', { amount: money(whole) }) : t('answer.sendMissing', { amount: money(whole - arrived) })}
      </Button>
      <p className={styles.note}>{t(unproved ? 'answer.needsProof' : 'answer.final')}</p>
    </form>
  )
}
