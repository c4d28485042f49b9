import type { RoomMessage as Message } from '@portico/contract/chat/shapes'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTabMemory } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RoomMessage } from './room-message.tsx'
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

/** The last message that somebody read. */
interface Place {
  readonly position: number
  readonly at: string
}

/** What its reader had read of a room before they went away, or before the line was lost. */
const useSince = (room: string, last: Message | undefined, lost: boolean): Place | undefined => {
  const memory = useTabMemory()
  const key = `room:${room}`
  const [since, setSince] = useState(() => memory.read<Place>(key))
  const read = useRef<Place>(undefined)
  useEffect(() => {
    if (!last) return
    read.current = { position: last.position, at: last.saidAt }
    memory.write(key, read.current)
  }, [memory, key, last])
  useEffect(() => {
    if (lost && read.current) setSince(read.current)
  }, [lost])
  return since
}

interface Props {
  readonly room: string
  readonly list: readonly Message[]
  /** By which the reader's own messages are known. */
  readonly own: string
  /** Nothing comes at the moment. */
  readonly lost: boolean
  /** Absent where nothing may be said. */
  readonly onReply: ((message: Message) => void) | undefined
}

/** What was said in a room, the oldest first, with a line where its reader was last. */
export const RoomLog = ({ room, list, own, lost, onReply }: Props) => {
  const { t } = useTranslation('dialogs')
  const format = useFormat()
  const last = list.at(-1)
  const { log, onScroll, end, newer } = useFollow(last?.position, (after) => list.filter(({ position }) => position > after).length)
  const since = useSince(room, last, lost)
  const firstNew = since && list.find(({ position, by }) => position > since.position && by !== own)
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={t('room.said')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={styles.log}
        hidden={list.length === 0}
        onScroll={onScroll}
      >
        {list.map((message) => (
          <Fragment key={message.id}>
            {since && message === firstNew && <p className={styles.since}>{t('room.since', { at: format.instant(since.at, 'time') })}</p>}
            <RoomMessage message={message} own={message.by === own} onReply={onReply && (() => onReply(message))} />
          </Fragment>
        ))}
      </div>
      {newer > 0 && (
        <Button look="quiet" size="small" onClick={end}>
          {t('room.newer', { count: newer })}
        </Button>
      )}
    </>
  )
}
