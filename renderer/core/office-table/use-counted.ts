import { useState } from 'react'

interface First {
  readonly question: string
  readonly total: number
}

interface Counted {
  /** What pages behind the first are asked for with; undefined for the first itself, and where it was not read. */
  readonly counted: number | undefined
  /** Takes what the page that is shown answered; called while rendering. */
  readonly note: (total: number | undefined) => void
}

/**
 * How many rows there were when the first page was read. Lists that run latest first grow while one leafs through them: pages are counted from
 * there, so that none shows a row once more. Whoever goes back to the first page sees what came meanwhile.
 */
export const useCounted = (filter: object, page: number): Counted => {
  const [first, setFirst] = useState<First>()
  const question = JSON.stringify(filter)
  return {
    counted: page > 1 && first?.question === question ? first.total : undefined,
    note: (total) => {
      if (page !== 1 || total === undefined || (first?.question === question && first.total === total)) return
      setFirst({ question, total })
    },
  }
}
