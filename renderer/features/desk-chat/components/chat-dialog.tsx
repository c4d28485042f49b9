import LogIn from 'lucide-react/icons/log-in'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { selectStatus, selectTrial } from '../../session/index.ts'
import styles from '../chat.module.css'
import { ChatFrame } from './chat-frame.tsx'
import { ChatPanel } from './chat-panel.tsx'

interface Closing {
  readonly onClose: () => void
}

/** What stands in the place of the chat for who is not in, or on trial. */
const ChatDoor = ({ onClose, trial }: Closing & { readonly trial: boolean }) => {
  const { t } = useTranslation(['deskChat', 'errors', 'common'])
  const dispatch = useAppDispatch()
  return (
    <ChatFrame title={t('title')} onClose={onClose}>
      <div className={styles.start}>
        <p>{trial ? t('errors:in_need_true_account') : t('guest')}</p>
        {trial ? (
          <Button wide look="primary" onClick={() => dispatch(dialogOpened({ kind: 'register' }))}>
            {t('common:action.register')}
          </Button>
        ) : (
          <Button wide look="primary" icon={<LogIn aria-hidden="true" />} onClick={() => dispatch(dialogOpened({ kind: 'login' }))}>
            {t('common:action.login')}
          </Button>
        )}
      </div>
    </ChatFrame>
  )
}

/** The live chat with the desk, for members [CONTENT-05]. */
export const Component = ({ onClose }: Closing) => {
  const status = useSelector(selectStatus)
  const trial = useSelector(selectTrial)
  return status === 'member' && !trial ? <ChatPanel onClose={onClose} /> : <ChatDoor onClose={onClose} trial={trial !== undefined} />
}
