import { useContractPanelQuery } from './panel-api.ts'

/** How many offers and requests to end wait for the agent's answer, in step with every tab. */
export const useContractsWaiting = (): number => {
  // Failure shown by ./list/contract-list.tsx, where the count leads.
  const { data } = useContractPanelQuery({})
  return data ? data.offers + data.terminations : 0
}
