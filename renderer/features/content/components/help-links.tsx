import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useHelpQuery } from '../site-api.ts'

/** The topics of the help center, each a link to its own address [CHROME-07] [CONTENT-04]. */
export const Component = ({ className }: { readonly className?: string | undefined }) => {
  const { data, isError, refetch } = useHelpQuery({})
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} className={className} />
  return (
    <ul className={className}>
      {data?.topics.map(({ topic, title, lang }) => (
        <li key={topic}>
          <Link to={paths.help(topic)}>
            <InLanguage tag={lang}>{title}</InLanguage>
          </Link>
        </li>
      ))}
    </ul>
  )
}
