import type { TeamFigures } from '@portico/contract/agent/shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { Overview } from '../api.ts'
import { lengthOf } from '../../../core/office-page/team-days.ts'
import { changeOf, decimalsOf } from '../../../core/office-page/figures.ts'
import { changed, type RowKind, type View, withRows, writeView } from '../model/view.ts'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import styles from './tiles.module.css'

interface TileProps {
  readonly name: string
  readonly value: string
  readonly note: string
  readonly tone?: 'gain' | 'loss' | undefined
  readonly hint: ReactNode
  readonly search: string
  readonly onOpen?: () => void
}

const Tile = ({ name, value, note, tone, hint, search, onOpen }: TileProps) => (
  <li>
    <Link to={{ search }} state={onOpen ? null : OPENED_HERE} replace={Boolean(onOpen)} className={styles.tile} onClick={onOpen}>
      <span className={styles.name}>
        {name}
        <span className={styles.go}>
          <span className={styles.hint}>{hint}</span>
          <ChevronRight aria-hidden="true" />
        </span>
      </span>
      <span className={styles.value} style={{ '--characters': value.length } as CSSProperties}>
        {value}
      </span>
      <span className={cx(styles.note, tone && styles[tone])}>{note}</span>
    </Link>
  </li>
)

const toneOf = (change: number | bigint | undefined): 'gain' | 'loss' | undefined =>
  change === undefined || Number(change) === 0 ? undefined : change > 0 ? 'gain' : 'loss'

/** The range in five figures, each the way to its rows. `onAccounts` runs when the new accounts are asked for. */
export const Tiles = ({ overview, view, onAccounts }: { overview: Overview | undefined; view: View; onAccounts: () => void }) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  if (!overview) return <TilesSkeleton />
  const { figures, before } = overview
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
  const accounts = figures.newAccounts - before.newAccounts
  const difference = (value: number | bigint, text: string) =>
    Number(value) === 0 ? t('tile.same', { count }) : t('tile.change', { count, change: text })

  return (
    <ul className={styles.tiles} aria-label={t('tile.all')}>
      <Tile
        name={t('figure.deposits')}
        value={plain(figures.deposits)}
        note={deposits.note}
        tone={toneOf(deposits.change)}
        hint={t('tile.rows')}
        search={rows('DEPOSITS')}
      />
      <Tile
        name={t('figure.withdrawals')}
        value={plain(figures.withdrawals)}
        note={withdrawals.note}
        hint={t('tile.rows')}
        search={rows('WITHDRAWALS')}
      />
      <Tile
        name={t('figure.validBet')}
        value={plain(figures.validBet)}
        note={validBet.note}
        tone={toneOf(validBet.change)}
        hint={t('tile.bets', { count: figures.bets, number: format.number(figures.bets) })}
        search={rows('BETS')}
      />
      <Tile
        name={t('figure.net')}
        value={plain(figures.profit, true)}
        note={difference(
          profit,
          format.number(toMoney(profit, figures.profit.currency).amount, {
            notation: 'compact',
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          }),
        )}
        tone={toneOf(profit)}
        hint={t('tile.formula')}
        search={rows('BETS')}
      />
      <Tile
        name={t('figure.newAccounts')}
        value={format.number(figures.newAccounts)}
        note={difference(accounts, format.number(accounts, { signDisplay: 'exceptZero' }))}
        tone={toneOf(accounts)}
        hint={t('tile.accounts')}
        search={writeView(changed(view, { opened: true, active: false, find: '' })).toString()}
        onOpen={onAccounts}
      />
    </ul>
  )
}

const TilesSkeleton = () => (
  <ul className={styles.tiles} aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <li key={index} className={styles.tile}>
        <span className={styles.name}>
          <Skeleton width="88px" height="12px" />
        </span>
        <span className={styles.value}>
          <Skeleton width="132px" height="24px" />
        </span>
        <span className={styles.note}>
          <Skeleton width="156px" height="10px" />
        </span>
      </li>
    ))}
  </ul>
)
