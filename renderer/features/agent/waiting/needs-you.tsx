import FileText from 'lucide-react/icons/file-text'
import LinkIcon from 'lucide-react/icons/link'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE } from '../../../core/office-page/live.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { addressOf } from './address.ts'
import { type Item, useAgentWaitingQuery } from './api.ts'
import side from '../../../core/office-page/side-head.module.css'
import styles from './needs-you.module.css'

/** As many as its place holds: where it stands above the figures, they must not move when it comes. */
const MOST = 4
const MOST_NARROW = 2

const ICONS = {
  CONTRACT_OFFER: FileText,
  CONTRACT_END: FileText,
  DISPUTE_QUESTION: MessageSquareWarning,
  DISPUTE_ANSWER: MessageSquareWarning,
  LINK_ENDS: LinkIcon,
  LINK_ABOVE: LinkIcon,
} as const

const Row = ({ item }: { readonly item: Item }) => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const kindName = usePayKindName()
  const { kind, name, pays, account, until, left } = item
  const Icon = ICONS[kind]
  const at = until ? format.instant(until, 'moment') : ''
  const notes = [
    kind === 'LINK_ENDS' && !until ? '' : t(`waiting.note.${kind}`, { at }),
    kind === 'LINK_ENDS' && left !== null ? t('waiting.left', { count: left, number: format.number(left) }) : '',
  ]
  return (
    <li>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <b>{t(`waiting.item.${kind}`, { name, account: account ?? t('waiting.company'), pays: pays ? kindName(pays) : '' })}</b>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <ButtonLink look="ghost" size="small" to={addressOf(item)} aria-label={`${t(`waiting.act.${kind}`)}: ${name}`}>
        {t(`waiting.act.${kind}`)}
      </ButtonLink>
    </li>
  )
}

/** What only the agent can do, by its clock; its place is kept while it is awaited [AGENT-01]. */
export const NeedsYou = () => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const title = useId()
  const [whole, setWhole] = useState(false)
  const { data, isError, refetch } = useAgentWaitingQuery({}, LIVE)
  const most = useNarrow() ? MOST_NARROW : MOST
  const items = data?.items ?? []
  const failed = !data && isError
  return (
    <section className={styles.needs} aria-labelledby={title} aria-busy={!data && !isError}>
      <header className={side.head}>
        <h2 id={title}>{t('waiting.title')}</h2>
        {items.length > most && (
          <Button look="text" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('waiting.fewer') : t('waiting.all', { number: format.number(items.length) })}
          </Button>
        )}
      </header>
      {failed && <ErrorLine onRetry={() => void refetch()} />}
      {data && items.length === 0 && <p className={styles.none}>{t('waiting.none')}</p>}
      {!data && !isError && Array.from({ length: MOST_NARROW }, (_, index) => <Skeleton key={index} height="32px" />)}
      <ul>
        {items.slice(0, whole ? undefined : most).map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </section>
  )
}
