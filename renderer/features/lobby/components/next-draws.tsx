import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { NEXT_SHOWN } from '../live-lotteries.ts'
import { useLiveLotteries } from '../use-live-lotteries.ts'
import { useOpenGame } from '../use-open-game.ts'
import { DrawClock } from './draw-clock.tsx'
import { LastDraw } from './last-draw.tsx'
import styles from './live-lottery.module.css'

/** The lotteries that draw next, beside the banner: what they drew last, and how long until they draw again. */
export const NextDraws = () => {
  const { t } = useTranslation('lobby')
  const open = useOpenGame()
  const { next, isError, retry } = useLiveLotteries(true)
  const waiting = !next && !isError
  return (
    <section className={styles.next} aria-label={t('draws.title')} aria-busy={waiting || undefined}>
      <header className={styles.head}>
        <h2>{t('draws.title')}</h2>
        <span className={styles.dim}>{t('draws.note')}</span>
      </header>
      {waiting && Array.from({ length: NEXT_SHOWN }, (_, row) => <Skeleton key={row} height="48px" />)}
      {isError && !next && <ErrorState onRetry={retry} />}
      {next?.length === 0 && <p className={styles.dim}>{t('draws.none')}</p>}
      <ul className={styles.rows}>
        {next?.map(({ game, opened }) => (
          <li key={game.gameCode} className={styles.row}>
            <div className={styles.what}>
              <button type="button" className={styles.open} onClick={() => open(game)}>
                {game.gameName}
              </button>
              <LastDraw opened={opened} />
            </div>
            <DrawClock opened={opened} />
          </li>
        ))}
      </ul>
    </section>
  )
}
