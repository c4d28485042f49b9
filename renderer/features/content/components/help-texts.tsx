import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { HelpSection } from '@portico/contract/content/site-shapes'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { RichText } from '../rich-text.tsx'
import { useHelpQuery } from '../site-api.ts'
import styles from './parts.module.css'

/** Brings the text that the address names behind `#` into sight. */
const useHashInSight = (there: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (there && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [there, hash])
}

/** The operator's texts of one section, one after the other [CONTENT-04]. */
export const Component = ({ section, onLeave }: { readonly section: HelpSection; readonly onLeave?: (() => void) | undefined }) => {
  const { t } = useTranslation('dialogs')
  const { data, isError, refetch } = useHelpQuery({ section })
  useHashInSight(data !== undefined)
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />
  if (data.topics.length === 0) return <EmptyState title={t('noText')} />
  return data.topics.map(({ topic, title, content, lang }) => (
    <section key={topic} id={topic} className={styles.text} aria-label={title}>
      <h3>
        <InLanguage tag={lang}>{title}</InLanguage>
      </h3>
      <RichText html={content} lang={lang} onLeave={onLeave} />
    </section>
  ))
}
