import { useState } from 'react'

interface First<Token> {
  readonly question: string
  readonly token: Token
}

interface FirstPage<Token> {
  /** What the first page said of its list; undefined for the first itself, and where it was not read. */
  readonly token: Token | undefined
  /** Takes what the page that is shown answered; called while rendering. */
  readonly note: (token: Token | undefined) => void
}

/** What the first page of a list said, for those behind it: whoever goes back to the first page sees what came meanwhile. */
export const useFirstPage = <Token extends string | number>(filter: object, page: number): FirstPage<Token> => {
  const [first, setFirst] = useState<First<Token>>()
  const question = JSON.stringify(filter)
  return {
    token: page > 1 && first?.question === question ? first.token : undefined,
    note: (token) => {
      if (page !== 1 || token === undefined || (first?.question === question && first.token === token)) return
      setFirst({ question, token })
    },
  }
}

/**
 * How many rows there were when the first page was read. Lists that run latest first grow while one leafs through them: pages are counted from
 * there, so that none shows a row once more.
 */
export const useCounted = (filter: object, page: number) => {
  const { token: counted, note } = useFirstPage<number>(filter, page)
  return { counted, note }
}
