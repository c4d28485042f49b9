import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TeamHead } from '../../../core/office-page/team-head.tsx'
import { typedName } from '../../../core/office-page/team-range.ts'
import { AccountPage } from '../account/account-page.tsx'
import { Downlines } from '../overview/downlines.tsx'
import { useView } from '../overview/use-view.ts'
import { RowsBehind } from '../rows/rows-behind.tsx'
import { LinePath } from './line-path.tsx'
import { LineTree } from './line-tree.tsx'
import styles from './downlines-page.module.css'

/** The accounts below the reader or below one of the team, with the way down and up. */
const Line = () => {
  const { t } = useTranslation('common')
  const { view, change, closeRows } = useView()
  return (
    <>
      <TeamHead title={t('page.downlineManagmentView')} view={view} change={change} />
      <div className={styles.columns}>
        <div className={styles.tree}>
          <LineTree view={view} />
        </div>
        <div className={styles.list}>
          <LinePath view={view} />
          <Downlines view={view} change={change} />
        </div>
      </div>
      {view.rows && <RowsBehind view={view} kind={view.rows} change={change} onClose={closeRows} />}
    </>
  )
}

/** A line of the team, or one account of it where the address names one [AGENT-11]. */
export const Component = () => {
  const [params] = useSearchParams()
  const who = typedName(params.get('who')).trim()
  return who === '' ? <Line /> : <AccountPage key={who} account={who} />
}
