import type { DeskChat } from '@portico/contract/desk-chat/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useEndChatMutation } from '../api.ts'
import styles from '../chat.module.css'

/** Asks before a chat ends, and says what becomes of it. */
export const ChatEnd = ({ chat, onDone }: { readonly chat: DeskChat; readonly onDone: () => void }) => {
  const { t } = useTranslation(['deskChat', 'errors'])
  const [end, { isLoading, error }] = useEndChatMutation()
  return (
    <div className={styles.foot} role="group" aria-label={t('end')}>
      <p>{chat.caseNumber === null ? t('endNothing') : t('endCase', { number: chat.caseNumber })}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {t(`errors:${failureKey(error)}`)}
        </p>
      )}
      <div className={styles.choice}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- asked by whoever pressed to end it */}
        <Button autoFocus onClick={onDone}>
          {t('goOn')}
        </Button>
        <Button look="primary" busy={isLoading} onClick={() => void end({})}>
          {t('end')}
        </Button>
      </div>
    </div>
  )
}
