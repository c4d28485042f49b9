import { createContext, useContext, useEffect, useMemo } from 'react'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useOpenedQuery } from '../api.ts'
import { type IssueNow, issueNow } from '../model/issue.ts'

export interface Issue extends IssueNow {
  readonly opened: OpenedGame | undefined
  /** Asks again where it did not come. */
  readonly retry?: (() => void) | undefined
}

/** A page that received no event of a new issue asks again this often. */
const ASK_MS = 3000

/** The issue of a lottery by the server's clock. The answer changes with issue and phase only, not each second. */
export const useIssueOf = (gameCode: string): Issue => {
  const { data, isError, refetch } = useOpenedQuery({ gameCode })
  const now = useServerNow()
  const { phase, issue } = issueNow(data, now)
  const late = data !== undefined && (phase === 'drawing' || phase === 'none')
  const turn = late ? Math.floor(now / ASK_MS) : 0
  useEffect(() => {
    if (turn > 0) void refetch()
  }, [turn, refetch])
  const failed = !data && isError
  return useMemo(
    () => ({ phase, issue, opened: data, retry: failed ? () => void refetch() : undefined }),
    [phase, issue, data, failed, refetch],
  )
}

export const IssueContext = createContext<Issue>({ phase: 'none', issue: undefined, opened: undefined })

export const useIssue = (): Issue => useContext(IssueContext)
