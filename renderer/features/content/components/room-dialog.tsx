import LogIn from 'lucide-react/icons/log-in'
import Shield from 'lucide-react/icons/shield'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { brand } from 'virtual:brand'
import { refusal } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { selectStatus, selectTrial } from '../../session/index.ts'
import { useBlockSpeakerMutation, useRoomQuery } from '../room-api.ts'
import { RoomMessage } from './room-message.tsx'
import { RoomSay } from './room-say.tsx'
import styles from './room.module.css'

/** So near to its end a reader follows what is said. */
const NEAR_PX = 80

/** Follows the end of the log, unless its reader has scrolled up: then it says how much is new. */
const useFollow = (last: number | undefined, count: (after: number) => number) => {
  const log = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<number>()
  const end = () => {
    log.current?.scrollTo(0, log.current.scrollHeight)
    setSeen(last)
  }
  const isNear = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {}
    return scrollHeight - scrollTop - clientHeight < NEAR_PX
  }
  const wasNear = useRef(true)
  useEffect(() => {
    if (last === undefined || !wasNear.current) return
    log.current?.scrollTo(0, log.current.scrollHeight)
    setSeen(last)
  }, [last])
  const onScroll = () => {
    wasNear.current = isNear()
    if (wasNear.current) setSeen(last)
  }
  return { log, onScroll, end, newer: seen === undefined ? 0 : count(seen) }
}

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

const Rooms = ({ onClose }: Closing) => {
  const { t } = useTranslation('dialogs')
  const format = useFormat()
  const [chosen, setChosen] = useState<string>()
  const { data, isError, error, refetch } = useRoomQuery(chosen === undefined ? {} : { room: chosen })
  const [block] = useBlockSpeakerMutation()
  const list = data?.list
  useWhenPast(data?.muted?.until, refetch)
  const { log, onScroll, end, newer } = useFollow(
    list?.at(-1)?.position,
    (after) => list?.filter(({ position }) => position > after).length ?? 0,
  )
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
      {list?.length === 0 && <EmptyState title={t('room.empty')} />}
      <div
        ref={log}
        role="log"
        aria-label={t('room.said')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={styles.log}
        hidden={!list || list.length === 0}
        onScroll={onScroll}
      >
        {list?.map((message) => (
          <RoomMessage key={message.id} message={message} mayAct={message.by !== data?.own} />
        ))}
      </div>
      {newer > 0 && (
        <Button look="quiet" size="small" onClick={end}>
          {t('room.newer', { count: newer })}
        </Button>
      )}
      {data && !muted && <RoomSay room={data.room} slowSeconds={data.slowSeconds} />}
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
