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

interface PageProps {
  readonly days: Days
  /** The last row of the page above; undefined for the first page. */
  readonly before: number | undefined
  /** Asks for the page below; absent where it is there already. */
  readonly onMore: ((before: number) => void) | undefined
}

const MovementPage = ({ days, before, onMore }: PageProps) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const { what, detail } = useWords()
  const { data, isError, refetch } = usePointMovementsQuery({ ...days, ...(before === undefined ? {} : { before }) })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" />
  const { list, next } = data
  if (list.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <>
      <ul className={styles.rows}>
        {list.map((row) => (
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
      {next !== null && onMore && (
        <Button look="ghost" wide onClick={() => onMore(next)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** What moved, one page below the other, each asked before the last row of the one above. */
export const MovementList = ({ days }: { readonly days: Days }) => {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  return pages.map((before, index) => (
    <MovementPage
      key={before ?? 'first'}
      days={days}
      before={before}
      onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
    />
  ))
}
