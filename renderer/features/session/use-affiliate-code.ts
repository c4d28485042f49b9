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
  /** Whether the page is only looked at: nothing is counted, and nobody registers. */
  readonly preview: boolean
  /** The `errors:` key that says why the code of the address is not good. */
  readonly fault?: ReturnType<typeof failureKey>
}

/** In the address of a page that an agent opens to see what its invitee sees. */
const PREVIEW = 'preview'

/** Checks `?affiliateCode=` of the address, and has it counted once that somebody came by a link. */
export const useAffiliateCode = (): AffiliateCode => {
  const [query] = useSearchParams()
  const code = query.get('affiliateCode')?.trim().slice(0, 40) ?? ''
  const preview = query.has(PREVIEW)
  // Whoever looks at it for others is no click, whether that tab is logged in or not.
  const counts = useSelector(selectStatus) === 'guest' && !preview
  // Failure not shown: the form says it as `fault` and asks for the code, which is checked anew when it is sent.
  const { data, error, isFetching } = useCheckAffiliateQuery(code ? { code, domain: location.hostname } : skipToken)
  const [count] = useOpenInvitationMutation()
  const invited = counts && data?.invitation ? data.code : undefined
  useEffect(() => {
    if (invited !== undefined) void count({ code: invited })
  }, [invited, count])
  if (!code) return { ask: true, preview }
  if (data) return { code: data.code, ask: false, preview, ...(data.invitation && { invitation: data.invitation }) }
  return { ask: Boolean(error) && !isFetching, preview, ...(error && { fault: failureKey(error) }) }
}
