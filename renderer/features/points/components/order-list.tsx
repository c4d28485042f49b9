import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointOrder } from '@portico/contract/points/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Days } from '../../../lib/days.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { usePointOrdersQuery } from '../api.ts'
import styles from '../points.module.css'

const TONES = { PROCESSING: 'warning', APPROVED: 'positive', REJECTED: 'negative' } as const

const Order = ({ order }: { readonly order: PointOrder }) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const facts = [
    order.tracking && t('tracking', { number: order.tracking }),
    order.address && t('to', { address: order.address, mobile: order.mobile ?? '' }),
    order.remark,
  ].filter(Boolean)
  return (
    <li>
      <span className={styles.what}>
        <b>{order.quantity > 1 ? t('pieces', { count: order.quantity, name: order.name }) : order.name}</b>
        <small>
          <bdi>{order.orderNumber}</bdi> · <bdi>{format.instant(order.appliedAt, 'moment')}</bdi>
        </small>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </span>
      <Tag tone={TONES[order.state]}>{t(`state.${order.state}`)}</Tag>
      <bdi className={styles.balanceAfter}>
        {format.number(-order.points)}
        {order.amount && <small>{format.money(order.amount, { min: 0 })}</small>}
      </bdi>
    </li>
  )
}

interface Props {
  readonly days: Days
}

/** What was asked for, with what the merchant said of it. */
export const OrderList = ({ days }: Props) => {
  const { t } = useTranslation('points')
  const [pageNo, setPage] = useState(1)
  const { data, isError, refetch } = usePointOrdersQuery({ ...days, pageNo, pageSize: 10 })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" />
  if (data.total === 0) return <EmptyState title={t('noOrders')} hint={t('noOrdersHint')} />
  return (
    <>
      <ul className={styles.rows}>
        {data.list.map((order) => (
          <Order key={order.orderNumber} order={order} />
        ))}
      </ul>
      <Pagination page={pageNo} total={data.totalPages} onPage={setPage} />
    </>
  )
}
