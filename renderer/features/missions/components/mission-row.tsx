import type { MissionCondition } from '@portico/contract/missions/definitions'
import type { MissionProgress, MissionView, RewardView } from '@portico/contract/missions/shapes'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Landmark from 'lucide-react/icons/landmark'
import Pause from 'lucide-react/icons/pause'
import Shield from 'lucide-react/icons/shield'
import Ticket from 'lucide-react/icons/ticket'
import type { LucideIcon } from 'lucide-react/types'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '@portico/contract/kit/money'
import { claimMission } from '@portico/contract/missions/calls'
import { failureKey } from '../../../api/failure.ts'
import { idempotentRequest } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useClaimMissionMutation } from '../api.ts'
import styles from '../missions.module.css'

const ICONS: Readonly<Record<MissionCondition['kind'], LucideIcon>> = {
  BETS: Ticket,
  DRAWS: CircleDot,
  VALID_BETS: Ticket,
  DEPOSITS: Landmark,
  LOGIN_DAYS: CalendarDays,
  GAMES: Gamepad2,
  PAUSE: Pause,
  LIMIT: Shield,
}

const useWords = () => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  return {
    reward: (reward: RewardView): string =>
      reward.kind === 'POINTS'
        ? t('points', { count: reward.points, points: format.number(reward.points) })
        : format.money(reward.amount, { min: 0 }),
    progress: (progress: MissionProgress): string =>
      progress.unit === 'MONEY'
        ? t('progress.MONEY', { done: format.money(progress.done, { min: 0 }), target: format.money(progress.target, { min: 0 }) })
        : t(`progress.${progress.unit}`, { done: format.number(progress.done), target: format.number(progress.target) }),
  }
}

const shareOf = (progress: MissionProgress): number =>
  progress.unit === 'MONEY' ? Number((unitsOf(progress.done) * 1000n) / unitsOf(progress.target)) / 1000 : progress.done / progress.target

/** Takes the reward, and says where it went. */
const ClaimButton = ({
  mission: { id, day, title },
  reward,
  main,
}: {
  readonly mission: MissionView
  readonly reward: string
  readonly main: boolean
}) => {
  const { t } = useTranslation(['missions', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const [claim, { isLoading }] = useClaimMissionMutation()
  const press = async () => {
    const { data, error } = await claim(idempotentRequest(claimMission, { id, day }))
    if (!data) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
    else if (data.points !== null) toasts.show(t('receivedPoints', { reward, points: format.number(data.points) }), 'positive')
    else if (data.main !== null) toasts.show(t('receivedCash', { reward, balance: format.money(data.main, { min: 0 }) }), 'positive')
  }
  return (
    <Button look={main ? 'primary' : 'ghost'} size="small" busy={isLoading} onClick={() => void press()}>
      {t('claim')}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
}

interface Props {
  readonly mission: MissionView
  /** Its button is the page's main one. */
  readonly main: boolean
}

/** A mission: what it asks for, how far its reader has come, what it gives. */
export const MissionRow = ({ mission, main }: Props) => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const words = useWords()
  const id = useId()
  const { title, text, condition, reward, progress, state, claimUntil, claimedAt } = mission
  const Icon = ICONS[condition.kind]
  const gives = words.reward(reward)
  return (
    <li>
      <article className={styles.mission} aria-labelledby={id} data-state={state}>
        <span className={styles.icon} data-kind={condition.kind}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <h3 id={id}>{title}</h3>
          <small>{text}</small>
          {(state === 'RUNNING' || state === 'ENDED') && (
            <span className={styles.bar}>
              <progress aria-labelledby={id} max={1} value={shareOf(progress)} />
              <bdi>{words.progress(progress)}</bdi>
            </span>
          )}
        </span>
        <span className={styles.reward}>
          <b>
            {reward.kind === 'POINTS' && <span className={styles.coin} aria-hidden="true" />}
            <bdi>{gives}</bdi>
          </b>
          {reward.kind === 'CASH' && reward.turnover > 0 && <small>{t('turnover', { count: reward.turnover })}</small>}
          {state === 'READY' && (
            <>
              <ClaimButton mission={mission} reward={gives} main={main} />
              <small>{t('claimUntil', { at: format.instant(claimUntil, 'dayTime') })}</small>
            </>
          )}
          {state === 'CLAIMED' && (
            <Tag tone="positive" icon={<Check aria-hidden="true" />}>
              {t('received', { at: format.instant(claimedAt ?? claimUntil, 'dayTime') })}
            </Tag>
          )}
          {state === 'ENDED' && <Tag>{t('ended')}</Tag>}
        </span>
      </article>
    </li>
  )
}
