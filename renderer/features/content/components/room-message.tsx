import { type RoomMessage as Message, roomReportReason } from '@portico/contract/chat/shapes'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { MenuLine, menuRow, Popover } from '../../../ui/menu/menu.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBlockSpeakerMutation, useReportMessageMutation } from '../room-api.ts'
import styles from './room.module.css'

/** What a member may do about what somebody else said. */
const MessageMenu = ({ message: { id, by, name } }: { readonly message: Message }) => {
  const { t } = useTranslation(['dialogs', 'errors'])
  const toasts = useToasts()
  const [report] = useReportMessageMutation()
  const [block] = useBlockSpeakerMutation()
  const tell = (error: unknown, done: string | undefined) => {
    if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
    else if (done) toasts.show(done)
  }
  return (
    <Popover label={t('room.more', { name })} trigger={<Ellipsis aria-hidden="true" />} triggerClassName={styles.menu}>
      {roomReportReason.options.map((reason) => (
        <button
          key={reason}
          type="button"
          className={menuRow}
          onClick={() => void report({ id, reason }).then(({ error }) => tell(error, t('room.reported')))}
        >
          {t('room.report')}: {t(`room.reason.${reason}`)}
        </button>
      ))}
      <MenuLine />
      <button
        type="button"
        className={menuRow}
        onClick={() => void block({ by, blocked: true }).then(({ error }) => tell(error, undefined))}
      >
        {t('room.block', { name })}
      </button>
    </Popover>
  )
}

/** A message as it stands: said, waiting for somebody to look at it, or taken out with the reason. */
export const RoomMessage = ({ message, mayAct }: { readonly message: Message; readonly mayAct: boolean }) => {
  const { t } = useTranslation('dialogs')
  const format = useFormat()
  const { name, saidAt, state, text, reason } = message
  return (
    <div className={styles.message}>
      <p>
        <b>{name}</b> <time dateTime={saidAt}>{format.instant(saidAt, 'time')}</time>
        {state === 'REMOVED' ? (
          <i>{reason === null ? t('room.hidden') : t('room.removed', { reason })}</i>
        ) : (
          <span>
            <bdi>{text}</bdi>
          </span>
        )}
        {state === 'HELD' && <i>{t('room.held')}</i>}
      </p>
      {mayAct && state === 'SAID' && <MessageMenu message={message} />}
    </div>
  )
}
