import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { RecordDays } from '../../../core/record-days.tsx'
import { useDays } from '../../../core/use-days.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useBetsQuery } from '../api.ts'
import { BetsTable } from '../components/bets-table.tsx'
import styles from '../components/bets.module.css'
import { LISTED } from '../components/money-style.ts'
import { isGameCode, isState, STATES } from '../model/filters.ts'

const PAGE_SIZE = 18

/** The betting record; filters and page stand in the address, so that they outlive a reload [WALLET-07]. */
export const Component = () => {
  const { t } = useTranslation(['records', 'errors'])
  const { query, change, ...view } = useDays({ usual: 'today', clears: ['page'] })
  const stateParam = query.get('state')
  const state = isState(stateParam) ? stateParam : undefined
  const gameParam = query.get('game') ?? ''
  const game = isGameCode(gameParam) ? gameParam : ''
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isFetching, refetch } = useBetsQuery({
    ...view.days,
    ...(state ? { state } : {}),
    ...(game ? { gameCode: game } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  })
  const filter = (name: string, value: string | undefined) => change({ page: undefined, [name]: value })
  const games = data?.games ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.choices}>
          {(games.length > 0 || game) && (
            <Select
              quiet
              aria-label={t('games')}
              value={game}
              onChange={({ target }) => filter('game', target.value || undefined)}
              options={[
                { value: '', label: t('allGames') },
                ...games.map(({ gameCode, name }) => ({ value: gameCode, label: name })),
                ...(!game || games.some(({ gameCode }) => gameCode === game) ? [] : [{ value: game, label: game }]),
              ]}
            />
          )}
          <RecordDays view={view} />
        </div>
      </div>
      <h2 className="visually-hidden">{t('totals')}</h2>
      <dl className={styles.totals} aria-label={t('totals')}>
        <div>
          <dt>{t('column.stake')}</dt>
          <dd>{data && <Money value={data.totals.stake} style={LISTED} />}</dd>
        </div>
        <div>
          <dt>{t('column.payout')}</dt>
          <dd>{data && <Money value={data.totals.payout} style={LISTED} />}</dd>
        </div>
        <div>
          <dt>{t('rebate')}</dt>
          <dd>{data && <Money value={data.totals.rebate} style={LISTED} />}</dd>
        </div>
        <div>
          <dt>{t('column.net')}</dt>
          <dd>{data && <Amount value={data.totals.net} style={LISTED} />}</dd>
        </div>
      </dl>
      <ChipRow label={t('states')} className={styles.states}>
        <Chip on={!state} onClick={() => filter('state', undefined)}>
          {t('allStates')}
        </Chip>
        {STATES.map((value) => (
          <Chip key={value} on={state === value} onClick={() => filter('state', value)}>
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
        <Pagination page={page} total={data?.totalPages ?? 0} onPage={(to) => change({ page: String(to) })} />
      </div>
    </>
  )
}
