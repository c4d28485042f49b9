import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { useEffect, useMemo, useState } from 'react'
import { type Preview, useContractPreviewQuery } from '../api.ts'

/** A preview is latest for once the typing rests. */
const REST_MS = 400

export interface PreviewQuestion {
  readonly holder: string
  readonly kind: ContractKind
  readonly terms: ContractTerms
  readonly from?: string
  readonly expiresAt: string
}

/** What an offer would be for one holder, of the latest terms that can be read; undefined before there are any. `retry` where it did not come. */
export const usePreview = (
  question: PreviewQuestion | undefined,
): { readonly preview: Preview | undefined; readonly retry: (() => void) | undefined } => {
  const text = question && JSON.stringify(question)
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  const latest = useMemo(() => (rested === undefined ? undefined : (JSON.parse(rested) as PreviewQuestion)), [rested])
  const { data, isError, refetch } = useContractPreviewQuery(latest ?? { holder: '', kind: 'daily', terms: {}, expiresAt: '' }, {
    skip: !latest,
  })
  return { preview: latest ? data : undefined, retry: latest && isError ? () => void refetch() : undefined }
}
