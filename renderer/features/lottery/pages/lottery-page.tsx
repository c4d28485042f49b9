import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '../../../app/hooks.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { selectMember } from '../../session/index.ts'
import { useLotteriesQuery } from '../api.ts'
import { DeskSkeleton } from '../components/desk-skeleton.tsx'
import { DeskView } from '../components/desk-view.tsx'
import { LotteryLobby } from '../components/lottery-lobby.tsx'

/** One lottery by its game code; all of them without one [LOTTERY-03]. */
export const Component = () => {
  const { t } = useTranslation('lottery')
  const [query] = useSearchParams()
  const gameCode = query.get('gameCode')
  const member = useAppSelector(selectMember)
  const { data, isError, refetch } = useLotteriesQuery({})
  if (!gameCode) return <LotteryLobby />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data || !member) return <DeskSkeleton />
  const lottery = data.games.find((game) => game.gameCode === gameCode)
  if (!lottery) {
    return (
      <EmptyState
        title={t('lobby.unknown')}
        hint={t('lobby.unknownHint')}
        action={
          <ButtonLink to={paths.page('lottery')} look="primary">
            {t('lobby.all')}
          </ButtonLink>
        }
      />
    )
  }
  return <DeskView key={gameCode} lottery={lottery} member={member} />
}
