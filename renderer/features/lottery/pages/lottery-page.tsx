import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { PlayWatch } from '../../control/index.ts'
import { selectMember } from '../../session/index.ts'
import { useLotteriesQuery } from '../api.ts'
import { BetPanelSkeleton } from '../components/bet-panel-skeleton.tsx'
import { BetPanelView } from '../components/bet-panel.tsx'
import { pageAt, pageOf, readLaunch } from '../model/launch.ts'

const LotteryLobby = lazy(async () => ({ default: (await import('../components/lottery-lobby.tsx')).LotteryLobby }))
const ProofPage = lazy(async () => ({ default: (await import('../components/proof-page.tsx')).ProofPage }))

const Unknown = () => {
  const { t } = useTranslation('lottery')
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

/** One lottery by its game code on the page of its vendor; all lotteries of the page without one [LOTTERY-01] [LOTTERY-03]. */
export const Component = () => {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const launch = readLaunch(query, location.origin)
  const here = pageAt(pathname)
  const member = useSelector(selectMember)
  const { data, isError, refetch } = useLotteriesQuery({})
  if (!launch.isLottery) return <Unknown />
  if (isError) return <ErrorState onRetry={() => void refetch()} />

  const page = launch.vietnam && !launch.gameCode ? 'vnLottery' : here
  const listed = data?.games.filter((game) => pageOf(game) === page && (!launch.prizeMode || game.prizeMode === launch.prizeMode))
  const gameCode = launch.gameCode ?? (launch.view === 'betting' ? listed?.[0]?.gameCode : undefined)
  if (page !== here) return <Navigate replace to={`${paths.page(page)}${search}`} />
  if (launch.view === 'lobby' || (!gameCode && launch.view !== 'betting'))
    return (
      <Suspense fallback={<Skeleton height="320px" />}>
        <LotteryLobby page={here} games={listed} launch={launch} />
      </Suspense>
    )
  if (!data || !member) return <BetPanelSkeleton />

  const lottery = data.games.find((game) => game.gameCode === gameCode)
  if (!lottery) return <Unknown />
  if (pageOf(lottery) !== here) return <Navigate replace to={`${paths.page(pageOf(lottery))}${search}`} />
  const proof = query.get('proof')
  if (proof) {
    return (
      <Suspense fallback={<BetPanelSkeleton />}>
        <ProofPage lottery={lottery} numero={proof} betId={query.get('bet') ?? undefined} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense>
        <PlayWatch />
      </Suspense>
      <BetPanelView key={lottery.gameCode} lottery={lottery} member={member} launch={launch} />
    </>
  )
}
