import { formatInstant } from '@portico/commission/kit/instant'
import { heldBy, ownsAt, startOf } from '@portico/commission/lifecycle/book'
import { type AgreedContract, type Contract, isAgreed } from '@portico/commission/lifecycle/contract'
import { periodKindOf } from '@portico/commission/terms/contracts'
import { type OwnRate, ownRates } from '@portico/commission/terms/own-rates'
import type { ContractRate, ContractRefusal, ContractResult } from '@portico/contract/agent-contract/shapes'
import { formatUnits } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { codeOf } from './counting.ts'
import type { Line } from './line.ts'
import { type ContractRow, findContract } from './store.ts'
import { eventViews } from './view.ts'

/** A refusal with nothing to say besides its rule. */
export const bare = (result: ContractResult): ContractRefusal => ({ result, above: [], limit: null, contract: null })

const rateView = ({ at, part, value, own, isAbove }: OwnRate): ContractRate => ({
  at: String(at),
  part,
  value: formatUnits(value),
  own: own === null ? null : formatUnits(own),
  isAbove,
})

/** What an offer pays beside what its giver has at each point; empty of the company, which may give what it likes. */
export const ratesBeside = ({ book }: Pick<Line, 'book'>, contract: Contract, now: number): ContractRate[] => {
  if (contract.by === null) return []
  const owns = ownsAt(book, contract, startOf(book, contract, now))
  return ownRates(
    owns.map(({ terms }) => terms),
    contract.terms,
  ).map(rateView)
}

/** The giver's own contract that is over before one would begin: the one that ends last. */
const ownBefore = (
  { book }: Pick<Line, 'book'>,
  contract: Contract,
  start: number,
): (AgreedContract & { readonly to: number }) | undefined =>
  contract.by === null
    ? undefined
    : heldBy(book, contract.by, contract)
        .filter(isAgreed)
        .flatMap(({ to, ...own }) => (to !== null && to > own.from && to <= start ? [{ ...own, to }] : []))
        .toSorted((one, other) => other.to - one.to)[0]

/** What would do instead, of rules that have a limit. */
const limitOf = ({ book }: Pick<Line, 'book'>, result: ContractResult, contract: Contract, now: number): string | null => {
  const [own] = ownsAt(book, contract, startOf(book, contract, now))
  switch (result) {
    case 'PERIOD_MISMATCH':
      return own?.terms.period ?? null
    case 'RETROACTIVE':
    case 'NOT_AT_EDGE':
      return formatInstant(book.calendar.nextEdge(periodKindOf(contract.terms), Math.max(now, contract.notBefore ?? now)))
    case 'NO_OWN_CONTRACT': {
      const start = startOf(book, contract, now)
      return formatInstant(ownBefore({ book }, contract, start)?.to ?? start)
    }
    case 'OFFER_EXPIRED':
      return formatInstant(contract.expiresAt)
    case 'ANSWER_BY_PAST':
      return formatInstant(now)
    default:
      return null
  }
}

/** The contract in whose way a step is. */
const obstacleOf = ({ book }: Pick<Line, 'book'>, result: ContractResult, contract: Contract, now: number): string | undefined => {
  if (result === 'NO_OWN_CONTRACT') return ownBefore({ book }, contract, startOf(book, contract, now))?.id
  if (result === 'OFFER_PENDING') return heldBy(book, contract.holder, contract).find(({ state }) => state === 'OFFERED')?.id
  return ['BAD_STATE', 'OFFER_EXPIRED', 'NOT_AS_SHOWN'].includes(result) ? contract.id : undefined
}

/** Rules that ask what the giver of a contract has itself: what that is, is for the giver alone. */
const OF_THE_GIVER: readonly ContractResult[] = ['RATE_ABOVE_OWN', 'PERIOD_MISMATCH', 'MODE_MISMATCH', 'NO_OWN_CONTRACT']

/** Says why a step about a contract was refused: the rule, its limit, and what its giver has; the holder hears the rule alone of what the giver has. */
export const refusalOf = async (
  db: Queryable,
  line: Pick<Line, 'book'>,
  contract: Contract,
  result: ContractResult,
  now: number,
  reader: string | null = contract.by,
): Promise<ContractRefusal> => {
  if (reader !== contract.by && OF_THE_GIVER.includes(result)) return bare(result)
  const obstacle = obstacleOf(line, result, contract, now)
  const row: ContractRow | undefined = obstacle === undefined ? undefined : await findContract(db, obstacle)
  const last = row && (await eventViews(db, row)).at(-1)
  return {
    result,
    above: result === 'RATE_ABOVE_OWN' ? ratesBeside(line, contract, now).filter(({ isAbove }) => isAbove) : [],
    limit: limitOf(line, result, contract, now),
    contract: row && last ? { code: codeOf(row), state: row.state, last } : null,
  }
}
