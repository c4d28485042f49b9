import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useDrawResultsQuery } from '../api.ts'
import { ResultRows } from './result-rows.tsx'

const PAGE = 50
/** More cells than any row has. */
const ALL_COLUMNS = 6

interface OlderResultsProps {
  readonly gameCode: string
  /** The issue before which these were drawn. */
  readonly before: string
  readonly onProof: (numero: string) => void
}

/** One more page of past results, and the way to the next. */
export const OlderResults = ({ gameCode, before, onProof }: OlderResultsProps) => {
  const { t } = useTranslation('lottery')
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode, limit: PAGE, before })
  const [more, setMore] = useState(false)
  const last = data?.list.at(-1)?.numero
  if (data && more && last) {
    return (
      <>
        <ResultRows draws={data.list} onProof={onProof} />
        <OlderResults gameCode={gameCode} before={last} onProof={onProof} />
      </>
    )
  }
  return (
    <>
      {data && <ResultRows draws={data.list} onProof={onProof} />}
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
