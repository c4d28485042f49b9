import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { selectMember } from '../../session/index.ts'
import { useTeamMembersQuery } from '../api.ts'
import type { View } from '../model/view.ts'
import { lineAddress } from './line-address.ts'
import styles from './line-tree.module.css'

/** Accounts with a line of their own that are listed below one; the table has all of them. */
const MOST = 50

interface BranchProps {
  readonly view: View
  /** Undefined for the reader. */
  readonly account: string | undefined
  readonly name: string
  readonly downlines: number | undefined
  readonly open: boolean
}

/** The accounts directly below that have somebody below themselves. */
const Below = ({ view, account }: Pick<BranchProps, 'view' | 'account'>) => {
  const { t } = useTranslation('teamRecords')
  const { data, isError, refetch } = useTeamMembersQuery({
    ...view.days,
    scope: 'DIRECT',
    ...(account === undefined ? {} : { under: account }),
    sort: 'downlines',
    order: 'desc',
    pageSize: MOST,
  })
  const lines = data?.list.filter(({ downlines }) => downlines > 0) ?? []
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} className={styles.none} />
  if (data && lines.length === 0) return <p className={styles.none}>{t('line.noAgents')}</p>
  return (
    <ul className={styles.below}>
      {lines.map((row) => (
        <Branch key={row.memberId} view={view} account={row.account} name={row.account} downlines={row.downlines} open={false} />
      ))}
    </ul>
  )
}

const Branch = ({ view, account, name, downlines, open: first }: BranchProps) => {
  const { t } = useTranslation('teamRecords')
  const format = useFormat()
  const [open, setOpen] = useState(first)
  const here = view.under?.toLowerCase() === account?.toLowerCase()
  return (
    <li>
      <span className={cx(styles.row, here && styles.here)}>
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? 'line.close' : 'line.open', { account: name })}
          className={styles.turn}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
        <Link to={lineAddress(view, account)} aria-current={here ? 'true' : undefined} className={styles.name}>
          {name}
        </Link>
        {downlines !== undefined && <span className={styles.count}>{format.number(downlines)}</span>}
      </span>
      {open && <Below view={view} account={account} />}
    </li>
  )
}

/** The team as a tree of the accounts that have somebody below them; a name lists its line. */
export const LineTree = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation('teamRecords')
  const own = useSelector(selectMember)?.account ?? ''
  return (
    <nav aria-label={t('line.tree')} className={styles.tree}>
      <ul>
        <Branch open view={view} account={undefined} name={own} downlines={undefined} />
      </ul>
    </nav>
  )
}
