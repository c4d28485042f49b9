import type { MissionView } from '@portico/contract/missions/shapes'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import Shield from 'lucide-react/icons/shield'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useMissionsQuery } from '../api.ts'
import { Leaderboard } from '../components/leaderboard.tsx'
import { MissionRow } from '../components/mission-row.tsx'
import { Winners } from '../components/winners.tsx'
import styles from '../missions.module.css'

interface GroupProps {
  readonly title: string
  readonly note?: string | undefined
  readonly missions: readonly MissionView[]
  /** The mission with the page's main button. */
  readonly main: MissionView | undefined
}

const Group = ({ title, note, missions, main }: GroupProps) =>
  missions.length > 0 && (
    <section aria-label={title} className={styles.group}>
      <header>
        <h2>{title}</h2>
        {note !== undefined && (
          <span>
            <Clock aria-hidden="true" />
            {note}
          </span>
        )}
      </header>
      <ul>
        {missions.map((mission) => (
          <MissionRow key={`${mission.id} ${mission.day}`} mission={mission} main={mission === main} />
        ))}
      </ul>
    </section>
  )

/** Bets of these count by number and not by amount. */
const countsMoney = ({ condition }: MissionView): boolean => condition.kind === 'VALID_BETS' || condition.kind === 'DEPOSITS'

/** When the first of what is shown changes by itself. */
const endOf = (
  data: { readonly list: readonly MissionView[]; readonly before: readonly MissionView[]; readonly serverNow: string } | undefined,
) =>
  data &&
  [...data.list.map(({ until }) => until), ...data.before.map(({ claimUntil }) => claimUntil)]
    .filter((each) => each > data.serverNow)
    .toSorted()[0]

const PANEL = 'missions'
const TABS = ['missions', 'winners'] as const

/** What a member is asked to do today and this week, who scores most, and who won [MEMBER-07]. */
export const Component = () => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'missions'
  const { data, error, refetch } = useMissionsQuery({})
  // A day or a week that ends brings other missions, and ends what could be claimed.
  useWhenPast(endOf(data), refetch)
  if (refusal(error, 'NOT_OFFERED', 'OFFERS_STOPPED', 'PLAY_PAUSED', 'SELF_EXCLUDED') !== undefined)
    return (
      <EmptyState
        icon={<Shield />}
        title={t('shut.title')}
        hint={t('shut.hint')}
        action={
          <ButtonLink look="ghost" to={paths.page('limits')}>
            {t('shut.limits')}
          </ButtonLink>
        }
      />
    )
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" />
  const { list, before, caringOnly } = data
  const of = (period: MissionView['period']) => list.filter((each) => each.period === period)
  const main = [...before, ...list].find(({ state }) => state === 'READY')
  const [today, week] = [of('DAY'), of('WEEK')]
  const until = ({ until: at }: MissionView) => `${format.instant(at, 'dayTime')} ${format.offset(at)}`
  const tabs = !caringOnly && (
    <Tabs
      label={t('title')}
      panelId={PANEL}
      value={tab}
      onChange={(next) => setQuery(next === 'missions' ? {} : { tab: next }, { replace: true })}
      tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
    />
  )
  if (tab === 'winners' && !caringOnly)
    return (
      <div className={styles.winners}>
        <header>
          <h1>{t('winners.title')}</h1>
          <p>{t('winners.lead')}</p>
        </header>
        {tabs}
        <div id={PANEL} role="tabpanel" aria-label={t('tab.winners')}>
          <Winners />
        </div>
      </div>
    )
  return (
    <div className={styles.page}>
      <div className={styles.missions}>
        <header>
          <h1>{t('title')}</h1>
          <p>{t(caringOnly ? 'caring' : 'lead')}</p>
        </header>
        {tabs}
        <div
          id={PANEL}
          role={caringOnly ? undefined : 'tabpanel'}
          aria-label={caringOnly ? undefined : t('tab.missions')}
          className={styles.panel}
        >
          {list.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
          <Group title={t('today')} note={today[0] && t('newAt', { at: until(today[0]) })} missions={today} main={main} />
          <Group title={t('week')} note={week[0] && t('until', { at: until(week[0]) })} missions={week} main={main} />
          {list.length > 0 && (
            <p className={styles.note}>
              <Info aria-hidden="true" />
              {t(list.some(countsMoney) ? 'noteMoney' : 'note')}
            </p>
          )}
          <Group title={t('before')} missions={before} main={main} />
        </div>
      </div>
      {!caringOnly && <Leaderboard />}
    </div>
  )
}
