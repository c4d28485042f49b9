import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { selectMember } from '../../session/index.ts'
import { useTransfer } from '../../transfers/index.ts'
import { WithdrawPasswordField } from '../../wallet/index.ts'
import { type PointConfig, useConvertMutation } from '../api.ts'
import styles from '../points.module.css'
import { convertFault, mostConverted, typedPoints } from '../steps.ts'
import { PointSums } from './point-sums.tsx'

interface Props {
  readonly points: number
  readonly convert: NonNullable<PointConfig['convert']>
  readonly passwordSet: boolean
}

/** Turns points into money; asked once more in a sheet that names both. */
export const ConvertCard = ({ points, convert, passwordSet }: Props) => {
  const { t } = useTranslation(['points', 'common', 'errors', 'transfers'])
  const format = useFormat()
  const toasts = useToasts()
  const memberId = useSelector(selectMember)?.id ?? ''
  const [send] = useConvertMutation()
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState<number>()
  const [password, setPassword] = useState('')
  const { busy, trouble, unsettled, forget, submit } = useTransfer(
    `portico.points.convert.${memberId}`,
    (intent: { idempotencyKey: string; wish: number }, withdrawPassword) =>
      send({
        idempotencyKey: intent.idempotencyKey,
        request: { points: intent.wish, ...(withdrawPassword === undefined ? {} : { withdrawPassword }) },
      }),
  )
  const amount = typedPoints(typed)
  const fault = convertFault(amount, points, convert)
  const most = mostConverted(points, convert)
  const cashOf = (number: number) => {
    const units = BigInt(Math.floor(number / convert.points)) * parseUnits(convert.cash.amount)
    return format.money(toMoney(units, convert.cash.currency), { min: 0 })
  }
  const words = { step: format.number(convert.points), min: format.number(convert.min), points: format.number(points) }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault) return
    forget()
    setPassword('')
    setOpen(unsettled ?? amount)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (open === undefined || busy || password === '') return
    const done = await submit(open, password)
    if (!done) return
    setOpen(undefined)
    setTyped('')
    setTouched(false)
    toasts.show(t('converted', { amount: format.money(done.cash, { min: 0 }) }), 'positive')
  }
  const planned = open ?? 0
  return (
    <Card as="section" aria-label={t('convert.title')} className={styles.convert}>
      <header className={styles.cardHead}>
        <h2>{t('convert.title')}</h2>
        <small>
          <bdi>{t('convert.rate', { points: words.step, amount: format.money(convert.cash, { min: 0 }) })}</bdi>
        </small>
      </header>
      <form className={styles.form} onSubmit={ask} noValidate>
        <div className={styles.pair}>
          <Field label={t('convert.points')} error={touched && fault ? t(`fault.${fault}`, words) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                onChange={(event) => {
                  const number = typedPoints(event.target.value)
                  setTyped(number === 0 ? '' : format.number(number))
                }}
                end={
                  most > 0 ? (
                    <Button look="text" size="small" onClick={() => setTyped(format.number(most))}>
                      {t('convert.all')}
                    </Button>
                  ) : undefined
                }
              />
            )}
          </Field>
          <p className={styles.gets}>
            <span className={styles.quiet}>{t('convert.cash')}</span>
            <b>
              <bdi>{fault ? '–' : `+${cashOf(amount)}`}</bdi>
            </b>
          </p>
        </div>
        <p className={styles.quiet}>{t('convert.rule', words)}</p>
        <Button type="submit" look="primary">
          {fault ? t('convert.go') : t('convert.goOn', { points: format.number(amount) })}
        </Button>
      </form>
      {open !== undefined && (
        <Dialog title={t('convert.ask', { points: format.number(planned), amount: cashOf(planned) })} onClose={() => setOpen(undefined)}>
          <form className={styles.form} onSubmit={(event) => void confirm(event)} noValidate>
            <PointSums points={points} cost={planned} />
            <WithdrawPasswordField value={password} onChange={setPassword} />
            {trouble && !busy && (
              <FaultNote>
                {t(`errors:${trouble.key}`)} {trouble.moved === 'unknown' && t('unknown')}
              </FaultNote>
            )}
            <DialogActions>
              <Button look="ghost" onClick={() => setOpen(undefined)}>
                {t('common:action.cancel')}
              </Button>
              <Button type="submit" look="primary" busy={busy} disabled={!passwordSet || password === ''}>
                {t('convert.goOn', { points: format.number(planned) })}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </Card>
  )
}
