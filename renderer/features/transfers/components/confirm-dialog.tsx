import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { WithdrawPasswordField } from '../../wallet/index.ts'
import { cx } from '../../../lib/cx.ts'
import sums from '../../../ui/sums/sums.module.css'
import styles from '../transfers.module.css'
import type { TransferTrouble } from '../use-transfer.ts'

interface Props {
  readonly from: string
  readonly to: string
  /** Who stands between, where somebody does or could. */
  readonly path?: string | undefined
  readonly amount: Money
  /** What is on the side that the money leaves, before it does. */
  readonly available: Money
  readonly passwordSet: boolean
  /** Whether it cannot be sent without a withdraw password. */
  readonly passwordNeeded: boolean
  readonly busy: boolean
  readonly trouble: TransferTrouble | undefined
  readonly onSend: (withdrawPassword: string | undefined) => void
  readonly onClose: () => void
}

/** Says once more what will move where, asks for the withdraw password, and names the deed and the sum on its button. */
export const ConfirmDialog = (props: Props) => {
  const { from, to, path, amount, available, passwordSet, passwordNeeded, busy, trouble, onSend, onClose } = props
  const { t } = useTranslation(['transfers', 'common', 'errors'])
  const format = useFormat()
  const [password, setPassword] = useState('')
  const money = (value: Money) => format.money(value, { min: 0 })
  const after = toMoney(unitsOf(available) - unitsOf(amount), amount.currency)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !missing) onSend(passwordSet ? password : undefined)
  }
  const missing = passwordSet ? password === '' : passwordNeeded
  const rows = [
    [t('from'), from],
    [t('to'), to],
    ...(path === undefined ? [] : ([[t('path.title'), path]] as const)),
    [t('amount'), money(amount)],
    [t('after'), money(after)],
  ] as const
  return (
    <Dialog title={t('confirm.title', { amount: money(amount), to })} lead={t('confirm.lead')} onClose={onClose}>
      <form className={styles.form} onSubmit={send} noValidate>
        <dl className={cx(sums.sums, sums.small)}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <WithdrawPasswordField value={password} onChange={setPassword} />
        {passwordNeeded && !passwordSet && <p className={styles.note}>{t('confirm.needsPassword')}</p>}
        {trouble && !busy && (
          <FaultNote>
            {t(`errors:${trouble.key}`)} {trouble.moved === 'unknown' && t('confirm.unknown')}
          </FaultNote>
        )}
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={missing}>
            {t('confirm.send', { amount: money(amount) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
