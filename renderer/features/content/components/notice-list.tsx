import type { Announcement } from '@portico/contract/content/shapes'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './notices.module.css'

/** How many notices a page has. */
export const NOTICES_A_PAGE = 9

interface Props {
  readonly notices: readonly Announcement[]
  /** From 1. */
  readonly page: number
  /** Before a link of a notice is followed. */
  readonly onLeave?: () => void
}

/** A page of notices with their words. */
export const NoticeList = ({ notices, page, onLeave }: Props) => {
  const format = useFormat()
  return (
    <ul className={styles.list}>
      {notices.slice((page - 1) * NOTICES_A_PAGE, page * NOTICES_A_PAGE).map(({ id, title, content, lang, publishedAt }) => (
        <li key={id}>
          <h3>
            <InLanguage tag={lang}>{title}</InLanguage>
          </h3>
          <time dateTime={publishedAt}>{format.instant(publishedAt, 'moment')}</time>
          <RichText html={content} lang={lang} {...(onLeave && { onLeave })} />
        </li>
      ))}
    </ul>
  )
}
