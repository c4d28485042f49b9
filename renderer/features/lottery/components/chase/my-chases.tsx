import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '@portico/contract/bets/chase-shapes'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { ErrorLine } from '../../../../ui/error-line/error-line.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useChasesQuery } from '../../chase-api.ts'
import { useLostNotice } from '../../hooks/use-lost-notice.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import { MONEY } from '../slip/money-style.ts'
import styles from './chase.module.css'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

const SHOWN = 10

const useColumns = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  return [
    {
      id: 'made',
      header: t('chase.plans.made'),
      cell: ({ createdAt }: Plan) => <span className={styles.dim}>{format.instant(createdAt, 'moment')}</span>,
      label: (plan: Plan) => `${names.play(plan.play)} ${names.selection(plan)}`,
    },
    { id: 'play', header: t('bets.play'), cell: ({ play }: Plan) => names.play(play) },
    {
      id: 'progress',
      header: t('chase.plans.progress'),
      cell: ({ placed, issues }: Plan) => t('chase.plans.of', { placed: format.number(placed), issues: format.number(issues) }),
    },
    { id: 'staked', header: t('chase.plans.staked'), numeric: true, cell: ({ staked }: Plan) => format.money(staked, MONEY) },
    { id: 'locked', header: t('chase.plans.locked'), numeric: true, cell: ({ locked }: Plan) => format.money(locked, MONEY) },
    { id: 'payout', header: t('chase.plans.payout'), numeric: true, cell: ({ payout }: Plan) => format.money(payout, MONEY) },
    { id: 'state', header: t('bets.state'), cell: ({ state }: Plan) => <Tag>{t(`chase.state.${state}`)}</Tag> },
  ]
}

/** The member's plans on this lottery. Nothing is shown to who has none. */
export const MyChases = () => {
  const { t } = useTranslation('lottery')
  const { lottery } = useBetPanel()
  const [open, setOpen] = useState<string>()
  useLostNotice()
  const { data, isError, refetch } = useChasesQuery({ gameCode: lottery.gameCode, pageNo: 1, pageSize: SHOWN })
  const columns = useColumns()
  if (!data && isError)
    return (
      <section className={styles.plans} aria-labelledby="plans-title">
        <h2 id="plans-title">{t('chase.plans.title')}</h2>
        <ErrorLine onRetry={() => void refetch()} />
      </section>
    )
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <h2 id="plans-title">{t('chase.plans.title')}</h2>
      <DataTable
        label={t('chase.plans.title')}
        columns={columns}
        rows={data.list}
        rowKey={({ planId }) => planId}
        onRow={({ planId }) => setOpen(planId)}
      />
      <Suspense>{open && <PlanDialog planId={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  )
}
