import type { LeaderboardRow, LeaderboardView } from '@portico/contract/missions/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useLeaderboardQuery } from '../api.ts'
import styles from '../missions.module.css'
import { BoardHead, Player, StateTag, useBoardName, useScore } from './board-parts.tsx'
import { PODIUM, Podium } from './podium.tsx'
import { ScoreRule } from './score-rule.tsx'

const TOP = 6
const MORE = 20
const MOST = 100

const Row = ({ row }: { readonly row: LeaderboardRow }) => {
  const format = useFormat()
  const scoreOf = useScore()
  const { place, name, score, prize, own } = row
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

/** My place, how far it is to the next one, and who has the same score. */
const OwnPlace = ({ board }: { readonly board: LeaderboardView }) => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const scoreOf = useScore()
  const { around, lastPaid } = board
  const at = around.findIndex(({ own }) => own)
  const own = around[at]
  if (!own) return <p className={styles.unranked}>{t('unranked')}</p>
  const [ahead, behind] = [around[at - 1], around[at + 1]]
  return (
    <dl className={styles.place}>
      <div>
        <dt>{t('myPlace')}</dt>
        <dd>
          <strong>{format.number(own.place)}</strong>
        </dd>
      </div>
      <div>
        <dt>{t('score')}</dt>
        <dd>{scoreOf(own.score)}</dd>
      </div>
      {ahead && (
        <div>
          <dt>{t(ahead.score === own.score ? 'levelAhead' : 'gap', { place: format.number(ahead.place) })}</dt>
          <dd>{ahead.score === own.score ? t('theyFirst') : scoreOf(ahead.score - own.score)}</dd>
        </div>
      )}
      {behind?.score === own.score && (
        <div>
          <dt>{t('levelBehind', { place: format.number(behind.place) })}</dt>
          <dd>{t('youFirst')}</dd>
        </div>
      )}
      {lastPaid && (
        <div>
          <dt>{t('lastPaid', { place: format.number(lastPaid.place) })}</dt>
          <dd>{scoreOf(lastPaid.score)}</dd>
        </div>
      )}
    </dl>
  )
}

const Ranking = ({ board, onMore }: { readonly board: LeaderboardView; readonly onMore: (() => void) | undefined }) => {
  const { t } = useTranslation('missions')
  const { rows, around } = board
  const last = rows.at(-1)?.place ?? 0
  const hasPodium = rows.length >= PODIUM
  const listed = hasPodium ? rows.slice(PODIUM) : rows
  const others = around.filter(({ place }) => place > last)
  return (
    <>
      {hasPodium && <Podium rows={rows.slice(0, PODIUM)} />}
      {(listed.length > 0 || others.length > 0) && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('ranking')}</caption>
          <BoardHead state={board.state} />
          <tbody>
            {listed.map((row) => (
              <Row key={row.place} row={row} />
            ))}
            {onMore && (
              <tr>
                <td colSpan={4} className={styles.more}>
                  <Button look="quiet" size="small" onClick={onMore}>
                    {t('more')}
                  </Button>
                </td>
              </tr>
            )}
            {others.map((row) => (
              <Row key={row.place} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** The leaderboard of the days chosen: those that run, or any that is over. */
export const Leaderboard = () => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const [limit, setLimit] = useState(TOP)
  const nameOf = useBoardName()
  const id = search.get('board') ?? undefined
  const { data, error, refetch } = useLeaderboardQuery({ ...(id === undefined ? {} : { id }), limit })
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { board, boards } = data
  if (!board) return null
  const choose = (chosen: string) => {
    setLimit(TOP)
    setSearch(
      (now) => {
        now.set('board', chosen)
        return now
      },
      { replace: true },
    )
  }
  return (
    <section aria-label={board.title} className={styles.board}>
      <Card className={styles.ranking}>
        <header>
          <h2>{board.title}</h2>
          <StateTag state={board.state} />
        </header>
        <p>{t('share', { count: board.players, players: format.number(board.players), amount: format.money(board.pool, { min: 0 }) })}</p>
        <Select
          dense
          aria-label={t('days')}
          value={board.id}
          onChange={(event) => choose(event.target.value)}
          options={boards.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
        <OwnPlace board={board} />
        {board.rows.length === 0 ? (
          <EmptyState title={t('nobody')} />
        ) : (
          <Ranking
            board={board}
            onMore={board.players > limit && limit < MOST ? () => setLimit(Math.min(MOST, limit + MORE)) : undefined}
          />
        )}
      </Card>
      <ScoreRule board={board} />
    </section>
  )
}
