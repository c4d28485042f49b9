import type { Money } from '@portico/contract/kit/money'
import type { RecordRow } from '@portico/contract/records/shapes'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { dayAt } from '../../../lib/days.ts'
import { MovementRow } from './movement-row.tsx'
import styles from './movements.module.css'

interface MovementListProps {
  readonly label: string
  readonly rows: readonly RecordRow[]
  readonly days: ReadonlyMap<string, { readonly in: Money; readonly out: Money }>
  readonly today: string
  readonly opened: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** No places that say nothing. */
const PLAIN = { min: 0 }

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** `j` and `k` go from row to row, wherever nobody types. */
const useRowKeys = () => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = STEPS[event.key]
      const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [popover]')
      if (by === undefined || typing || event.ctrlKey || event.metaKey || event.altKey) return
      const rows = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-movement]') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLButtonElement)
      rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [])
  return list
}

/** Movements below the days they were on, with what each day came to. */
export const MovementList = ({ label, rows, days, today, opened, onOpen }: MovementListProps) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const { weekday } = useDayWords()
  const head = (day: string) => (day === today ? t('todayIs', { day: weekday(day) }) : weekday(day))
  const list = useRowKeys()
  const groups = [...Map.groupBy(rows, ({ at }) => dayAt(Date.parse(at), brand.timeZone))]
  return (
    <div ref={list} className={styles.list} role="group" aria-label={label}>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('column.time', { offset: format.offset(rows[0]?.at ?? 0) })}</span>
        <span>{t('column.kind')}</span>
        <span>{t('column.what')}</span>
        <span>{t('column.state')}</span>
        <span>{t('column.amount')}</span>
        <span>{t('column.balance')}</span>
      </div>
      {groups.map(([day, own]) => {
        const flow = days.get(day)
        return (
          <section key={day} aria-label={head(day)}>
            <h2 className={styles.day}>
              {head(day)}
              {flow && (
                <small>
                  <bdi>{t('inOut', { in: format.money(flow.in, PLAIN), out: format.money(flow.out, PLAIN) })}</bdi>
                </small>
              )}
            </h2>
            <ul>
              {own.map((row) => (
                <MovementRow
                  key={row.id}
                  row={row}
                  open={opened === row.id}
                  onToggle={() => onOpen(opened === row.id ? undefined : row.id)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
