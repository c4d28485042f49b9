import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectMember } from '../../features/session/index.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Popover } from '../../ui/menu/menu.tsx'
import styles from './account-menu.module.css'
import { AccountRows } from './account-rows.tsx'

/** The avatar and its menu [CHROME-03]. */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const member = useSelector(selectMember)
  if (!member) return null
  return (
    <Popover
      label={t('account.menu')}
      triggerClassName={styles.trigger}
      trigger={<Avatar name={member.nickname ?? member.account} icon={member.icon} />}
    >
      <AccountRows member={member} />
    </Popover>
  )
}
