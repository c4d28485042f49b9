import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import Receipt from 'lucide-react/icons/receipt'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { LucideIcon } from 'lucide-react/types'
import { Link } from '../../lib/link.tsx'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { MEMBER_SECTIONS, paths } from '../../core/paths.ts'
import { selectMember } from '../../features/session/index.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PAGES, SLOTS } from '../features.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './hub-page.module.css'

interface Row {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: string
}

const Rows = ({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) => (
  <Card flush as="section" aria-label={label}>
    <ul>
      {rows.map(({ to, icon: Icon, name }) => (
        <li key={to}>
          <Link to={to} className={styles.row}>
            <Icon aria-hidden="true" />
            {name}
            <ChevronRight aria-hidden="true" className={styles.go} />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)

/** A member's money, records and settings, and only what has a page: a new section of the member center comes here by itself. */
export const Component = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const member = useSelector(selectMember)
  const { balance: Balance } = SLOTS
  if (!member) return null
  const built = new Set(PAGES.flatMap((pages) => Object.keys(pages.member ?? {})))
  const sections = MEMBER_SECTIONS.filter((section) => built.has(section) && section !== 'depositv2')
  const name = member.nickname ?? member.account
  return (
    <div className={styles.hub}>
      <header className={styles.who}>
        <Avatar name={name} />
        <div>
          <h1>{name}</h1>
          <p>{member.account}</p>
        </div>
      </header>
      <Card as="section" aria-label={t('header.balance')} className={styles.money}>
        <Suspense>{Balance && <Balance />}</Suspense>
        <ButtonLink to={paths.deposit}>{t('action.deposit')}</ButtonLink>
      </Card>
      {sections.length > 0 && (
        <Rows
          label={t('account.member')}
          rows={sections.map((section) => ({
            to: paths.member(section),
            icon: section === 'personalHistoryCopy' ? Receipt : FileText,
            name: t(`page.${section}`),
          }))}
        />
      )}
      <Rows
        label={t('menu.label')}
        rows={[
          { to: paths.page('favorite'), icon: Heart, name: t('menu.favorite') },
          { to: paths.page('recent'), icon: Clock, name: t('menu.recent') },
          { to: paths.page('responsible'), icon: ShieldCheck, name: t('menu.responsible') },
          { to: paths.page('service'), icon: Headset, name: t('menu.help') },
          ...(member.agent ? [{ to: paths.agentHome, icon: BriefcaseBusiness, name: t('account.agent') }] : []),
        ]}
      />
      <LanguageChoice />
      <Card flush>
        <button type="button" className={styles.row} onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.home }))}>
          <LogOut aria-hidden="true" />
          {t('action.signOut')}
        </button>
      </Card>
    </div>
  )
}
