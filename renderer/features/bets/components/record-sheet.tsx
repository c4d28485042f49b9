import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import type { RecordView } from '../hooks/use-record-view.ts'
import styles from './bets.module.css'
import { RecordHead, type RecordHeadProps } from './record-head.tsx'
import { RecordTotals, type Totals } from './record-totals.tsx'

interface RecordSheetProps {
  readonly view: RecordView
  /** What the filter matches; absent until it has come. */
  readonly data: (Pick<RecordHeadProps, 'games' | 'vendors'> & { readonly totals: Totals; readonly totalPages: number }) | undefined
  readonly rebates?: boolean
  /** Each state that one may ask for, with its word. */
  readonly states: readonly (readonly [state: string, word: string])[]
  readonly state: string | undefined
  /** The table of one page. */
  readonly children: ReactNode
}

/** One record, whatever its rows are: days and game above, totals, states, the rows and the pages. */
export const RecordSheet = ({ view, data, rebates = false, states, state, children }: RecordSheetProps) => {
  const { t } = useTranslation('records')
  return (
    <>
      <RecordHead view={view} games={data?.games} vendors={data?.vendors} />
      <RecordTotals totals={data?.totals} rebates={rebates} />
      <ChipRow label={t('states')} className={styles.states}>
        <Chip on={!state} onClick={() => view.filter('state', undefined)}>
          {t('allStates')}
        </Chip>
        {states.map(([value, word]) => (
          <Chip key={value} on={state === value} onClick={() => view.filter('state', value)}>
            {word}
          </Chip>
        ))}
      </ChipRow>
      <Card flush className={styles.sheet}>
        {children}
      </Card>
      <div className={styles.pager}>
        <Pagination page={view.page} total={data?.totalPages ?? 0} onPage={(to) => view.change({ page: String(to) })} />
      </div>
    </>
  )
}
