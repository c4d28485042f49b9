import type { RoomMessage as Message } from '@portico/contract/chat/shapes'
import LogIn from 'lucide-react/icons/log-in'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Shield from 'lucide-react/icons/shield'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { brand } from 'virtual:brand'
import { refusal } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { selectStatus, selectTrial } from '../../session/index.ts'
import { useBlockSpeakerMutation, useRoomQuery } from '../room-api.ts'
import { RoomLog } from './room-log.tsx'
import { RoomSay } from './room-say.tsx'
import styles from './room.module.css'

interface Closing {
  readonly onClose: () => void
}

/** What stands in the place of the rooms for who is not in, or on trial: nobody reads who may not speak. */
const RoomDoor = ({ onClose, trial }: Closing & { readonly trial: boolean }) => {
  const { t } = useTranslation(['dialogs', 'errors', 'common'])
  const dispatch = useAppDispatch()
  return (
    <Dialog title={t('room.title')} lead={t('room.lead')} onClose={onClose} size="large">
      {trial ? (
        <>
          <p>{t('errors:in_need_true_account')}</p>
          <Button wide look="primary" onClick={() => dispatch(dialogOpened({ kind: 'register' }))}>
            {t('common:action.register')}
          </Button>
        </>
      ) : (
        <Button wide icon={<LogIn aria-hidden="true" />} onClick={() => dispatch(dialogOpened({ kind: 'login' }))}>
          {t('room.guest')}
        </Button>
      )}
    </Dialog>
  )
}

/** The chat rooms, for members [CONTENT-06]. */
export const Component = ({ onClose }: Closing) => {
  const status = useSelector(selectStatus)
  const trial = useSelector(selectTrial)
  return status === 'member' && !trial ? <Rooms onClose={onClose} /> : <RoomDoor onClose={onClose} trial={trial !== undefined} />
}

/** How the line is over which messages come. */
const useLine = () => {
  const { events } = useHost()
  return useSyncExternalStore(events.onLine, events.line)
}

const Rooms = ({ onClose }: Closing) => {
  const { t } = useTranslation('dialogs')
  const format = useFormat()
  const [chosen, setChosen] = useState<string>()
  const { data, isError, error, refetch } = useRoomQuery(chosen === undefined ? {} : { room: chosen })
  const [block] = useBlockSpeakerMutation()
  const list = data?.list
  useWhenPast(data?.muted?.until, refetch)
  const lost = useLine() === 'lost'
  /** What is going to be answered, as it was read. */
  const [answered, setAnswered] = useState<Message>()
  if (refusal(error, 'NOT_OFFERED', 'PLAY_PAUSED', 'SELF_EXCLUDED') !== undefined)
    return (
      <Dialog title={t('room.title')} onClose={onClose} size="large">
        <EmptyState icon={<Shield />} title={t('room.shutTitle')} hint={t('room.shutHint')} />
      </Dialog>
    )
  const muted = data?.muted
  return (
    <Dialog title={t('room.title')} lead={t('room.lead')} onClose={onClose} size="large">
      {data && data.rooms.length > 1 && (
        <Select
          dense
          aria-label={t('room.language')}
          value={data.room}
          onChange={(event) => setChosen(event.target.value)}
          options={data.rooms.map((code) => ({ value: code, label: brand.languages.find((each) => each.code === code)?.name ?? code }))}
        />
      )}
      {!list && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />)}
      {lost && (
        <p role="status" className={styles.lost}>
          <RefreshCw aria-hidden="true" />
          {t('room.reconnecting')}
        </p>
      )}
      {list?.length === 0 && <EmptyState title={t('room.empty')} />}
      {data && (
        <RoomLog key={data.room} room={data.room} list={data.list} own={data.own} lost={lost} onReply={muted ? undefined : setAnswered} />
      )}
      {data && !muted && (
        <RoomSay
          room={data.room}
          slowSeconds={data.slowSeconds}
          answered={answered?.room === data.room ? (list?.find(({ id }) => id === answered.id) ?? answered) : undefined}
          onLeave={() => setAnswered(undefined)}
        />
      )}
      {muted && (
        <p role="status" className={styles.muted}>
          {t('room.muted', { at: `${format.instant(muted.until, 'dayTime')} ${format.offset(muted.until)}`, reason: muted.reason })}
        </p>
      )}
      {data && data.blocked.length > 0 && (
        <section aria-label={t('room.blocked')} className={styles.blocked}>
          <h3>{t('room.blocked')}</h3>
          {data.blocked.map(({ by, name }) => (
            <Button key={by} look="quiet" size="small" onClick={() => void block({ by, blocked: false })}>
              {t('room.unblock', { name })}
            </Button>
          ))}
        </section>
      )}
    </Dialog>
  )
}
