import type { WireDividend } from '@portico/commission/dividend/policies'
import type { WireTerms } from '@portico/commission/terms/terms'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'

type WirePolicies = Pick<WireDividend, 'deduct' | 'ownLoss' | 'negative'>

/** Stored terms in the form in which the rules read them: what is not there is left out. */
export const wireTermsOf = ({ period, progressive, tiers, rates, deduct, ownLoss, negative }: ContractTerms): WireTerms & WirePolicies => ({
  progressive,
  tiers: tiers.map(({ turnover = null, active = null, loss = null, rate }) => ({ turnover, active, loss, rate })),
  rates,
  ...(period === undefined ? {} : { period }),
  ...(deduct === undefined ? {} : { deduct }),
  ...(ownLoss === undefined ? {} : { ownLoss }),
  ...(negative === undefined ? {} : { negative }),
})
