import { CONTRACT_KINDS, type ContractKind } from '@portico/contract/commission/kinds'
import { contractState, type ContractState } from '@portico/contract/agent-contract/shapes'
import { oneOf, putUnusual, typedName } from '../../core/office-page/team-range.ts'
import { OPENED } from '../../core/paths.ts'

export const ROLES = ['holder', 'payer'] as const
export type Role = (typeof ROLES)[number]
export const STATES: readonly ContractState[] = contractState.options

/** What the page shows; all of it stands in the address. */
export interface ContractsView {
  readonly role: Role | undefined
  readonly kind: ContractKind | undefined
  readonly state: ContractState | undefined
  /** The name of the other side. */
  readonly find: string
  /** The contract that is open instead of the list. */
  readonly contract: string | undefined
  /** An offer of this kind is being written instead. */
  readonly offer: ContractKind | undefined
}

const ID = /^[0-9a-f-]{36}$/

export const readContracts = (params: URLSearchParams): ContractsView => {
  const contract = params.get(OPENED.contract) ?? ''
  return {
    role: oneOf(ROLES, params.get('role')),
    kind: oneOf(CONTRACT_KINDS, params.get('kind')),
    state: oneOf(STATES, params.get('state')),
    find: typedName(params.get('find')),
    contract: ID.test(contract) ? contract : undefined,
    offer: oneOf(CONTRACT_KINDS, params.get('offer')),
  }
}

export const writeContracts = (view: ContractsView): URLSearchParams => {
  const params = new URLSearchParams()
  for (const name of ['role', 'kind', 'state', 'find', OPENED.contract, 'offer'] as const) putUnusual(params, name, view[name])
  return params
}

export const changedContracts = (view: ContractsView, change: Partial<ContractsView>): ContractsView => ({ ...view, ...change })

/** The query of the page with an offer begun. */
export const offerAddress = (kind: ContractKind): string => `?offer=${kind}`
