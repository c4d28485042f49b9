import type { ContractKind } from '@portico/contract/commission/kinds'
import type { WireTerms } from '../terms/terms.ts'

interface Step<Type extends string> {
  readonly id: string
  readonly at: string
  readonly type: Type
}

export interface OfferEvent extends Step<'offer'> {
  readonly contract: string
  /** The company is null, or not there. */
  readonly by?: string | null
  readonly holder: string
  readonly terms: WireTerms & { readonly kind: ContractKind; readonly currency: string; readonly from?: string | null }
  readonly expiresAt: string
}

/** What holder or offerer does about a contract that is there. */
export type ContractAction = 'accept' | 'decline' | 'request' | 'agree' | 'refuse' | 'finish'

export interface ContractEvent extends Step<ContractAction> {
  readonly contract: string
  readonly by?: string | null
}

export interface AccountEvent extends Step<'suspend' | 'reinstate' | 'move'> {
  readonly account: string
}

export type LifecycleEvent = OfferEvent | ContractEvent | AccountEvent
