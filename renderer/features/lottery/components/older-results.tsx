import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useDrawResultsQuery } from '../api.ts'
import { historyRows } from '../model/history.ts'
import { ALL_COLUMNS, ResultRows, type ResultRowsProps } from './result-rows.tsx'

const PAGE = 50
interface OlderResultsProps extends Omit<ResultRowsProps, 'rows' | 'after'> {
  readonly gameCode: string
  /** The draw before which these were. */
  readonly before: DrawResult
}

/** One more page of past results, and the way to the next. */
export const OlderResults = ({ gameCode, before, ...row }: OlderResultsProps) => {
  const { t } = useTranslation('lottery')
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode, limit: PAGE, before: before.numero })
  const [more, setMore] = useState(false)
  const last = data?.list.at(-1)
  const history = data && historyRows(data.list, data.calledOff ?? [], { newerThan: before.drawAt, isEnd: data.list.length < PAGE })
  const rows = history && <ResultRows rows={history} after={before.drawAt} {...row} />
  if (data && more && last) {
    return (
      <>
        {rows}
        <OlderResults gameCode={gameCode} before={last} {...row} />
      </>
    )
  }
  return (
    <>
      {rows}
      {(!data || data.list.length === PAGE) && (
        <tr>
          <td colSpan={ALL_COLUMNS}>
            {!data && !isError && <Skeleton height="32px" />}
            {(data || isError) && (
              <Button look="quiet" size="small" wide onClick={() => (isError ? void refetch() : setMore(true))}>
                {t('results.more')}
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  )
}
