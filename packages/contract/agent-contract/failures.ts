export const AGENT_CONTRACT_FAILURES = {
  /** An agent contract of which the caller is neither holder nor payer, as for one that does not exist. */
  CONTRACT_UNKNOWN: 404,
} as const
