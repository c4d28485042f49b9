import X from 'lucide-react/icons/x'
import type { rememberedAccounts } from '@portico/contract/session/remember-calls'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/gateway.ts'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import twoLines from '../../../ui/two-lines/two-lines.module.css'
import { useForgetRememberedMutation } from '../remember-api.ts'
import styles from './account-chooser.module.css'

interface AccountListProps {
  readonly answer: Answer<typeof rememberedAccounts>
  /** The account that was pressed. */
  readonly busy: string | undefined
  readonly onPress: (id: string) => void
}

/** Who was here and asked to be remembered, each with a press to forget them. */
export const AccountList = ({ answer: { list, serverNow }, busy, onPress }: AccountListProps) => {
  const { t } = useTranslation('session')
  const { clock } = useHost()
  const format = useFormat()
  const [forget] = useForgetRememberedMutation()
  const textId = useId()
  return (
    <ul className={styles.accounts}>
      {list.map(({ id, name, initials, lastSeenAt }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.account}
            aria-labelledby={`${textId}-${index}`}
            disabled={busy !== undefined}
            aria-busy={busy === id || undefined}
            autoFocus={index === 0}
            onClick={() => onPress(id)}
          >
            <i aria-hidden="true" className={styles.initials} data-letter={initials} />
            <span id={`${textId}-${index}`} className={twoLines.lines}>
              <b>{name}</b>
              <small>{t('chooser.seen', { ago: format.ago(lastSeenAt, Date.parse(serverNow) || clock.now()) })}</small>
            </span>
          </button>
          <IconButton small label={t('chooser.forget', { name })} icon={<X aria-hidden="true" />} onClick={() => void forget({ id })} />
        </li>
      ))}
    </ul>
  )
}
