import type { RegisterLink } from '@portico/contract/register-link/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import { LIVE } from '../../core/office-page/live.ts'
import cards from '../../core/office-page/cards.module.css'
import page from '../../core/office-page/page.module.css'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { useRegisteredAccountsQuery } from './api.ts'
import type { LinksView } from './view.ts'
import styles from './registered.module.css'

interface RegisteredAccountsProps {
  /** Without one: the accounts that the agent opened. */
  readonly link: RegisterLink | undefined
  readonly view: LinksView
  readonly change: (change: Partial<LinksView>) => void
}

/** Who came by a link, or whose accounts the agent opened, the latest first. */
export const RegisteredAccounts = ({ link, view, change }: RegisteredAccountsProps) => {
  const { t } = useTranslation(['registerCenter', 'errors'])
  const format = useFormat()
  const question = { ...(link && { linkId: link.linkId }), ...(view.accounts && { after: view.accounts }) }
  const { currentData: data, error, refetch } = useRegisteredAccountsQuery(question, LIVE)
  const rows = data?.list ?? []
  const decimals = decimalsOf(rows.flatMap(({ firstDeposit }) => firstDeposit ?? []))
  const title = link ? t('registered.byLink', { code: link.code }) : t('registered.opened')
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>
        {title} <small>{data && t('registered.count', { count: data.total, number: format.number(data.total) })}</small>
      </h2>
      <div className={cx(page.table, cards.cards)}>
        <DataTable
          dense
          label={title}
          columns={[
            { id: 'account', header: t('registered.account'), cell: ({ account }) => <bdi>{account}</bdi> },
            { id: 'kind', header: t('column.type'), cell: ({ agent }) => t(agent ? 'type.AGENT' : 'type.MEMBER') },
            {
              id: 'joined',
              header: t('registered.joined'),
              cell: ({ joinedAt }) => <span className={page.soft}>{format.instant(joinedAt, 'moment')}</span>,
            },
            {
              id: 'deposit',
              header: t('registered.deposit'),
              numeric: true,
              cell: ({ firstDeposit }) =>
                firstDeposit ? (
                  <Figure value={firstDeposit} decimals={decimals} />
                ) : (
                  <span className={styles.none}>{t('registered.noDeposit')}</span>
                ),
            },
          ]}
          rows={rows}
          rowKey={({ memberId }) => memberId}
          loading={!data && !error}
          expected={3}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t(link ? 'registered.none' : 'registered.noneOpened')} />}
        />
      </div>
      {(data?.next || view.accounts) && (
        <footer className={page.foot}>
          <span />
          <span className={page.turns}>
            <Button look="ghost" size="small" disabled={!view.accounts} onClick={() => change({ accounts: undefined })}>
              {t('registered.latest')}
            </Button>
            <Button look="ghost" size="small" disabled={!data?.next} onClick={() => data?.next && change({ accounts: data.next })}>
              {t('next')}
            </Button>
          </span>
        </footer>
      )}
    </section>
  )
}
