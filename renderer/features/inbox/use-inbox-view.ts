import { letterId, type LetterKind } from '@portico/contract/inbox/shapes'
import { caseNumber } from '@portico/contract/support/shapes'
import type { ZodMiniType } from 'zod/mini'
import { useSearchParams } from 'react-router-dom'

export const INBOX_TABS = ['inbox', 'cases', 'write'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

/** What the address says that is to be seen. */
export const useInboxView = () => {
  const [query, setQuery] = useSearchParams()
  const change = (next: Readonly<Record<string, string | undefined>>, replace = false) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next)) {
          if (value === undefined) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace },
    )
  const read = (name: string, schema: ZodMiniType<string>) => {
    const text = query.get(name)
    return text !== null && schema.safeParse(text).success ? text : undefined
  }
  return {
    tab: INBOX_TABS.find((each) => each === query.get('tab')) ?? 'inbox',
    kind: (['ACCOUNT', 'OFFER'] as const).find((each) => each === query.get('kind')),
    before: read('before', letterId),
    opened: read('m', letterId),
    caseNumber: read('case', caseNumber),
    chooseTab: (tab: InboxTab) => change({ tab: tab === 'inbox' ? undefined : tab, m: undefined, case: undefined }),
    chooseKind: (value: LetterKind | undefined) => change({ kind: value, before: undefined, m: undefined }),
    turnTo: (before: string | undefined) => change({ before, m: undefined }),
    open: (id: string | undefined) => change({ m: id }, id !== undefined && query.has('m')),
    openCase: (number: string | undefined) => change({ tab: 'cases', case: number, m: undefined }),
  }
}

export type InboxView = ReturnType<typeof useInboxView>
