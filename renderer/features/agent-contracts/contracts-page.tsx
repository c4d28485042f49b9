import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { ContractDetail } from './detail/contract-detail.tsx'
import { ContractList } from './list/contract-list.tsx'
import { OfferPage } from './offer/offer-page.tsx'
import { changedContracts, readContracts, writeContracts } from './view.ts'

const FORM = { read: readContracts, write: writeContracts, changed: changedContracts }

/** What the agent is paid and pays: what waits, what is in force, one contract, or an offer being written [AGENT-05] [AGENT-09] [AGENT-14]. */
export const Component = () => {
  const { view, change } = useAddressView(FORM)
  if (view.offer) return <OfferPage kind={view.offer} onKind={(offer) => change({ offer })} />
  if (view.contract) return <ContractDetail key={view.contract} id={view.contract} />
  return <ContractList view={view} change={change} />
}
