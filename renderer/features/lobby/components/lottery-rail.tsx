import { type OpenGame, typeAddress } from '../../launch/index.ts'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import { useMedia } from '../../../lib/use-narrow.ts'
import { useNear } from '../../../lib/use-near.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Rail, RailRoom } from '../../../ui/rail/rail.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { type LiveLottery, oneOfEachClass, RAIL_SHOWN } from '../live-lotteries.ts'
import { useLiveLotteries } from '../use-live-lotteries.ts'
import { DrawClock } from './draw-clock.tsx'
import { LastDraw } from './last-draw.tsx'
import { SeeAll } from './see-all.tsx'
import strip from '../../../ui/strip/strip.module.css'
import styles from './live-lottery.module.css'

/** Below this width nothing stands beside the banner. */
const ALONE = '(width < 1200px)'

/** The room of the lotteries before they join. */
export const LotteryRoom = () => <RailRoom layout="plain" count={RAIL_SHOWN} className={cx(strip.onPhones, styles.cards)} />

const LotteryCard = ({ game, opened, onOpen }: LiveLottery & { readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <Picture src={game.lagerIcon} tint={game.colour} width={260} height={104} />
        <button type="button" className={styles.open} onClick={() => onOpen(game)}>
          {game.gameName}
        </button>
      </div>
      <div className={styles.facts}>
        <span className={styles.dim}>{t('draws.last')}</span>
        <DrawClock opened={opened} />
        <LastDraw opened={opened} />
      </div>
    </li>
  )
}

/** A lottery of each kind with its last result and its clock; those beside the banner are not cards twice. */
export const LotteryRail = ({ onOpen }: { readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const { ref, near } = useNear<HTMLDivElement>()
  const alone = useMedia(ALONE)
  const { next, others, isError, retry } = useLiveLotteries(near)
  const all = others && next && (alone ? [...next, ...others] : others)
  const cards = all && oneOfEachClass(all).slice(0, RAIL_SHOWN)
  if (cards?.length === 0) return null
  return (
    <Rail
      title={t('lotteries')}
      note={t('lotteriesNote')}
      end={<SeeAll to={typeAddress('ELOTT')} name={t('lotteries')} />}
      busy={near && !cards && !isError}
    >
      {isError && !cards ? (
        <ErrorState onRetry={retry} />
      ) : (
        <div ref={ref}>
          <ul className={cx(strip.onPhones, styles.cards)}>
            {cards
              ? cards.map((lottery) => <LotteryCard key={lottery.game.gameCode} {...lottery} onOpen={onOpen} />)
              : Array.from({ length: RAIL_SHOWN }, (_, card) => (
                  <li key={card}>
                    <Skeleton height="200px" />
                  </li>
                ))}
          </ul>
        </div>
      )}
    </Rail>
  )
}
