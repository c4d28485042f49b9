import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { failureKey } from '../../../api/failure.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { formatOffset } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useSignInHistoryQuery } from '../api.ts'
import styles from '../security.module.css'
import { useClientName } from '../use-client-name.ts'
import { usePlaceName } from '../use-place-name.ts'

const PAGE_SIZE = 10

/** Who came in to the account, and who was refused. */
export const HistorySection = () => {
  const { t } = useTranslation(['security', 'errors'])
  const [page, setPage] = useState(1)
  const format = useFormat()
  const now = useServerNow()
  const nameOf = useClientName()
  const placeName = usePlaceName()
  const { data, error, refetch } = useSignInHistoryQuery({ pageNo: page, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <div className={styles.head}>
        <h2>{t('history.title')}</h2>
        <span className={styles.note}>{t('history.span', { offset: formatOffset(now, brand.timeZone) })}</span>
      </div>
      <Card flush>
        {error !== undefined && <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="240px" />}
        {!error && data?.total === 0 && <EmptyState title={t('history.empty')} />}
        {!error && data && data.total > 0 && (
          <ul className={styles.list}>
            {data.list.map(({ at, result, method, client, ip, place, current }, index) => (
              <li key={`${at} ${index}`} className={styles.event}>
                <time dateTime={at}>{format.instant(at, 'moment')}</time>
                <span>
                  <Tag tone={result === 'SIGNED_IN' ? 'neutral' : 'warning'} icon={result === 'SIGNED_IN' ? <Check /> : <TriangleAlert />}>
                    {t(`result.${result}`)}
                  </Tag>
                </span>
                <span>{t(`method.${method}`)}</span>
                <span>
                  {nameOf(client)} {current && <Tag tone="positive">{t('history.this')}</Tag>}
                </span>
                <span className={styles.note}>
                  {place && `${placeName(place)} · `}
                  <bdi dir="ltr">{ip}</bdi>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {data && data.totalPages > 1 && <Pagination page={page} total={data.totalPages} onPage={setPage} />}
    </>
  )
}
