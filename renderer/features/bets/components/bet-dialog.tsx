import Repeat from 'lucide-react/icons/repeat'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useNames } from '../hooks/use-names.ts'
import { useBetDetailQuery } from '../api.ts'
import { BetFacts } from './bet-facts.tsx'
import { CancelButton } from './cancel-button.tsx'

/** One bet: what was bet, how it stands, and the steps of its settlement. */
export const Component = ({ betId, onClose }: { readonly betId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const names = useNames()
  const { data, isError, refetch } = useBetDetailQuery({ betId })
  const bet = data?.bet
  return (
    <Dialog title={bet ? names.play(bet.play) : t('bet')} onClose={onClose} size="large">
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="320px" />}
      {bet && (
        <>
          <BetFacts detail={data} />
          <DialogActions>
            <ButtonLink to={paths.proof(bet.gameCode, bet.numero, bet.betId)} look="ghost" onClick={onClose}>
              {t('receipts:link')}
            </ButtonLink>
            <CancelButton bet={bet} />
            <ButtonLink to={paths.betAgain(bet.gameCode, [bet.betId])} icon={<Repeat aria-hidden="true" />} onClick={onClose}>
              {t('again')}
            </ButtonLink>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
