import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Copy from 'lucide-react/icons/copy'
import Headset from 'lucide-react/icons/headset'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Receipt from 'lucide-react/icons/receipt'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { usePermission } from '../../features/access/index.ts'
import type { SessionMember } from '../../features/session/index.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { MenuLine, menuRow } from '../../ui/menu/menu.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import styles from './account-menu.module.css'

const Copied = ({ what, text, label = text }: { what: 'account' | 'id'; text: string; label?: string }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const platform = usePlatform()
  const copy = () =>
    void platform.copy(text).then(
      () => toasts.show(t('copy_success'), 'positive'),
      () => toasts.show(t('copy_failed'), 'negative'),
    )
  return (
    <span className={styles.copied}>
      <span>{t(`account.${what}`)}</span>
      <b title={text}>{label}</b>
      <IconButton small label={t(what === 'id' ? 'account.copyId' : 'account.copyAccount')} icon={<Copy />} onClick={copy} />
    </span>
  )
}

/** Who is here, to copy for the support, and where a member goes from here [CHROME-03]. */
export const AccountRows = ({ member }: { member: SessionMember }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const entersOffice = usePermission('AGENT_CENTER')
  return (
    <>
      <div className={styles.who}>
        <b>{member.nickname ?? member.account}</b>
        {member.hasVip && <Tag tone="accent">{member.vipLabelName ?? t('account.vip')}</Tag>}
      </div>
      <Copied what="account" text={member.account} />
      <Copied what="id" text={member.id} label={member.id.slice(0, 8)} />
      <MenuLine />
      <Link to={paths.member()} className={menuRow}>
        <UserRound aria-hidden="true" />
        {t('account.member')}
      </Link>
      <Link to={paths.bets} className={menuRow}>
        <Receipt aria-hidden="true" />
        {t('account.bets')}
      </Link>
      <Link to={paths.page('limits')} className={menuRow}>
        <ShieldCheck aria-hidden="true" />
        {t('page.limits')}
      </Link>
      <Link to={paths.member('messageV2')} className={menuRow}>
        <Mail aria-hidden="true" />
        {t('account.messages')}
      </Link>
      <Link to={paths.page('service')} className={menuRow}>
        <Headset aria-hidden="true" />
        {t('account.chat')}
      </Link>
      {member.agent && entersOffice && (
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
    </>
  )
}
