import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { selectMember } from '../../session/index.ts'
import { useTeamPathQuery } from '../api.ts'
import type { View } from '../model/view.ts'
import { lineAddress } from './line-address.ts'
import styles from './line-path.module.css'

/** The accounts from the reader down to the one whose line is listed; each leads to its own. */
export const LinePath = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation('teamRecords')
  const own = useSelector(selectMember)?.account ?? ''
  const { under } = view
  const { currentData, isError, refetch } = useTeamPathQuery({ account: under ?? '' }, { skip: under === undefined })
  const path = under === undefined ? [own] : currentData?.path.map(({ account }) => account)
  if (path?.length === 0)
    return (
      <p role="status" className={styles.foreign}>
        {t('line.foreign', { account: under })} <Link to={lineAddress(view, undefined)}>{t('line.whole')}</Link>
      </p>
    )
  if (!path && isError) return <ErrorLine of={t('line.path')} onRetry={() => void refetch()} />
  return (
    <nav aria-label={t('line.path')}>
      <ol className={styles.path}>
        {(path ?? [own]).map((account, index, all) => (
          <li key={account}>
            {index === all.length - 1 ? (
              <b aria-current="page">{account}</b>
            ) : (
              <Link to={lineAddress(view, index === 0 ? undefined : account)}>{account}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
