import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import type { PointItem } from '@portico/contract/points/shapes'
import { type Delivery, readDelivery } from '@portico/contract/points/delivery'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { selectMember } from '../../session/index.ts'
import { useTransfer } from '../../transfers/index.ts'
import { WithdrawPasswordField } from '../../wallet/index.ts'
import { useRedeemMutation } from '../api.ts'
import styles from '../points.module.css'
import { Coins } from './coin.tsx'
import { ItemPicture } from './item-picture.tsx'
import { PointSums } from './point-sums.tsx'

interface Wish {
  readonly item: string
  readonly quantity: number
  readonly points: number
  readonly address?: string
  readonly mobile?: string
}

interface Props {
  readonly item: PointItem
  readonly points: number
  readonly onClose: () => void
}

const MOST_PIECES = 99

/** How many, to whom, and the withdraw password; points leave when the button is pressed. */
export const RedeemDialog = ({ item, points, onClose }: Props) => {
  const { t } = useTranslation(['points', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const memberId = useSelector(selectMember)?.id ?? ''
  const [send] = useRedeemMutation()
  const [quantity, setQuantity] = useState(1)
  const [address, setAddress] = useState('')
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const { busy, trouble, submit } = useTransfer(
    `portico.points.redeem.${memberId}`,
    (intent: { idempotencyKey: string; wish: Wish }, withdrawPassword) =>
      send({
        idempotencyKey: intent.idempotencyKey,
        request: { ...intent.wish, ...(withdrawPassword === undefined ? {} : { withdrawPassword }) },
      }),
  )
  const most = Math.min(MOST_PIECES, item.left ?? MOST_PIECES, Math.floor(points / item.points))
  const cost = item.points * quantity
  const isSent = item.kind === 'DELIVERY'
  const delivery = readDelivery({ address, mobile }, isSent)
  const isWrong = (field: keyof Delivery) => touched && delivery.faults[field] !== undefined
  const order = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (busy || password === '' || Object.keys(delivery.faults).length > 0) return
    const to = isSent ? delivery.to : {}
    const done = await submit({ item: item.item, quantity, points: item.points, ...to }, password)
    if (!done) return
    toasts.show(t('ordered', { number: done.order.orderNumber }), 'positive')
    onClose()
  }
  return (
    <Dialog title={item.name} lead={item.text || undefined} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void order(event)} noValidate>
        <ItemPicture item={item} />
        <div className={styles.amount}>
          <Stepper label={t('quantity')} value={quantity} min={1} max={Math.max(most, 1)} onChange={setQuantity} />
          <strong>
            <Coins>{format.number(cost)}</Coins>
          </strong>
        </div>
        {isSent && (
          <>
            <Field label={t('address')} error={isWrong('address') && t('addressMissing')}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="street-address"
                  maxLength={300}
                  value={address}
                  onChange={(e) => setAddress(e.target.value)}
                />
              )}
            </Field>
            <Field label={t('mobile')} error={isWrong('mobile') && t('mobileMissing')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="tel"
                  autoComplete="tel"
                  maxLength={30}
                  value={mobile}
                  onChange={(e) => setMobile(e.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <WithdrawPasswordField value={password} onChange={setPassword} />
        <PointSums
          points={points}
          cost={cost}
          money={item.amount ? toMoney(unitsOf(item.amount) * BigInt(quantity), item.amount.currency) : undefined}
        />
        {trouble && !busy && (
          <FaultNote>
            {t(`errors:${trouble.key}`)} {trouble.moved === 'unknown' && t('unknown')}
          </FaultNote>
        )}
        <Button type="submit" look="primary" size="large" wide busy={busy} disabled={password === ''}>
          {t('redeemFor', { points: format.number(cost) })}
        </Button>
        <p className={styles.quiet}>{t('back')}</p>
      </form>
    </Dialog>
  )
}
