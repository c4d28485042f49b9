import { BriefcaseBusiness, LogOut, Receipt, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { selectMember } from '../../features/session/index.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { MenuLine, menuRow, Popover } from '../../ui/menu/menu.tsx'
import { dialogOpened } from '../dialogs.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { paths } from '../paths.ts'
import { slots } from '../slots.ts'
import styles from './account-menu.module.css'

/** The avatar's menu [CHROME-03]. */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const member = useAppSelector(selectMember)
  const More = slots.accountMenu
  if (!member) return null
  const name = member.nickname ?? member.account
  return (
    <Popover label={t('account.menu')} triggerClassName={styles.trigger} trigger={<Avatar name={name} />}>
      <div className={styles.who}>
        <b>{name}</b>
        <small>{member.account}</small>
      </div>
      <MenuLine />
      {More && (
        <Suspense>
          <More />
        </Suspense>
      )}
      <Link to={paths.member()} className={menuRow}>
        <UserRound aria-hidden="true" />
        {t('account.member')}
      </Link>
      <Link to={paths.bets} className={menuRow}>
        <Receipt aria-hidden="true" />
        {t('account.bets')}
      </Link>
      {member.agent && (
        <Link to={paths.agentHome} className={menuRow}>
          <BriefcaseBusiness aria-hidden="true" />
          {t('account.agent')}
        </Link>
      )}
      <MenuLine />
      <button type="button" className={menuRow} onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.home }))}>
        <LogOut aria-hidden="true" />
        {t('action.signOut')}
      </button>
    </Popover>
  )
}
