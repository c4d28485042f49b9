import MessagesSquare from 'lucide-react/icons/messages-square'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { dialogOpened, selectDialogs } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { CountBadge } from '../../../ui/tag/tag.tsx'
import { selectStatus, selectTrial } from '../../session/index.ts'
import { useDeskChatQuery } from '../api.ts'
import { unreadOf } from '../lines.ts'
import styles from '../pill.module.css'

const Pill = () => {
  const { t } = useTranslation('deskChat')
  const dispatch = useAppDispatch()
  // Failure shown by ./chat-panel.tsx, which the pill opens.
  const { data } = useDeskChatQuery({})
  const chat = data?.chat
  const unread = chat ? unreadOf(chat, data.list).length : 0
  if (!chat || (chat.state === 'ENDED' && unread === 0)) return null
  return (
    <button type="button" className={styles.pill} onClick={() => dispatch(dialogOpened({ kind: 'deskChat' }))}>
      <MessagesSquare aria-hidden="true" />
      <span>{chat.person === null ? t('pillPlace', { count: chat.place ?? 1 }) : t('who', { person: chat.person })}</span>{' '}
      <CountBadge count={unread} label={t('unread', { count: unread })} />
    </button>
  )
}

/** A chat that was put away. */
export const Component = () => {
  const status = useSelector(selectStatus)
  const trial = useSelector(selectTrial)
  const open = useSelector(selectDialogs).some(({ kind }) => kind === 'deskChat')
  return status === 'member' && !trial && !open ? (
    <Suspense>
      <Pill />
    </Suspense>
  ) : null
}
