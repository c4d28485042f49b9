import type { RoomMessage as Message } from '@portico/contract/chat/shapes'
import Reply from 'lucide-react/icons/reply'
import Shield from 'lucide-react/icons/shield'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { MessageMenu } from './room-menu.tsx'
import styles from './room-message.module.css'

/** What a message answers, in one line. */
export const RoomQuote = ({ quote: { name, text } }: { readonly quote: Pick<NonNullable<Message['replyTo']>, 'name' | 'text'> }) => {
  const { t } = useTranslation('dialogs')
  return (
    <blockquote className={styles.quote}>
      {text === null ? (
        <i>{t('room.quoteGone')}</i>
      ) : (
        <>
          <b>{name}</b> <bdi>{text}</bdi>
        </>
      )}
    </blockquote>
  )
}

interface Props {
  readonly message: Message
  readonly own: boolean
  /** Absent where nothing may be said. */
  readonly onReply?: (() => void) | undefined
}

/** A message as it stands: said, waiting for somebody to look at it, or taken out with the reason. */
export const RoomMessage = ({ message, own, onReply }: Props) => {
  const { t } = useTranslation('dialogs')
  const format = useFormat()
  const { name, host, saidAt, state, text, reason, replyTo } = message
  if (state === 'REMOVED')
    return (
      <p className={cx(styles.message, styles.gone)}>
        <Trash2 aria-hidden="true" />
        {reason === null ? t('room.hidden') : t('room.removed', { reason })}
      </p>
    )
  return (
    <div className={styles.message}>
      <Avatar name={name} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b className={cx(host && styles.host, own && styles.own)}>{name}</b>
          {host && (
            <Tag tone="accent" icon={<Shield aria-hidden="true" />}>
              {t('room.host')}
            </Tag>
          )}
          <time dateTime={saidAt}>{format.instant(saidAt, 'time')}</time>
        </p>
        {replyTo && <RoomQuote quote={replyTo} />}
        <p>
          <bdi>{text}</bdi>
        </p>
        {state === 'HELD' && <i>{t('room.held')}</i>}
      </div>
      {state === 'SAID' && (
        <span className={styles.deeds}>
          {onReply && (
            <button type="button" className={styles.reply} aria-label={t('room.replyTo', { name })} onClick={onReply}>
              <Reply aria-hidden="true" />
            </button>
          )}
          <MessageMenu message={message} own={own} onReply={onReply} />
        </span>
      )}
    </div>
  )
}
