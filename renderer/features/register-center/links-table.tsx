import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { registerLinks } from '@portico/contract/register-link/calls'
import type { Answer } from '../../api/gateway.ts'
import cards from '../../core/office-page/cards.module.css'
import styles from '../../core/office-page/page.module.css'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { Deposited, useLinkColumns } from './link-columns.tsx'
import { type LinksView, sortedBy, sortingOf } from './view.ts'

interface LinksTableProps {
  readonly page: Answer<typeof registerLinks> | undefined
  /** What is shown was asked for before the last change. */
  readonly stale: boolean
  readonly loading: boolean
  readonly error: ReactNode
  readonly view: LinksView
  readonly change: (change: Partial<LinksView>) => void
  readonly onRetry: () => void
  readonly onNew: () => void
}

/** A page of links with what all that match come to; a press opens one. */
export const LinksTable = ({ page, stale, loading, error, view, change, onRetry, onNew }: LinksTableProps) => {
  const { t } = useTranslation(['registerCenter', 'common', 'teamRecords'])
  const format = useFormat()
  const columns = useLinkColumns(page?.own)
  const totals = page?.totals
  const narrowed = Boolean(view.find || view.type || view.state)
  const number = (value: number) => format.number(value)
  return (
    <>
      <div className={cx(styles.table, cards.cards, stale && styles.stale)}>
        <DataTable
          dense
          label={t('common:page.registerCenter')}
          columns={columns}
          rows={page?.list ?? []}
          rowKey={({ linkId }) => linkId}
          selected={view.link}
          onRow={({ linkId }) => change({ link: linkId === view.link ? undefined : linkId })}
          sorting={sortingOf(view)}
          onSorting={(sorting) => change(sortedBy(sorting))}
          total={
            totals && {
              label: t('all', { count: totals.links, number: number(totals.links) }),
              cells: {
                uses: number(totals.uses),
                clicks: number(totals.clicks),
                deposited: <Deposited deposited={totals.deposited} uses={totals.uses} />,
              },
            }
          }
          loading={loading}
          expected={8}
          error={error}
          onRetry={onRetry}
          empty={
            narrowed ? (
              <EmptyState
                title={t('noMatch')}
                action={
                  <Button look="ghost" onClick={() => change({ find: '', type: undefined, state: undefined })}>
                    {t('showAll')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t('none')}
                hint={t('noneHint')}
                action={
                  <Button look="ghost" onClick={onNew}>
                    {t('new.title')}
                  </Button>
                }
              />
            )
          }
        />
      </div>
      {(page?.next ?? page?.previous) && (
        <footer className={styles.foot}>
          <span />
          <span className={styles.turns}>
            <Button
              look="ghost"
              size="small"
              disabled={!page.previous}
              onClick={() => page.previous && change({ before: page.previous, after: undefined })}
            >
              {t('previous')}
            </Button>
            <Button
              look="ghost"
              size="small"
              disabled={!page.next}
              onClick={() => page.next && change({ after: page.next, before: undefined })}
            >
              {t('next')}
            </Button>
          </span>
        </footer>
      )}
    </>
  )
}
