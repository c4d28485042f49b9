import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { Invitation } from '@portico/contract/register-link/shapes'
import { failureKey } from '../../api/failure.ts'
import { useCheckAffiliateQuery, useOpenInvitationMutation } from './register/register-api.ts'
import { selectStatus } from './slice.ts'

export interface AffiliateCode {
  /** The code of the address, once the gateway has accepted it. */
  readonly code?: string
  /** Who invites to what, where the code is a link's. */
  readonly invitation?: Invitation
  /** Whether the form must ask for one: the address has none, or a wrong one [REGISTER-04]. */
  readonly ask: boolean
  /** The `errors:` key that says why the code of the address is not good. */
  readonly fault?: ReturnType<typeof failureKey>
}

/** Checks `?affiliateCode=` of the address, and has it counted once that somebody came by a link. */
export const useAffiliateCode = (): AffiliateCode => {
  const [query] = useSearchParams()
  const code = query.get('affiliateCode')?.trim().slice(0, 40) ?? ''
  const isGuest = useSelector(selectStatus) === 'guest'
  const { data, error, isFetching } = useCheckAffiliateQuery(code ? { code, domain: location.hostname } : skipToken)
  const [count] = useOpenInvitationMutation()
  const invited = isGuest && data?.invitation ? data.code : undefined
  useEffect(() => {
    if (invited !== undefined) void count({ code: invited })
  }, [invited, count])
  if (!code) return { ask: true }
  if (data) return { code: data.code, ask: false, ...(data.invitation && { invitation: data.invitation }) }
  return { ask: Boolean(error) && !isFetching, ...(error && { fault: failureKey(error) }) }
}
