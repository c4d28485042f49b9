import { type OpenGame, typeAddress } from '../../launch/index.ts'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useNear } from '../../../lib/use-near.ts'
import { Rail, RailRoom } from '../../../ui/rail/rail.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { VendorCard } from '../../../ui/vendor-card/vendor-card.tsx'
import { useGamesQuery } from '../api.ts'
import { SeeAll } from './see-all.tsx'
import styles from './lobby.module.css'

const SHOWN = 3

/** The room of the lotteries before they join. */
export const LotteryRoom = () => <RailRoom layout="plain" count={SHOWN} className={styles.lotteries} />

/** The lotteries of the house, side by side. */
export const LotteryRail = ({ onOpen }: { readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const { ref, near } = useNear<HTMLDivElement>()
  const own = useGamesQuery(near ? { gameType: 'ELOTT', pageSize: SHOWN } : skipToken)
  const replay = useGamesQuery(near ? { gameType: 'LOTT', pageSize: SHOWN } : skipToken)
  const games = own.data && replay.data && [...own.data.games, ...replay.data.games].slice(0, SHOWN)
  const failed = own.isError || replay.isError
  if (games?.length === 0) return null
  const retry = () => {
    void own.refetch()
    void replay.refetch()
  }
  return (
    <Rail
      title={t('lotteries')}
      note={t('lotteriesNote')}
      end={<SeeAll to={typeAddress('ELOTT')} name={t('lotteries')} />}
      busy={near && !games && !failed}
    >
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <div ref={ref} className={styles.lotteries}>
          {games
            ? games.map((game) => (
                <VendorCard
                  key={game.nodeId}
                  name={game.gameName}
                  note={t('playNow')}
                  art={game.lagerIcon}
                  tint={game.colour}
                  onOpen={() => onOpen(game)}
                />
              ))
            : [1, 2, 3].map((key) => <Skeleton key={key} ratio="16 / 7" />)}
        </div>
      )}
    </Rail>
  )
}
