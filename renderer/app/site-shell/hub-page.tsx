import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { useBadges } from '../../features/center/index.ts'
import { LimitsCard } from '../../features/control/index.ts'
import { NetResult } from '../../features/records/index.ts'
import { selectMember, selectTrial } from '../../features/session/index.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Card } from '../../ui/card/card.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { HubMoney } from './hub-money.tsx'
import styles from './hub-page.module.css'
import { HubRows } from './hub-rows.tsx'
import { HubVip } from './hub-vip.tsx'
import { HubWaiting } from './hub-waiting.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { useBuiltRows } from './use-built-rows.ts'

const GROUPS = ['money', 'records', 'settings', 'more'] as const

/** A member's money, what waits, and the way to every section that the gateway lets them enter [MEMBER-01] [MEMBER-02]. */
export const Component = () => {
  const { t } = useTranslation(['center', 'common'])
  const dispatch = useAppDispatch()
  const platform = usePlatform()
  const toasts = useToasts()
  const format = useFormat()
  const member = useSelector(selectMember)
  const trial = useSelector(selectTrial)
  const badge = useBadges()
  const { form, rows } = useBuiltRows()
  if (!member) return null
  const name = member.nickname ?? member.account
  const copy = () =>
    void platform.copy(member.id).then(
      () => toasts.show(t('common:copy_success'), 'positive'),
      () => toasts.show(t('common:copy_failed'), 'negative'),
    )
  const linksOf = (some: typeof rows) =>
    some.flatMap(({ section, to, icon }) =>
      section === 'hub' ? [] : [{ to, icon, name: t(`common:page.${section}`), note: t(`hub.note.${section}`), count: badge(section) }],
    )
  return (
    <div className={styles.hub}>
      <header className={styles.who}>
        <Avatar name={name} icon={member.icon} />
        <div>
          <h1>{name}</h1>
          <p>
            <bdi>{member.account}</bdi>
            <span aria-hidden="true">·</span>
            <bdi>{t('hub.id', { id: member.id.slice(0, 8).toUpperCase() })}</bdi>
            <IconButton small label={t('hub.copyId')} icon={<Copy />} onClick={copy} />
            <span>{t('hub.since', { month: format.instant(member.joinedAt, 'date') })}</span>
            {member.hasVip && <Tag tone="accent">{member.vipLabelName ?? t('common:account.vip')}</Tag>}
          </p>
        </div>
      </header>
      <HubMoney />
      <HubWaiting />
      {!trial && (
        <div className={styles.cards}>
          <Suspense fallback={<Skeleton height="220px" />}>
            <NetResult />
          </Suspense>
          <Suspense fallback={<Skeleton height="220px" />}>
            <LimitsCard />
          </Suspense>
        </div>
      )}
      {rows.some(({ section }) => section === 'vip') && (
        <Suspense>
          <HubVip />
        </Suspense>
      )}
      <div className={styles.groups}>
        {form === 'SHORT' ? (
          <HubRows label={t('common:center.title')} rows={linksOf(rows)} />
        ) : (
          GROUPS.filter((group) => rows.some((row) => row.group === group)).map((group) => (
            <HubRows key={group} label={t(`common:center.group.${group}`)} rows={linksOf(rows.filter((row) => row.group === group))} />
          ))
        )}
        <HubRows
          label={t('common:menu.label')}
          rows={[
            { to: paths.page('favorite'), icon: Heart, name: t('common:menu.favorite') },
            { to: paths.page('recent'), icon: Clock, name: t('common:menu.recent') },
            { to: paths.page('limits'), icon: SlidersHorizontal, name: t('common:page.limits'), count: badge('limits') },
            { to: paths.page('responsible'), icon: ShieldCheck, name: t('common:menu.responsible') },
            { to: paths.page('service'), icon: Headset, name: t('common:menu.help') },
            ...(member.agent ? [{ to: paths.agentHome, icon: BriefcaseBusiness, name: t('common:account.agent') }] : []),
          ]}
        />
      </div>
      <div className={styles.language}>
        <LanguageChoice />
      </div>
      <Card flush className={styles.leave}>
        <button type="button" className={styles.row} onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.home }))}>
          <LogOut aria-hidden="true" />
          {t('common:action.signOut')}
        </button>
      </Card>
    </div>
  )
}
