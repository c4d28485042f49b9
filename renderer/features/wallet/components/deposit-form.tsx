import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, Intent } from '../../../api/gateway.ts'
import { newIntent } from '../../../api/gateway.ts'
import type { createDeposit, depositMethods } from '@portico/contract/wallet'
import { createDeposit as depositCall } from '@portico/contract/wallet'
import { formatUnits, unitsOf } from '@portico/contract/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useCreateDepositMutation, useDepositMethodsQuery } from '../api.ts'
import { depositTrouble, type DepositTrouble } from '../deposit-trouble.ts'
import { amountFault, quickAmounts, typedUnits } from '../model.ts'
import styles from './deposit.module.css'

type Method = Answer<typeof depositMethods>['methods'][number]
type Done = Answer<typeof createDeposit>

/** Amount of a method; one key for one wish, so that a repeat after a broken line cannot pay twice. */
const AmountForm = ({ method, onDone }: { readonly method: Method; readonly onDone: (done: Done) => void }) => {
  const { t } = useTranslation(['wallet', 'common', 'errors'])
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const [trouble, setTrouble] = useState<DepositTrouble>()
  const [send, { isLoading }] = useCreateDepositMutation()
  const intent = useRef<Intent<typeof createDeposit>>(undefined)
  const fault = amountFault(typed, method)
  const sign = format.sign(method.min.currency)
  const range = { min: format.money(method.min, { min: 0 }), max: format.money(method.max, { min: 0 }) }

  const change = (text: string) => {
    const units = typedUnits(text)
    setTyped(units === undefined ? text.replace(/[^\d]/g, '') : format.number(units / 10_000n))
    setTrouble(undefined)
    intent.current = undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    const units = typedUnits(typed)
    if (fault || units === undefined) return
    intent.current ??= newIntent(depositCall, { method: method.method, amount: formatUnits(units) })
    const answer = await send(intent.current)
    if (answer.data) onDone(answer.data)
    else {
      const next = depositTrouble(answer.error)
      // Only a clear no ends this wish; after silence the same key is sent again.
      if (next.moved === 'no') intent.current = undefined
      setTrouble(next)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('amount')}
        hint={t('range', range)}
        error={touched && fault ? t(fault === 'missing' ? 'amountMissing' : 'amountRange', range) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
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
            <Chip key={amount.amount} on={typed === text} onClick={() => change(text)}>
              {text}
            </Chip>
          )
        })}
      </div>
      {trouble && (
        <FaultNote>
          {t(`errors:${trouble.key}`)} {t(`moved.${trouble.moved}`)}
        </FaultNote>
      )}
      <Button type="submit" look="primary" size="large" wide busy={isLoading}>
        {t('common:action.confirm')}
      </Button>
    </form>
  )
}

const DoneCard = ({
  done,
  onAgain,
  onClose,
}: {
  readonly done: Done
  readonly onAgain: () => void
  readonly onClose?: (() => void) | undefined
}) => {
  const { t } = useTranslation(['wallet', 'common'])
  const format = useFormat()
  const credited = done.state === 'CREDITED'
  return (
    <div className={styles.done} role="status">
      <span className={styles.mark} data-state={done.state} aria-hidden="true">
        {done.state === 'FAILED' ? <CircleAlert /> : <CircleCheck />}
      </span>
      <p className={styles.doneTitle}>{t(`state.${done.state}`, { amount: format.money(done.amount) })}</p>
      <p className={styles.note}>{credited ? t('newBalance') : t('oldBalance')}</p>
      <p className={styles.figure}>{format.money(done.balance)}</p>
      <div className={styles.actions}>
        <Button look="ghost" onClick={onAgain}>
          {t('again')}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Choosing how and how much, and what came of it [WALLET-02]. */
export const DepositForm = ({ onClose }: { readonly onClose?: () => void }) => {
  const { t } = useTranslation('wallet')
  const { data, isError, refetch } = useDepositMethodsQuery({})
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<Done>()
  if (done) return <DoneCard done={done} onAgain={() => setDone(undefined)} onClose={onClose} />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" />
  const method = data.methods.find((entry) => entry.method === chosen) ?? data.methods[0]
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
            onClick={() => setChosen(entry.method)}
          >
            <span>{entry.name}</span>
            {entry.sandbox && <Tag tone="accent">{t('sandbox')}</Tag>}
          </button>
        ))}
      </div>
      {method.sandbox && <p className={styles.note}>{t('sandboxNote')}</p>}
      <AmountForm key={method.method} method={method} onDone={setDone} />
    </div>
  )
}
