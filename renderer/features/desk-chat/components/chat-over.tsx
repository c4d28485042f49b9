import type { DeskChat } from '@portico/contract/desk-chat/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { useStartChatMutation } from '../api.ts'
import styles from '../chat.module.css'

interface ChatOverProps {
  readonly chat: DeskChat
  /** Whether the desk is there. */
  readonly open: boolean
  readonly onClose: () => void
}

/** What became of a chat, and the way to another. */
export const ChatOver = ({ chat: { caseNumber }, open, onClose }: ChatOverProps) => {
  const { t } = useTranslation(['deskChat', 'errors'])
  const [start, { isLoading, error }] = useStartChatMutation()
  return (
    <div className={styles.foot}>
      <p role="status">{caseNumber === null ? t('overNothing') : t('overCase', { number: caseNumber })}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {t(`errors:${failureKey(error)}`)}
        </p>
      )}
      <div className={styles.choice}>
        {open && (
          <Button busy={isLoading} onClick={() => void start({})}>
            {t('again')}
          </Button>
        )}
        {caseNumber !== null && (
          <ButtonLink look="primary" to={`/member/messageV2?tab=cases&case=${caseNumber}`} onClick={onClose}>
            {t('openCase')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
