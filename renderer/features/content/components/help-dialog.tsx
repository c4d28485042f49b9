import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { RichText } from '../rich-text.tsx'
import { useHelpQuery } from '../site-api.ts'
import styles from './notices.module.css'

/** The help center; the address may name the topic, and follows the one that is chosen [ROUTE-08] [MODAL-05]. */
export const Component = ({ topic, onClose }: { readonly topic?: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('dialogs')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, isError, refetch } = useHelpQuery({})
  const [chosen, setChosen] = useState<string>()
  const topics = data?.topics ?? []
  const selected = chosen ?? topic
  const known = topics.find((each) => each.topic === selected)
  const current = known ?? topics[0]
  const container = useRef<HTMLDivElement>(null)
  const at = current?.topic
  useEffect(() => {
    // On a phone the row of topics is wider than the dialog.
    if (at) container.current?.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  const choose = (next: string) => {
    setChosen(next)
    if (pathname === paths.help()) void navigate({ pathname, search, hash: next }, { replace: true })
  }
  return (
    <Dialog title={t('help')} onClose={onClose} size="large">
      {!data &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <div className={styles.waiting}>
            <Skeleton height="272px" />
          </div>
        ))}
      {data && !current && <EmptyState title={t('noText')} />}
      {current && (
        <div ref={container}>
          {selected && !known && <p className={styles.unknown}>{t('unknownTopic')}</p>}
          <Tabs
            label={t('help')}
            tabs={topics.map(({ topic: value, title, lang }) => ({ value, label: <InLanguage tag={lang}>{title}</InLanguage> }))}
            value={current.topic}
            onChange={choose}
            panelId="help-topic"
          />
          <div id="help-topic" role="tabpanel" aria-label={current.title} className={styles.topic}>
            <RichText html={current.content} lang={current.lang} onLeave={onClose} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
