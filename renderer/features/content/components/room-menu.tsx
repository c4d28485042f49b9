import { type RoomMessage as Message, roomReportReason } from '@portico/contract/chat/shapes'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Reply from 'lucide-react/icons/reply'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { usePlatform } from '../../../core/hooks.ts'
import { MenuLine, menuRow, Popover } from '../../../ui/menu/menu.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBlockSpeakerMutation, useReportMessageMutation } from '../room-api.ts'
import styles from './room-message.module.css'

interface Props {
  readonly message: Message
  readonly own: boolean
  readonly onReply: (() => void) | undefined
}

/** What a member may do about what somebody else said: one reason of several is asked of who reports. */
const AboutSpeaker = ({ id, by, name, host }: Message) => {
  const { t } = useTranslation(['dialogs', 'errors'])
  const toasts = useToasts()
  const [report] = useReportMessageMutation()
  const [block] = useBlockSpeakerMutation()
  const tell = (error: unknown, done: string | undefined) => {
    if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
    else if (done) toasts.show(done)
  }
  return (
    <>
      <MenuLine />
      <details className={styles.reasons}>
        <summary className={menuRow}>
          <Flag aria-hidden="true" />
          {t('room.report')}
        </summary>
        {roomReportReason.options.map((reason) => (
          <button
            key={reason}
            type="button"
            className={menuRow}
            onClick={() => void report({ id, reason }).then(({ error }) => tell(error, t('room.reported')))}
          >
            {t(`room.reason.${reason}`)}
          </button>
        ))}
      </details>
      {!host && (
        <button
          type="button"
          className={menuRow}
          onClick={() => void block({ by, blocked: true }).then(({ error }) => tell(error, undefined))}
        >
          <Ban aria-hidden="true" />
          {t('room.block', { name })}
        </button>
      )}
    </>
  )
}

/** What a reader may do with a message. */
export const MessageMenu = ({ message, own, onReply }: Props) => {
  const { t } = useTranslation('dialogs')
  const toasts = useToasts()
  const platform = usePlatform()
  const copy = () =>
    platform.copy(message.text).then(
      () => toasts.show(t('room.copied')),
      () => toasts.show(t('room.notCopied'), 'negative'),
    )
  return (
    <Popover label={t('room.more', { name: message.name })} trigger={<Ellipsis aria-hidden="true" />} triggerClassName={styles.menu}>
      {onReply && (
        <button type="button" className={menuRow} onClick={onReply}>
          <Reply aria-hidden="true" />
          {t('room.reply')}
        </button>
      )}
      <button type="button" className={menuRow} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t('room.copy')}
      </button>
      {!own && <AboutSpeaker {...message} />}
    </Popover>
  )
}
