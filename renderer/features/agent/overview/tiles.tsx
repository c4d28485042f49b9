import type { TeamFigures } from '@portico/contract/agent/shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Overview } from '../api.ts'
import { lengthOf } from '../../../core/office-page/team-days.ts'
import { changeOf, decimalsOf } from '../../../core/office-page/figures.ts'
import { type RowKind, type View, withRows, writeView } from '../model/view.ts'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import { Tile, TileSkeleton, toneOf } from './tile.tsx'
import styles from './tiles.module.css'

/** The reader's own income is of another call, and its code of another file: the team's figures do not wait for it. */
const IncomeTile = lazyPart(async () => (await import('../income/income-tile.tsx')).IncomeTile)

interface TilesProps {
  readonly overview: Overview | undefined
  readonly view: View
}

/** The range in five figures, each the way to its rows. */
export const Tiles = ({ overview, view }: TilesProps) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  if (!overview) return <TilesSkeleton />
  const { figures, before, beforeUntil } = overview
  const count = lengthOf(view.days)

  const plain = (value: Money, signed = false) => {
    const decimals = decimalsOf([value])
    return format.number(value.amount, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: signed ? 'exceptZero' : 'auto',
    })
  }
  const rows = (kind: RowKind) => writeView(withRows(view, kind)).toString()
  // A day that is not over stands beside as much of an earlier one.
  const until = (note: string) => (beforeUntil ? t('tile.until', { note, time: format.instant(beforeUntil, 'time') }) : note)
  const against = (name: keyof TeamFigures & ('deposits' | 'withdrawals' | 'validBet')) => {
    const change = changeOf(unitsOf(figures[name]), unitsOf(before[name]))
    if (change === undefined) return { note: t('tile.nothingBefore', { count }), change }
    if (change === 0) return { note: t('tile.same', { count }), change }
    return { note: t('tile.change', { count, change: format.percent(change, 1, 'exceptZero') }), change }
  }
  const deposits = against('deposits')
  const withdrawals = against('withdrawals')
  const validBet = against('validBet')
  const profit = unitsOf(figures.profit) - unitsOf(before.profit)
  const difference = (value: number | bigint, text: string) =>
    Number(value) === 0 ? t('tile.same', { count }) : t('tile.change', { count, change: text })

  return (
    <ul className={styles.tiles} aria-label={t('tile.all')}>
      <li>
        <Tile
          name={t('figure.deposits')}
          value={plain(figures.deposits)}
          note={until(deposits.note)}
          tone={toneOf(deposits.change)}
          hint={t('tile.rows')}
          to={{ search: rows('DEPOSITS') }}
          state={OPENED_HERE}
        />
      </li>
      <li>
        <Tile
          name={t('figure.withdrawals')}
          value={plain(figures.withdrawals)}
          note={until(withdrawals.note)}
          hint={t('tile.rows')}
          to={{ search: rows('WITHDRAWALS') }}
          state={OPENED_HERE}
        />
      </li>
      <li>
        <Tile
          name={t('figure.validBet')}
          value={plain(figures.validBet)}
          note={until(validBet.note)}
          tone={toneOf(validBet.change)}
          hint={t('tile.bets', { count: figures.bets, number: format.number(figures.bets) })}
          to={{ search: rows('BETS') }}
          state={OPENED_HERE}
        />
      </li>
      <li>
        <Tile
          name={t('figure.net')}
          value={plain(figures.profit, true)}
          note={until(
            difference(
              profit,
              format.number(toMoney(profit, figures.profit.currency).amount, {
                notation: 'compact',
                maximumFractionDigits: 1,
                signDisplay: 'exceptZero',
              }),
            ),
          )}
          tone={toneOf(profit)}
          hint={t('tile.formula')}
          to={{ search: rows('BETS') }}
          state={OPENED_HERE}
        />
      </li>
      <li>
        <Suspense fallback={<TileSkeleton />}>
          <IncomeTile view={view} beforeUntil={beforeUntil} />
        </Suspense>
      </li>
    </ul>
  )
}

const TilesSkeleton = () => (
  <ul className={styles.tiles} aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <li key={index}>
        <TileSkeleton />
      </li>
    ))}
  </ul>
)
