import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import type { CsType } from '@portico/contract/content/site-shapes'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useChatsQuery } from '../site-api.ts'
import { useOpenContact } from '../use-open-contact.ts'
import styles from './parts.module.css'

const ICONS = {
  LIVE_CHAT: MessagesSquare,
  TELEGRAM: Send,
  ZALO: MessageCircle,
  FACEBOOK: MessageCircle,
  WHATSAPP: MessageCircle,
  EMAIL: Mail,
  PHONE: Phone,
} as const satisfies Record<CsType, unknown>

/** Every way to the customer service, in the operator's order [CONTENT-05]. */
export const Component = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation('dialogs')
  const { data, isError, refetch } = useChatsQuery({})
  const { open, busy } = useOpenContact()
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="92px" />
  if (data.list.length === 0) return <EmptyState title={t('noService')} />
  return (
    <ul className={cx(styles.services, className)} aria-label={t('service')}>
      {data.list.map(({ id, csType, title, lang, path }) => {
        const Icon = ICONS[csType]
        return (
          <li key={id}>
            <Button wide icon={<Icon aria-hidden="true" />} busy={busy} onClick={() => open(path)}>
              <InLanguage tag={lang}>{title}</InLanguage>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
