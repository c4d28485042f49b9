import type { LineStep } from '@portico/contract/agent/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { accountAddress } from './account-address.ts'
import styles from '../line/line-path.module.css'

/** The accounts from the reader down to the one that is shown; each leads to its own page. */
export const AccountPath = ({ path }: { readonly path: readonly LineStep[] }) => {
  const { t } = useTranslation('teamRecords')
  return (
    <nav aria-label={t('line.path')}>
      <ol className={styles.path}>
        {path.map(({ account }, index) => (
          <li key={account}>
            {index === path.length - 1 ? <b aria-current="page">{account}</b> : <Link to={accountAddress(account)}>{account}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
