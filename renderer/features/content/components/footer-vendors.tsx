import { VendorMark } from '../../../ui/vendor-mark/vendor-mark.tsx'
import { useLinksQuery } from '../site-api.ts'

/** Whose games are played here, in grey [CHROME-07]. */
export const Component = ({ className }: { readonly className?: string | undefined }) => {
  const { data } = useLinksQuery({})
  return (
    <p className={className}>
      {data?.vendors.map(({ vassalage, displayName }) => (
        <VendorMark key={vassalage} code={vassalage} name={displayName} />
      ))}
    </p>
  )
}
