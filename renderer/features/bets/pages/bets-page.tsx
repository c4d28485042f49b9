import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { failureKey } from '../../../api/failure.ts'
import { useHost } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useBetsQuery } from '../api.ts'
import { BetsTable } from '../components/bets-table.tsx'
import styles from '../components/bets.module.css'
import { daysOf, isPeriod, isState, PERIODS, STATES } from '../model/periods.ts'

const PAGE_SIZE = 18

/** The betting record; filters and page stand in the address, so that they outlive a reload [WALLET-07]. */
export const Component = () => {
  const { t } = useTranslation(['records', 'errors'])
  const { clock } = useHost()
  const [query, setQuery] = useSearchParams()
  const periodParam = query.get('period')
  const period = isPeriod(periodParam) ? periodParam : 'today'
  const stateParam = query.get('state')
  const state = isState(stateParam) ? stateParam : undefined
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isFetching, refetch } = useBetsQuery({
    ...daysOf(period, clock.now(), brand.timeZone),
    ...(state ? { state } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  })
  const change = (name: string, value: string | undefined) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (name !== 'page') next.delete('page')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Segmented
          label={t('periods')}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={(value) => change('period', value)}
        />
      </div>
      <h2 className="visually-hidden">{t('totals')}</h2>
      <dl className={styles.totals} aria-label={t('totals')}>
        <div>
          <dt>{t('column.stake')}</dt>
          <dd>{data && <Money value={data.totals.stake} style={{ min: 0, max: 2 }} />}</dd>
        </div>
        <div>
          <dt>{t('column.payout')}</dt>
          <dd>{data && <Money value={data.totals.payout} style={{ min: 0, max: 2 }} />}</dd>
        </div>
        <div>
          <dt>{t('rebate')}</dt>
          <dd>{data && <Money value={data.totals.rebate} style={{ min: 0, max: 2 }} />}</dd>
        </div>
        <div>
          <dt>{t('column.net')}</dt>
          <dd>{data && <Amount value={data.totals.net} />}</dd>
        </div>
      </dl>
      <ChipRow label={t('states')} className={styles.states}>
        <Chip on={!state} onClick={() => change('state', undefined)}>
          {t('allStates')}
        </Chip>
        {STATES.map((value) => (
          <Chip key={value} on={state === value} onClick={() => change('state', value)}>
            {t(`state.${value}`)}
          </Chip>
        ))}
      </ChipRow>
      <Card flush className={styles.sheet}>
        <BetsTable
          label={t('title')}
          bets={data?.list ?? []}
          loading={isFetching}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('empty')}
              hint={t('emptyHint')}
              action={
                <ButtonLink look="ghost" to={paths.page('lottery')}>
                  {t('toLottery')}
                </ButtonLink>
              }
            />
          }
        />
      </Card>
      <div className={styles.pager}>
        <Pagination page={page} total={data?.totalPages ?? 0} onPage={(to) => change('page', String(to))} />
      </div>
    </>
  )
}
