import { toMoney } from '@portico/contract/kit/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import cards from '../../../core/office-page/cards.module.css'
import { Exact } from './exact.tsx'
import { useWindowWords } from './use-window-words.ts'
import type { DayWindow } from './windows-of.ts'
import dots from '../state-dot.module.css'
import styles from './tables.module.css'

interface WindowTableProps {
  readonly windows: readonly DayWindow[]
  readonly currency: string
  readonly all: boolean
  readonly onAll: (all: boolean) => void
  readonly onOpen: (lineId: string) => void
}

const LATEST = 10

/** The day's windows, the newest first, with what the day came to up to each. */
export const WindowTable = ({ windows, currency, all, onAll, onOpen }: WindowTableProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const words = useWindowWords()
  const rows = useMemo(() => windows.filter(({ state }) => state !== 'toCome' && state !== 'none').toReversed(), [windows])
  const columns = useMemo((): readonly Column<DayWindow>[] => {
    const soft = (text: string) => <span className={styles.soft}>{text}</span>
    return [
      {
        id: 'window',
        header: t('day.column.window'),
        label: (row) => words(row),
        cell: ({ start, line }) => (
          <>
            <b>{format.instant(start, 'time')}</b>
            {line && line.version > 1 && (
              <>
                {' '}
                <Tag tone="warning">{t('version', { number: line.version })}</Tag>
              </>
            )}
          </>
        ),
      },
      {
        id: 'bets',
        header: t('day.column.bets'),
        numeric: true,
        cell: ({ bets, line, state }) => (line || state === 'running' ? format.number(bets) : ''),
      },
      {
        id: 'gross',
        header: t('column.gross'),
        numeric: true,
        cell: ({ line, state }) => (line ? <Exact value={line.gross} /> : state === 'running' ? soft(t('day.counting')) : ''),
      },
      {
        id: 'yours',
        header: t('column.yours'),
        numeric: true,
        cell: ({ line, state }) => (line ? <Exact value={line.amount} strong /> : state === 'running' ? soft(t('day.whenClosed')) : ''),
      },
      {
        id: 'total',
        header: t('day.column.total'),
        numeric: true,
        cell: ({ total, state }) => (state === 'running' ? '' : <Exact value={toMoney(total, currency)} />),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <span className={cx(dots.state, dots[state === 'waiting' ? 'late' : state])}>{t(`day.state.${state}`)}</span>,
      },
    ]
  }, [t, format, words, currency])
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('day.windows')}</h2>
        <span>{t('day.newest')}</span>
        {rows.length > LATEST && (
          <Button look="text" size="small" className={styles.end} aria-pressed={all} onClick={() => onAll(!all)}>
            {all ? t('day.fewer') : t('day.all', { number: format.number(rows.length) })}
          </Button>
        )}
      </header>
      <div className={cx(styles.table, cards.cards)}>
        <DataTable
          dense
          label={t('day.windows')}
          columns={columns}
          rows={all ? rows : rows.slice(0, LATEST)}
          rowKey={({ start }) => String(start)}
          selected={String(rows.find(({ state }) => state === 'running')?.start ?? '')}
          opens={({ line }) => line !== undefined}
          onRow={({ line }) => line && onOpen(line.lineId)}
          empty={<EmptyState title={t('day.noWindows')} />}
        />
      </div>
    </section>
  )
}
