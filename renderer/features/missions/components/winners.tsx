import type { LeaderboardRow, LeaderboardView } from '@portico/contract/missions/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useLeaderboardQuery } from '../api.ts'
import styles from '../missions.module.css'
import { BoardHead, Player, StateTag, useBoardName, useScore } from './board-parts.tsx'

const PAGE_SIZE = 20
/** The places with a prize; the rest of a ranking won nothing. */
const lastPaidOf = ({ prizes, players }: LeaderboardView): number => Math.min(players, prizes.at(-1)?.last ?? 0)

/** What came of it for the reader. */
const OwnResult = ({ board }: { readonly board: LeaderboardView }) => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const own = board.around.find((row) => row.own)
  if (!own) return <p className={styles.unranked}>{t('winners.noPlace')}</p>
  const place = format.number(own.place)
  if (own.prize === null) return <p className={styles.unranked}>{t('winners.placeOnly', { place })}</p>
  const amount = format.money(own.prize, { min: 0 })
  return <p className={styles.unranked}>{t(board.state === 'FINAL' ? 'winners.won' : 'winners.wouldWin', { place, amount })}</p>
}

const Winner = ({ row: { place, name, score, prize, own } }: { readonly row: LeaderboardRow }) => {
  const format = useFormat()
  const scoreOf = useScore()
  return (
    <tr className={cx(own && styles.own)} aria-current={own || undefined}>
      <td>{format.number(place)}</td>
      <td>
        <Player name={name} own={own} />
      </td>
      <td>{scoreOf(score)}</td>
      <td>{prize ? format.money(prize, { min: 0 }) : '–'}</td>
    </tr>
  )
}

/** Who won leaderboards whose days are over: provisional while they are reviewed, then final [MEMBER-07]. */
export const Winners = () => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const nameOf = useBoardName()
  const [search, setSearch] = useSearchParams()
  const [page, setPage] = useState(1)
  const chosen = search.get('board') ?? undefined
  const boards = useLeaderboardQuery({ limit: 1 })
  const over = boards.data?.boards.filter(({ state }) => state !== 'OPEN') ?? []
  const id = over.find((each) => each.id === chosen)?.id ?? over[0]?.id
  const { data, error, refetch } = useLeaderboardQuery(
    { ...(id === undefined ? {} : { id }), from: 1 + (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    { skip: id === undefined },
  )
  const failed = boards.data ? error && !data : boards.error
  if (failed)
    return (
      <ErrorState
        title={t('winners.failed')}
        onRetry={() => {
          void boards.refetch()
          if (id !== undefined) void refetch()
        }}
      />
    )
  if (boards.data && id === undefined) return <EmptyState title={t('winners.none')} hint={t('winners.noneHint')} />
  const board = data?.board
  if (!board) return <Skeleton height="420px" />
  const at = (instant: string) => `${format.instant(instant, 'dayTime')} ${format.offset(instant)}`
  const choose = (next: string) => {
    setPage(1)
    setSearch(
      (now) => {
        now.set('board', next)
        return now
      },
      { replace: true },
    )
  }
  const paid = lastPaidOf(board)
  const rows = board.rows.filter(({ place }) => place <= paid)
  return (
    <section aria-label={board.title} className={styles.board}>
      <Card className={styles.ranking}>
        <header>
          <h2>{board.title}</h2>
          <StateTag state={board.state} />
        </header>
        <p>
          {board.state === 'FINAL' ? t('winners.final', { at: at(board.finalAt) }) : t('winners.provisional', { at: at(board.finalAt) })}
        </p>
        <Select
          dense
          aria-label={t('days')}
          value={board.id}
          onChange={(event) => choose(event.target.value)}
          options={over.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
        <OwnResult board={board} />
        {rows.length === 0 ? (
          <EmptyState title={t('winners.nobody')} />
        ) : (
          <table className={styles.table}>
            <caption className="visually-hidden">{t('winners.title')}</caption>
            <BoardHead state={board.state} />
            <tbody>
              {rows.map((row) => (
                <Winner key={row.place} row={row} />
              ))}
            </tbody>
          </table>
        )}
        <Pagination page={page} total={Math.ceil(paid / PAGE_SIZE)} onPage={setPage} />
        <p>{t('winners.masked')}</p>
      </Card>
    </section>
  )
}
