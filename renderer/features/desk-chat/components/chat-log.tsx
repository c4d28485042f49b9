import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'
import Shield from 'lucide-react/icons/shield'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderClock } from '../../../core/use-reader-clock.ts'
import { cx } from '../../../lib/cx.ts'
import { useDeskTypingQuery } from '../api.ts'
import styles from '../chat.module.css'

/** So near to its end a reader follows what is said. */
const NEAR_PX = 80
const MINUTE_MS = 60_000

/** Follows the end of the log, unless its reader has scrolled up. */
const useFollowing = (...news: readonly unknown[]) => {
  const log = useRef<HTMLDivElement>(null)
  const near = useRef(true)
  useEffect(() => {
    if (near.current) log.current?.scrollTo(0, log.current.scrollHeight)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is new
  }, news)
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    near.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
  }
  return { log, onScroll }
}

const Bubble = ({ line: { by, text, pictures } }: { readonly line: DeskChatLine }) => {
  const { t } = useTranslation('support')
  return (
    <p className={cx(styles.bubble, by === 'MEMBER' && styles.own)}>
      {text !== '' && <bdi>{text}</bdi>}
      {pictures.map(({ uploadId, url, width, height }, index) => (
        <img key={uploadId} src={url} alt={t('picture', { number: index + 1 })} width={width} height={height} loading="lazy" />
      ))}
    </p>
  )
}

/** What both have said, when somebody joined, what was read, and who types. */
export const ChatLog = ({ chat, list }: { readonly chat: DeskChat; readonly list: readonly DeskChatLine[] }) => {
  const { t } = useTranslation('deskChat')
  const clock = useReaderClock()
  // Failure not shown: it asks nothing, the socket alone says who types.
  const { data: typing } = useDeskTypingQuery()
  const { log, onScroll } = useFollowing(list.at(-1)?.position, typing, chat.state, chat.deskRead)
  const { joinedAt, openedAt, deskRead } = chat
  const before = list.filter(({ at }) => joinedAt === null || at < joinedAt)
  const own = list.findLast(({ by }) => by === 'MEMBER')
  const lines = (some: readonly DeskChatLine[]) =>
    some.map((line) => (
      <Fragment key={line.id}>
        <Bubble line={line} />
        {line === own && (
          <p className={styles.mark}>
            {clock.instant(own.at, 'time')} · {own.position <= deskRead ? t('read') : t('sent')}
          </p>
        )}
      </Fragment>
    ))
  const waited = joinedAt === null ? 0 : Math.round((Date.parse(joinedAt) - Date.parse(openedAt)) / MINUTE_MS)
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('said')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      className={styles.log}
      onScroll={onScroll}
    >
      <p className={styles.note}>
        <Shield aria-hidden="true" />
        {t('never')}
      </p>
      {lines(before)}
      {joinedAt !== null && (
        <p className={styles.event}>
          {clock.instant(joinedAt, 'time')} · {waited === 0 ? t('waitedLittle') : t('waited', { count: waited })}
        </p>
      )}
      {lines(list.slice(before.length))}
      {typing && chat.state === 'TALKING' && (
        <p className={styles.typing}>
          <span aria-hidden="true">•••</span>
          {t('typing', { person: typing })}
        </p>
      )}
    </div>
  )
}
