import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useFormat } from '../../i18n/use-language.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { selectMember } from '../session/index.ts'
import { useSendInLineMutation } from './api.ts'
import { lineMemory, type LineWish } from './line-wish.ts'
import { useTransfer } from './use-transfer.ts'

/** A transfer within the line: the one that waits for its confirmation (`open`), and the sending of it. */
export const useLineTransfer = () => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const toasts = useToasts()
  const memberId = useSelector(selectMember)?.id ?? ''
  const [send] = useSendInLineMutation()
  const [open, setOpen] = useState<LineWish>()
  const { submit, ...transfer } = useTransfer(
    lineMemory(memberId),
    (intent: { idempotencyKey: string; wish: LineWish }, withdrawPassword) => {
      const { to, amount } = intent.wish
      return send({
        idempotencyKey: intent.idempotencyKey,
        request: { to, amount, ...(withdrawPassword === undefined ? {} : { withdrawPassword }) },
      })
    },
  )
  const confirm = async (withdrawPassword: string | undefined): Promise<void> => {
    if (!open) return
    const answer = await submit(open, withdrawPassword)
    if (!answer) return
    setOpen(undefined)
    toasts.show(t('done', { amount: format.money(answer.amount, { min: 0 }), to: answer.to }), 'positive')
  }
  return { ...transfer, open, setOpen, confirm }
}
