import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { useToday } from '../../../core/office-page/use-today.ts'
import { AsOf } from '../../../core/office-table/as-of.tsx'
import { useAddressView } from '../../../core/office-table/use-address-view.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { type Day, useRealtimeDayQuery } from './api.ts'
import { CategoryTable } from './category-table.tsx'
import { CorrectedNotes } from './corrected-notes.tsx'
import { DayChart } from './day-chart.tsx'
import { DayMenu } from './day-menu.tsx'
import { DayTiles } from './day-tiles.tsx'
import { changedDayView, readDayView, writeDayView } from './day-view.ts'
import { WindowTable } from './window-table.tsx'
import { WINDOW_MS, windowsOf } from './windows-of.ts'
import styles from './realtime-page.module.css'

/** So long after its end a window is usually paid. */
const PAID_AFTER_MS = 4_000
/** So long after its end one that is not paid is late. */
const LATE_AFTER_MS = 60_000

const lateOf = ({ waitingFrom, serverNow, due, calculated }: Day): number =>
  waitingFrom !== null && Date.parse(serverNow) - Date.parse(waitingFrom) - WINDOW_MS > LATE_AFTER_MS ? due - calculated : 0

/** A day of real-time salary: its windows as they are paid, by time and by category [AGENT-08]. */
export const Component = () => {
  const { t } = useTranslation(['earnings', 'errors', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const today = useToday()
  const form = useMemo(
    () => ({ read: (params: URLSearchParams) => readDayView(params, today), write: writeDayView, changed: changedDayView }),
    [today],
  )
  const { view, change } = useAddressView(form)
  const date = view.day ?? today
  const isToday = date === today
  const { data, currentData, error, isFetching, refetch } = useRealtimeDayQuery({ day: date }, isToday ? LIVE : {})
  const day = currentData ?? (error ? undefined : data)
  const at = isToday ? day?.serverNow : undefined
  useEffect(() => {
    if (at === undefined) return
    const left = WINDOW_MS - (Date.parse(at) % WINDOW_MS)
    const timer = setTimeout(() => void refetch(), left + PAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [at, refetch])
  const windows = useMemo(() => (day ? windowsOf(day) : []), [day])
  const open = (lineId: string) => void dispatch(dialogOpened({ kind: 'commissionLine', lineId }))
  const late = day ? lateOf(day) : 0

  return (
    <>
      <header className={styles.head}>
        <h1>{t('common:page.agentRealtimeSalary')}</h1>
        {isToday && day && !error && <span className={styles.live}>{t('day.live')}</span>}
        <span className={styles.when}>
          <DayMenu day={date} today={today} onDay={(chosen) => change({ day: chosen })} />
          {day?.contracts.map(({ id, code }) => (
            <span key={id} className={styles.code}>
              {t('column.contract')} <b>{code}</b>
            </span>
          ))}
          <AsOf
            at={day?.ranUntil ?? day?.serverNow}
            currency={day?.batch.currency}
            old={Boolean(error && day)}
            busy={isFetching}
            onRefresh={() => void refetch()}
          />
        </span>
      </header>
      {!day && error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : !day ? (
        <Skeleton height="480px" />
      ) : day.contracts.length === 0 && day.windows.length === 0 ? (
        <EmptyState title={t('day.noContract')} hint={t('day.noContractHint')} />
      ) : (
        <>
          <DayTiles day={day} isToday={isToday} />
          {late > 0 && (
            <p role="status" className={styles.late}>
              {t('day.late', { count: late, number: format.number(late) })}
            </p>
          )}
          <DayChart windows={windows} currency={day.batch.currency} timeZone={day.timeZone} onOpen={open} />
          <div className={styles.parts}>
            <div>
              <CategoryTable date={date} day={day} isToday={isToday} />
              <CorrectedNotes windows={day.windows} onBoth={(lineId) => void dispatch(dialogOpened({ kind: 'lineVersions', lineId }))} />
            </div>
            <WindowTable windows={windows} currency={day.batch.currency} all={view.all} onAll={(all) => change({ all })} onOpen={open} />
          </div>
        </>
      )}
    </>
  )
}
