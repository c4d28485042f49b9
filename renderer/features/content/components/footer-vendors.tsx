import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { VendorMark } from '../../../ui/vendor-mark/vendor-mark.tsx'
import { useLinksQuery } from '../site-api.ts'

/** Whose games are played here, in grey [CHROME-07]. */
export const Component = ({ className }: { readonly className?: string | undefined }) => {
  const { data, isError, refetch } = useLinksQuery({})
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} className={className} />
  return (
    <p className={className}>
      {data?.vendors.map(({ vassalage, displayName }) => (
        <VendorMark key={vassalage} code={vassalage} name={displayName} />
      ))}
    </p>
  )
}
