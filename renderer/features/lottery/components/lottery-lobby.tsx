import { useTranslation } from 'react-i18next'
import type { vnGameMenu } from '@portico/contract/lottery/calls'
import type { Lottery, OpenedGame } from '@portico/contract/lottery/shapes'
import { Link } from '../../../lib/link.tsx'
import type { Answer } from '../../../api/gateway.ts'
import { paths } from '../../../core/paths.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import strip from '../../../ui/strip/strip.module.css'
import { Picture } from '../../../ui/picture/picture.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useLotteryMenuQuery } from '../menu-api.ts'
import { useOpenedAllQuery } from '../opened-api.ts'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { drawText } from '../../../ui/draw-figures/figures.ts'
import { issueNow } from '../model/issue.ts'
import { type Launch, launchQuery, LOTTERY_PAGES, lotteryPath } from '../model/launch.ts'
import { DrawTimes } from './draw-times.tsx'
import { RecentLotteries } from './recent-lotteries.tsx'
import styles from './lottery-lobby.module.css'

/** For a longer wait its end is shown. */
const DAY_MS = 86_400_000

const Clock = ({ opened }: { opened: OpenedGame | undefined }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const now = useServerNow()
  const { phase, issue } = issueNow(opened, now)
  if (phase === 'none' || !issue) return <span className={styles.dim}>{t('clock.noIssue')}</span>
  if (phase !== 'open') return <span className={styles.dim}>{t('clock.closed')}</span>
  const left = Date.parse(issue.sealAt) - now
  if (left > DAY_MS) {
    return (
      <>
        <span className={styles.dim}>{t('slip.closes')}</span>
        <span>{`${format.instant(issue.sealAt, 'day')}, ${format.instant(issue.sealAt, 'time')}`}</span>
      </>
    )
  }
  return (
    <>
      <span className={styles.dim}>{t('clock.closesIn')}</span>
      <b role="timer">{format.countdown(left)}</b>
    </>
  )
}

const LobbyRow = ({ game, opened, launch }: { game: Lottery; opened: OpenedGame | undefined; launch: Launch }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const last = opened?.last
  return (
    <li>
      <Link to={`${lotteryPath(game)}${launchQuery(launch)}`} className={styles.row}>
        <Picture src={game.iconUrl} width={64} height={64} className={styles.art} />
        <span className={styles.name}>
          <b>{game.gameName}</b>
          <span className={styles.dim}>
            <DrawTimes lottery={game} />
          </span>
        </span>
        <span className={styles.last}>
          {opened?.awaiting && <span className={styles.dim}>{t('head.awaiting', { issue: format.issue(opened.awaiting.numero) })}</span>}
          {last && (
            <>
              <span className={styles.dim}>{t('head.last', { issue: format.issue(last.numero) })}</span>
              <DrawFigures
                small
                draw={last.result}
                label={t('head.lastLabel', { issue: format.issue(last.numero), digits: drawText(last.result) })}
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

/** The lotteries that the menu offers, in its order; all of them until it is known [CALL-10]. */
const offered = (games: readonly Lottery[] | undefined, menu: Answer<typeof vnGameMenu> | undefined): readonly Lottery[] | undefined => {
  if (!menu) return games
  const order = menu.menus.flatMap((each) => each.games.map(({ gameCode }) => gameCode))
  return games
    ?.filter(({ gameCode }) => order.includes(gameCode))
    .toSorted((one, other) => order.indexOf(one.gameCode) - order.indexOf(other.gameCode))
}

/** The games of a page in the order they are offered, those of one kind together. */
const groupsOf = (games: readonly Lottery[]): readonly (readonly [Lottery['type'], readonly Lottery[]])[] => {
  const types = [...new Set(games.map(({ type }) => type))]
  return types.map((type) => [type, games.filter((game) => game.type === type)])
}

interface LotteryLobbyProps {
  readonly page: (typeof LOTTERY_PAGES)[number]
  /** Undefined while they are on their way. */
  readonly games: readonly Lottery[] | undefined
  readonly launch: Launch
}

/** Every lottery of a page with its last result and how long bets are taken, kind by kind. */
export const LotteryLobby = ({ page, games, launch }: LotteryLobbyProps) => {
  const { t } = useTranslation('lottery')
  const opened = useOpenedAllQuery({}, { pollingInterval: 30_000 })
  const { data: menu } = useLotteryMenuQuery({})
  const listed = offered(games, menu)
  return (
    <section className={styles.lobby} aria-busy={!games}>
      {launch.backUrl && (
        <ButtonLink to={launch.backUrl} look="ghost" size="small">
          {t('lobby.back')}
        </ButtonLink>
      )}
      <h1>{t(`lobby.page.${page}`)}</h1>
      <p className={styles.lead}>{t('lobby.lead')}</p>
      <nav aria-label={t('lobby.pages')} className={cx(strip.strip, styles.pages)}>
        {LOTTERY_PAGES.map((each) => (
          <Link key={each} to={paths.page(each)} aria-current={each === page ? 'page' : undefined} className={styles.page}>
            {t(`lobby.page.${each}`)}
          </Link>
        ))}
      </nav>
      <RecentLotteries launch={launch} />
      {listed?.length === 0 && <EmptyState />}
      {!listed && <Skeleton height="320px" />}
      {listed &&
        groupsOf(listed).map(([type, group]) => (
          <section key={type} aria-labelledby={`lotteries-${type}`}>
            <h2 id={`lotteries-${type}`} className={styles.type}>
              {t(`type.${type}`)}
            </h2>
            <ul>
              {group.map((game) => (
                <LobbyRow
                  key={game.gameCode}
                  game={game}
                  launch={launch}
                  opened={opened.data?.list.find(({ gameCode }) => gameCode === game.gameCode)}
                />
              ))}
            </ul>
          </section>
        ))}
    </section>
  )
}
