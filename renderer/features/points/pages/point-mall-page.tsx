import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commaOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { type PointConfig, usePointBalanceQuery, usePointConfigQuery, usePointItemsQuery } from '../api.ts'
import { BalanceCard } from '../components/balance-card.tsx'
import { ConvertCard } from '../components/convert-card.tsx'
import { ItemCard } from '../components/item-card.tsx'
import { Records } from '../components/records.tsx'
import { RedeemDialog } from '../components/redeem-dialog.tsx'
import styles from '../points.module.css'

const FILTERS = ['ALL', 'AFFORDED', 'DIGITAL', 'DELIVERY'] as const
type Filter = (typeof FILTERS)[number]

/** How points are earned, by category, in the reader's words. */
const useEarningWords = () => {
  const { t } = useTranslation(['points', 'common'])
  const format = useFormat()
  const { tag } = useLanguage()
  return (earning: PointConfig['earning']): string =>
    [...Map.groupBy(earning, ({ per, points }) => `${points} ${per.amount}`).values()]
      .map((rules) =>
        t('earn', {
          count: rules[0]!.points,
          amount: format.money(rules[0]!.per, { min: 0 }),
          categories: rules
            .map(({ category }) => t(`common:gameType.${category}` as 'common:gameType.LOTT', { defaultValue: category }))
            .join(commaOf(tag)),
        }),
      )
      .join(' ')
}

/** The points mall: what a member has, what it becomes, and where it came from [PROMO-06] [PROMO-08]. */
export const Component = () => {
  const { t } = useTranslation('points')
  const earningWords = useEarningWords()
  const balance = usePointBalanceQuery({})
  const config = usePointConfigQuery({})
  const items = usePointItemsQuery({})
  const [filter, setFilter] = useState<Filter>('ALL')
  const [chosen, setChosen] = useState<string>()
  if (balance.isError || config.isError)
    return (
      <ErrorState
        title={t('failed')}
        onRetry={() => {
          void balance.refetch()
          void config.refetch()
        }}
      />
    )
  if (!balance.data || !config.data) return <Skeleton height="420px" />
  const { points } = balance.data
  const { earning, convert, passwordSet } = config.data
  const list = items.data?.list ?? []
  const visible = list.filter(({ kind, points: price }) => filter === 'ALL' || (filter === 'AFFORDED' ? price <= points : kind === filter))
  const open = list.find(({ item }) => item === chosen)
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>
          {earning.length === 0 ? t('nothingEarns') : earningWords(earning)} {t('never')}
        </p>
      </header>
      <div className={styles.cards}>
        <BalanceCard balance={balance.data} />
        {convert && <ConvertCard points={points} convert={convert} passwordSet={passwordSet} />}
      </div>
      <section aria-label={t('redeem')}>
        <header className={styles.sectionHead}>
          <h2>
            {t('redeem')} <small>{t('items', { count: visible.length })}</small>
          </h2>
          <ChipRow label={t('filterLabel')}>
            {FILTERS.map((each) => (
              <Chip key={each} on={filter === each} onClick={() => setFilter(each)}>
                {t(`filter.${each}`)}
              </Chip>
            ))}
          </ChipRow>
        </header>
        {items.isError && <ErrorState title={t('failed')} onRetry={() => void items.refetch()} />}
        {items.data && visible.length === 0 && <EmptyState title={t('noItems')} hint={t('noItemsHint')} />}
        <ul className={styles.grid}>
          {visible.map((item) => (
            <ItemCard key={item.item} item={item} points={points} onRedeem={() => setChosen(item.item)} />
          ))}
        </ul>
      </section>
      <Records />
      {open && <RedeemDialog key={open.item} item={open} points={points} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
