import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { Button } from '../../../ui/button/button.tsx'

/** Offers to take a bet back for as long as that is possible. */
export const CancelButton = ({ bet }: { bet: Bet }) => {
  const { t } = useTranslation('receipts')
  const dispatch = useAppDispatch()
  const now = useServerNow()
  if (bet.cancelUntil === null || now >= Date.parse(bet.cancelUntil)) return null
  return (
    <Button look="text" size="small" onClick={() => dispatch(dialogOpened({ kind: 'cancelBet', betId: bet.betId }))}>
      {t('cancel.action')}
    </Button>
  )
}
