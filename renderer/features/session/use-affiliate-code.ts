import { useSearchParams } from 'react-router-dom'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCheckAffiliateQuery } from './register/register-api.ts'

export interface AffiliateCode {
  /** The code of the address, once the gateway has accepted it. */
  readonly code?: string
  /** Whether the form must ask for one: the address has none, or a wrong one [REGISTER-04]. */
  readonly ask: boolean
  /** The address carried a code that no agent has. */
  readonly wrong: boolean
}

/** Checks `?affiliateCode=` of the address. */
export const useAffiliateCode = (): AffiliateCode => {
  const [query] = useSearchParams()
  const code = query.get('affiliateCode')?.trim().slice(0, 40) ?? ''
  const { data, isError, isFetching } = useCheckAffiliateQuery(code ? { code, domain: location.hostname } : skipToken)
  if (!code) return { ask: true, wrong: false }
  if (data) return { code: data.code, ask: false, wrong: false }
  return { ask: isError && !isFetching, wrong: isError }
}
