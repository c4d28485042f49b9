import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { BetFacts, useNames } from '../../bets/index.ts'
import { useTeamBetQuery } from '../api.ts'

/** One bet of the team as its player reads it, with the steps of its settlement. */
export const Component = ({ betId, onClose }: { readonly betId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['agent', 'errors', 'records'])
  const names = useNames()
  const { data, error, refetch } = useTeamBetQuery({ betId })
  return (
    <Dialog
      size="large"
      title={data ? names.play(data.bet.play) : t('records:bet')}
      lead={data && t('bet.lead', { account: data.account })}
      onClose={onClose}
    >
      {data ? (
        <BetFacts detail={data} />
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
