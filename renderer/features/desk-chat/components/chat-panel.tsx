import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useDeskChatQuery, useReadDeskMutation } from '../api.ts'
import styles from '../chat.module.css'
import { unreadOf } from '../lines.ts'
import { ChatEnd } from './chat-end.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatOver } from './chat-over.tsx'
import { ChatSay } from './chat-say.tsx'
import { ChatStart } from './chat-start.tsx'

/** What is seen is read: while the panel is open and the window is looked at. */
const useReading = (chat: DeskChat | null | undefined, list: readonly DeskChatLine[]): void => {
  const [read] = useReadDeskMutation()
  const last = chat && chat.state !== 'ENDED' ? unreadOf(chat, list).at(-1)?.position : undefined
  useEffect(() => {
    if (last === undefined) return
    const look = () => void (document.visibilityState === 'visible' && read({ position: last }))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, read])
}

export const ChatPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['deskChat', 'upload', 'support'])
  const { data, isError, refetch } = useDeskChatQuery({})
  const [ending, setEnding] = useState(false)
  const chat = data?.chat
  const list = data?.list ?? []
  useReading(chat, list)
  if (!data)
    return (
      <ChatFrame title={t('title')} onClose={onClose}>
        <div className={styles.start}>{isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="160px" />}</div>
      </ChatFrame>
    )
  if (!chat)
    return (
      <ChatFrame title={t('title')} onClose={onClose}>
        <ChatStart hours={data.hours} joinMinutes={data.joinMinutes} onClose={onClose} />
      </ChatFrame>
    )
  const alive = chat.state !== 'ENDED'
  const statuses = {
    WAITING: t('place', { count: chat.place ?? 1 }),
    TALKING: (
      <>
        <i className={styles.here} aria-hidden="true" />
        {data.joinMinutes === null ? t('here') : t('within', { count: data.joinMinutes })}
      </>
    ),
    ENDED: t('over'),
  }
  return (
    <ChatFrame
      person={chat.person}
      title={chat.person === null ? t('title') : t('who', { person: chat.person })}
      status={statuses[chat.state]}
      onClose={onClose}
      onEnd={alive ? () => setEnding(true) : undefined}
    >
      <ChatLog chat={chat} list={list} />
      {!alive && <ChatOver chat={chat} open={data.hours.open} onClose={onClose} />}
      {alive && ending && <ChatEnd chat={chat} onDone={() => setEnding(false)} />}
      {alive && !ending && <ChatSay chat={chat} />}
    </ChatFrame>
  )
}
