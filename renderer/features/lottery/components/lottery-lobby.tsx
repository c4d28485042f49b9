import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Lottery, Opened } from '@portico/contract/lottery'
import { paths } from '../../../app/paths.ts'
import { useServerNow } from '../../../app/use-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useLotteriesQuery, useOpenedAllQuery } from '../api.ts'
import { figuresOf, spoken } from '../model/figures.ts'
import { issueNow, shortNumero } from '../model/issue.ts'
import styles from './lottery-lobby.module.css'

const Clock = ({ opened }: { opened: Opened | undefined }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const now = useServerNow()
  const { phase, issue } = issueNow(opened, now)
  if (phase === 'none' || !issue) return <span className={styles.dim}>{t('clock.noIssue')}</span>
  if (phase !== 'open') return <span className={styles.dim}>{t('clock.closed')}</span>
  return (
    <>
      <span className={styles.dim}>{t('clock.closesIn')}</span>
      <b role="timer">{format.countdown(Date.parse(issue.sealAt) - now)}</b>
    </>
  )
}

const LobbyRow = ({ game, opened }: { game: Lottery; opened: Opened | undefined }) => {
  const { t } = useTranslation('lottery')
  const last = opened?.last
  return (
    <li>
      <Link to={paths.lottery(game.gameCode)} className={styles.row}>
        <img src={game.iconUrl} alt="" width="64" height="64" className={styles.art} />
        <span className={styles.name}>
          <b>{game.gameName}</b>
          {game.drawsPerDay > 0 && <span className={styles.dim}>{t('head.draws', { count: game.drawsPerDay })}</span>}
        </span>
        <span className={styles.last}>
          {last && (
            <>
              <span className={styles.dim}>{t('head.last', { issue: shortNumero(last.numero) })}</span>
              <NumberBalls
                small
                figures={figuresOf(last.result)}
                label={t('head.lastLabel', { issue: shortNumero(last.numero), digits: spoken(last.result) })}
              />
            </>
          )}
        </span>
        <span className={styles.clock}>
          <Clock opened={opened} />
        </span>
      </Link>
    </li>
  )
}

/** Every lottery with its last result and how long bets are taken. */
export const LotteryLobby = () => {
  const { t } = useTranslation('lottery')
  const { data, isError, refetch } = useLotteriesQuery({})
  const opened = useOpenedAllQuery({}, { pollingInterval: 30_000 })
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return (
    <section className={styles.lobby}>
      <h1>{t('lobby.title')}</h1>
      <p className={styles.lead}>{t('lobby.lead')}</p>
      {data?.games.length === 0 && <EmptyState />}
      <ul aria-busy={!data}>
        {data
          ? data.games.map((game) => (
              <LobbyRow key={game.gameCode} game={game} opened={opened.data?.list.find(({ gameCode }) => gameCode === game.gameCode)} />
            ))
          : [1, 2, 3].map((each) => (
              <li key={each}>
                <Skeleton height="96px" />
              </li>
            ))}
      </ul>
    </section>
  )
}
