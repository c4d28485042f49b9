import type { DeskHours } from '@portico/contract/support/shapes'
import Clock from 'lucide-react/icons/clock'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useReaderClock } from '../../../core/use-reader-clock.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useDeskChatQuery, useStartChatMutation } from '../api.ts'
import styles from '../chat.module.css'

interface ChatStartProps {
  readonly hours: DeskHours
  readonly joinMinutes: number | null
  readonly onClose: () => void
}

/** Before the queue: how long it takes; outside of the hours when the desk opens, and the way to write meanwhile. */
export const ChatStart = ({ hours, joinMinutes, onClose }: ChatStartProps) => {
  const { t } = useTranslation(['deskChat', 'errors'])
  const clock = useReaderClock()
  // Failure shown by ./chat-panel.tsx, which asks the same.
  const { refetch } = useDeskChatQuery({})
  const [start, { isLoading, error }] = useStartChatMutation()
  useWhenPast(hours.open ? hours.to : hours.from, refetch)
  if (!hours.open)
    return (
      <div className={styles.start}>
        <EmptyState
          icon={<Clock />}
          title={t('opens', { at: `${clock.instant(hours.from, 'dayTime')} (${clock.offset(hours.from)})` })}
          hint={t('opensHint')}
          action={
            <ButtonLink look="primary" to="/member/messageV2?tab=write" onClick={onClose}>
              {t('write')}
            </ButtonLink>
          }
        />
      </div>
    )
  return (
    <div className={styles.start}>
      <EmptyState
        icon={<MessagesSquare />}
        title={joinMinutes === null ? t('begin') : t('within', { count: joinMinutes })}
        hint={t('beginHint')}
        action={
          <Button look="primary" busy={isLoading} onClick={() => void start({})}>
            {t('start')}
          </Button>
        }
      />
      {error && (
        <p role="alert" className={styles.error}>
          {t(`errors:${failureKey(error)}`)}
        </p>
      )}
    </div>
  )
}
