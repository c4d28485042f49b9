import { requestTerms, type ContractTerms } from '@portico/contract/agent-contract/terms-shapes'

/** What a contract's text agrees on; undefined where it is of a form that nobody reads any more. */
export const termsOf = (text: string): ContractTerms | undefined => {
  const found = requestTerms.safeParse((JSON.parse(text) as { terms?: unknown }).terms)
  return found.success ? found.data : undefined
}
