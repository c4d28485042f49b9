import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { useSections } from '../../access/index.ts'
import styles from './account-page.module.css'

interface AccountLinksProps {
  readonly account: string
  readonly level: number
  readonly agent: boolean
}

/** All that the office knows of an account, each on its own page, narrowed to it. */
export const AccountLinks = ({ account, level, agent }: AccountLinksProps) => {
  const { t } = useTranslation(['teamRecords', 'common'])
  const mayEnter = useSections('agent')
  const find = new URLSearchParams({ find: account }).toString()
  const links = [
    [t('common:page.teamBets'), paths.agent('personalHistoryCopy'), find],
    [t('common:page.palStatementsAgentCopy'), paths.agent('palStatementsAgentCopy'), find],
    [t('common:page.agentDownlineTransactionDetailsCopy'), paths.agent('agentDownlineTransactionDetailsCopy'), find],
    ...(agent && level > 0 ? ([[t('common:page.agentContracts'), paths.agent('agentContracts'), find]] as const) : []),
    [t('account.below'), paths.agent('downlineManagmentView'), new URLSearchParams({ scope: 'DIRECT', under: account }).toString()],
  ] as const
  return (
    <nav aria-label={t('account.links')} className={styles.links}>
      {links.map(([name, pathname, search]) => (
        <ButtonLink key={pathname + search} look="ghost" size="small" to={{ pathname, search }}>
          {name}
        </ButtonLink>
      ))}
      {level === 1 && mayEnter('agentTransfer') && (
        <ButtonLink look="quiet" size="small" to={`${paths.agent('agentTransfer')}?to=${encodeURIComponent(account)}`}>
          {t('account.send')}
        </ButtonLink>
      )}
    </nav>
  )
}
