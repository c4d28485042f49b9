import ChevronLeft from 'lucide-react/icons/chevron-left'
import Newspaper from 'lucide-react/icons/newspaper'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useArticleQuery, useArticlesQuery } from '../blog-api.ts'
import { RichText } from '../rich-text.tsx'
import styles from '../blog.module.css'

const Day = ({ at }: { readonly at: string }) => {
  const format = useFormat()
  return <time dateTime={at}>{format.instant(at, 'date')}</time>
}

const Articles = () => {
  const { t } = useTranslation(['blog', 'common'])
  const { data, isError, refetch } = useArticlesQuery({})
  const list = () => {
    if (!data) return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <Skeleton height="320px" />
    if (data.list.length === 0) return <EmptyState icon={<Newspaper />} title={t('none')} hint={t('noneHint')} />
    return (
      <ul className={styles.articles}>
        {data.list.map(({ article, title, lead, lang, publishedAt }) => (
          <li key={article}>
            <h2>
              <Link to={paths.article(article)}>
                <InLanguage tag={lang}>{title}</InLanguage>
              </Link>
            </h2>
            {lead !== '' && (
              <p>
                <InLanguage tag={lang}>{lead}</InLanguage>
              </p>
            )}
            <Day at={publishedAt} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.blog}>
      <header>
        <h1>{t('common:page.blog')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {list()}
    </div>
  )
}

const Article = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('blog')
  const { data, error, refetch } = useArticleQuery({ article: name })
  const back = (
    <ButtonLink look="text" to={paths.page('blog')} icon={<ChevronLeft aria-hidden="true" />}>
      {t('back')}
    </ButtonLink>
  )
  if (error && refusal(error, 'CONTENT_UNKNOWN', 'INVALID_REQUEST') !== undefined)
    return <EmptyState icon={<Newspaper />} title={t('gone')} action={back} />
  if (!data) return error ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <Skeleton height="480px" />
  const { title, lead, lang, publishedAt, content } = data.article
  return (
    <article className={styles.blog}>
      <header>
        <nav>{back}</nav>
        <h1>
          <InLanguage tag={lang}>{title}</InLanguage>
        </h1>
        <Day at={publishedAt} />
      </header>
      {lead !== '' && (
        <p className={styles.lead}>
          <InLanguage tag={lang}>{lead}</InLanguage>
        </p>
      )}
      <RichText html={content} lang={lang} className={styles.text} />
    </article>
  )
}

/** What the operator writes for readers at leisure: all articles, or the one that the address names [MEMBER-07]. */
export const Component = () => {
  const [query] = useSearchParams()
  const name = query.get('article')
  return name === null ? <Articles /> : <Article key={name} name={name} />
}
