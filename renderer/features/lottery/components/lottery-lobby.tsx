import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { vnGameMenu } from '@portico/contract/lottery/calls'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { Link } from '../../../lib/link.tsx'
import type { Answer } from '../../../api/gateway.ts'
import { paths } from '../../../core/paths.ts'
import { cx } from '../../../lib/cx.ts'
import { folded } from '../../../lib/folded.ts'
import strip from '../../../ui/strip/strip.module.css'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useLotteryMenuQuery } from '../menu-api.ts'
import { useOpenedAllQuery } from '../opened-api.ts'
import { type Launch, LOTTERY_PAGES } from '../model/launch.ts'
import { LobbyRow } from './lobby-row.tsx'
import { RecentLotteries } from './recent-lotteries.tsx'
import styles from './lottery-lobby.module.css'

/** The lotteries that the menu offers, in its order; all of them until it is known [CALL-10]. */
const offered = (games: readonly Lottery[] | undefined, menu: Answer<typeof vnGameMenu> | undefined): readonly Lottery[] | undefined => {
  if (!menu) return games
  const order = menu.menus.flatMap((each) => each.games.map(({ gameCode }) => gameCode))
  return games
    ?.filter(({ gameCode }) => order.includes(gameCode))
    .toSorted((one, other) => order.indexOf(one.gameCode) - order.indexOf(other.gameCode))
}

/** Fewer are seen at a glance. */
const MANY = 8

/** The games whose names hold every word, however they are marked. */
const named = (games: readonly Lottery[], typed: string): readonly Lottery[] => {
  const words = folded(typed).split(/\s+/)
  return games.filter(({ gameName }) => words.every((word) => folded(gameName).includes(word)))
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
  const menu = useLotteryMenuQuery({})
  const failed = [opened, menu].filter(({ data, isError }) => isError && !data)
  const [typed, setTyped] = useState('')
  const all = offered(games, menu.data)
  const listed = all && named(all, typed)
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
      {all && all.length > MANY && (
        <TextInput
          type="search"
          className={styles.filter}
          icon={<Search aria-hidden="true" />}
          aria-label={t('lobby.filter')}
          placeholder={t('lobby.filter')}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {failed.length > 0 && <ErrorLine onRetry={() => failed.forEach(({ refetch }) => void refetch())} className={styles.failed} />}
      {listed?.length === 0 && (typed.trim() === '' ? <EmptyState /> : <EmptyState title={t('lobby.none')} />)}
      {!listed && <Skeleton height="320px" />}
      {listed &&
        groupsOf(listed).map(([type, group]) => (
          <section key={type} aria-labelledby={`lotteries-${type}`}>
            <h2 id={`lotteries-${type}`} className={styles.type}>
              {t(`type.${type}`)}
            </h2>
            <ul className={styles.rows}>
              {group.map((game) => (
                <LobbyRow
                  key={game.gameCode}
                  game={game}
                  launch={launch}
                  opened={opened.data ? opened.data.list.find(({ gameCode }) => gameCode === game.gameCode) : null}
                />
              ))}
            </ul>
          </section>
        ))}
    </section>
  )
}
