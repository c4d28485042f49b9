import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointMovement } from '@portico/contract/points/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Days } from '../../../lib/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { usePointMovementsQuery } from '../api.ts'
import styles from '../points.module.css'

const useWords = () => {
  const { t } = useTranslation(['points', 'common'])
  const format = useFormat()
  const money = (value: PointMovement['cash']) => (value ? format.money(value, { min: 0 }) : '')
  return {
    what: ({ kind, category, name, cash }: PointMovement): string => {
      switch (kind) {
        case 'EARNED':
          return t('movement.EARNED', {
            category: t(`common:gameType.${category ?? ''}` as 'common:gameType.LOTT', { defaultValue: category ?? '' }),
          })
        case 'CONVERTED':
          return t('movement.CONVERTED', { amount: money(cash) })
        default:
          return t(`movement.${kind}`, { name: name ?? '' })
      }
    },
    detail: ({ valid, orderNumber }: PointMovement): string => (valid ? t('valid', { amount: money(valid) }) : (orderNumber ?? '')),
  }
}

interface Props {
  readonly days: Days
}

/** One page after the other, each asked before the last row of the one above. */
export const MovementList = ({ days }: Props) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const { what, detail } = useWords()
  const [limit, setLimit] = useState(20)
  const { data, isError, refetch } = usePointMovementsQuery({ ...days, limit })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" />
  if (data.list.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <>
      <ul className={styles.rows}>
        {data.list.map((row) => (
          <li key={row.id}>
            <span className={styles.what}>
              <b>{what(row)}</b>
              <small>
                <bdi>{format.instant(row.at, 'moment')}</bdi>
                {detail(row) && <> · {detail(row)}</>}
              </small>
            </span>
            <bdi className={row.change > 0 ? styles.gain : undefined}>{format.number(row.change, { signDisplay: 'always' })}</bdi>
            <bdi className={styles.balanceAfter}>
              <span className="visually-hidden">{t('balanceAfter')} </span>
              {format.number(row.balance)}
            </bdi>
          </li>
        ))}
      </ul>
      {data.next !== null && limit < 100 && (
        <Button look="ghost" wide onClick={() => setLimit(100)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
