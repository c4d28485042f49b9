import { useTranslation } from 'react-i18next'
import { useLinksQuery } from '../site-api.ts'

/** The brand's social networks, as far as they are configured [CHROME-07]. */
export const Component = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation()
  // Failure shown by ./footer-vendors.tsx, above it in the footer.
  const { data } = useLinksQuery({})
  if (!data?.social.length) return null
  return (
    <nav aria-label={t('footer.social')} className={className}>
      {data.social.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener noreferrer">
          {t(`social.${name}`)}
        </a>
      ))}
    </nav>
  )
}
