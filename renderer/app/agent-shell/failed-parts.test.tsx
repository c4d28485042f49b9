import { agentContractDetail, agentContracts } from '@portico/contract/agent-contract/calls'
import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { agentContractForecast } from '@portico/contract/agent-contract/preview-calls'
import { teamMembers, teamPath } from '@portico/contract/agent/calls'
import { teamAccount } from '@portico/contract/agent/account-calls'
import { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import { agentDisputes } from '@portico/contract/dispute/calls'
import { examples } from '@portico/contract/examples'
import { teamRates } from '@portico/contract/rebate-rate/calls'
import { registerLinks } from '@portico/contract/register-link/calls'
import { savedViews } from '@portico/contract/saved-view/calls'
import { listTransfers, transferLines } from '@portico/contract/transfer/calls'
import { afterEach, it, vi } from 'vitest'
import { SavedViews } from '../../core/office-table/saved-views.tsx'
import { AccountRates } from '../../features/agent/account/account-rates.tsx'
import { LinePath } from '../../features/agent/line/line-path.tsx'
import { LineTree } from '../../features/agent/line/line-tree.tsx'
import { readView } from '../../features/agent/model/view.ts'
import { AccountFacts } from '../../features/agent/rows/account-facts.tsx'
import { Component as Search } from '../../features/agent/search/search-dialog.tsx'
import { ContractDetail } from '../../features/agent-contracts/detail/contract-detail.tsx'
import { ContractList } from '../../features/agent-contracts/list/contract-list.tsx'
import { WaitingStrip } from '../../features/agent-contracts/list/waiting-strip.tsx'
import { HoldersField } from '../../features/agent-contracts/offer/holders-field.tsx'
import { readContracts } from '../../features/agent-contracts/view.ts'
import { LineDispute } from '../../features/disputes/line-dispute.tsx'
import { Component as NewLink } from '../../features/register-center/new-link-dialog.tsx'
import { Component as OpenAccount } from '../../features/register-center/open-account-dialog.tsx'
import { Component as Transactions } from '../../features/team-transactions/transactions-page.tsx'
import { Component as OfficeTransfer } from '../../features/transfers/office/office-transfer-page.tsx'
import { Recipient } from '../../features/transfers/office/recipient.tsx'
import { expectRetry, type FailingPart, fails } from '../../test/failing.tsx'
import { answers } from '../../test/gateway.ts'

afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const view = readView(new URLSearchParams('under=quangtrung'), '2026-11-21')
const members = examples.teamMembers.response
const detail = examples.agentContractDetail.response
const [contract] = examples.agentContracts.response.list
const offer = { ...detail, contract: { ...detail.contract, role: 'holder' as const, state: 'OFFERED' as const } }
const present = {
  ...examples.agentContracts.response,
  list: [
    {
      ...detail.contract,
      id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c99',
      state: 'ACTIVE' as const,
      from: '2026-11-01T00:00:00.000Z',
      to: null,
    },
  ],
}
const waiting = { ...examples.agentContracts.response, list: [{ ...contract!, role: 'holder' as const }] }
const { upline } = examples.transferLines.response
const lines = { ...examples.transferLines.response, upline: null, downline: { rules: upline!.rules } }
const views = examples.savedViews.response

it.each<readonly [string, FailingPart]>([
  [
    'the team as a tree',
    { part: <LineTree view={view} />, namespaces: ['teamRecords'], failing: fails(teamMembers, members), comes: 'quangtrung' },
  ],
  [
    'the path to an account',
    { part: <LinePath view={view} />, namespaces: ['teamRecords'], failing: fails(teamPath, examples.teamPath.response), comes: 'linh88' },
  ],
  [
    'the figures of an account',
    {
      part: <AccountFacts account="quangtrung" view={view} />,
      namespaces: ['agent'],
      failing: fails(teamMembers, members),
      comes: 'Quang Trung',
    },
  ],
  [
    'the rates of an account',
    {
      part: <AccountRates memberId="1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a012" account="quangtrung" />,
      namespaces: ['teamRecords'],
      failing: fails(teamRates, examples.teamRates.response),
      comes: /^8(\.0)?%$/,
    },
  ],
  [
    'accounts that are searched for',
    {
      part: <Search words="quang" onClose={nothing} />,
      namespaces: ['agent'],
      failing: fails(teamMembers, members),
      comes: 'quangtrung',
    },
  ],
  [
    'saved views',
    {
      part: <SavedViews page={views.list[0]!.page} understood={(address) => address} />,
      namespaces: ['tables'],
      failing: fails(savedViews, views),
      comes: views.list[0]!.name,
    },
  ],
  [
    'what of the contracts waits and changes',
    {
      part: <ContractList view={readContracts(new URLSearchParams())} change={nothing} />,
      namespaces: ['contracts', 'tables'],
      failing: fails(agentContractPanel, examples.agentContractPanel.response),
      others: [answers(agentContracts, examples.agentContracts.response)],
      comes: /waits? for your answer/,
    },
  ],
  [
    'the contracts that wait',
    {
      part: <WaitingStrip panel={examples.agentContractPanel.response} />,
      namespaces: ['contracts', 'tables'],
      failing: fails(agentContracts, waiting),
      comes: /offered to you/,
    },
  ],
  [
    'what a contract would have paid',
    {
      part: <ContractDetail id={detail.contract.id} />,
      namespaces: ['contracts', 'tables'],
      failing: fails(agentContractForecast, examples.agentContractForecast.response),
      others: [answers(agentContractDetail, detail), answers(agentContracts, present)],
      comes: /With these terms, the last/,
    },
  ],
  [
    'the terms that an offer would replace',
    {
      part: <ContractDetail id={detail.contract.id} />,
      namespaces: ['contracts', 'tables'],
      failing: fails(agentContracts, present),
      others: [answers(agentContractDetail, offer), answers(agentContractForecast, examples.agentContractForecast.response)],
      comes: 'Now',
    },
  ],
  [
    'whom a contract may be offered to',
    {
      part: <HoldersField holders={[]} onHolders={nothing} />,
      namespaces: ['contracts'],
      failing: fails(teamMembers, members),
      comes: 'quangtrung',
    },
  ],
  [
    'the dispute of a line',
    {
      part: <LineDispute lineId={examples.agentDisputes.response.list[0]!.lineId} />,
      namespaces: ['disputes'],
      failing: fails(agentDisputes, examples.agentDisputes.response),
      comes: /DP-118/,
    },
  ],
  [
    'the rates of a new link',
    {
      part: <NewLink onClose={nothing} />,
      namespaces: ['registerCenter'],
      failing: fails(registerLinks, examples.registerLinks.response),
      comes: 'Create link',
    },
  ],
  [
    'the rates of a new account',
    {
      part: <OpenAccount onClose={nothing} />,
      namespaces: ['registerCenter'],
      failing: fails(registerLinks, examples.registerLinks.response),
      comes: 'Open account',
    },
  ],
  [
    'the totals of the team’s movements',
    {
      part: <Transactions />,
      namespaces: ['teamRecords', 'tables', 'movements'],
      failing: fails(teamMovementTotals, examples.teamMovementTotals.response),
      others: [answers(teamMovements, examples.teamMovements.response)],
      comes: '1 row',
    },
  ],
  [
    'who of the line may be sent money',
    {
      part: <Recipient value={undefined} onChange={nothing} />,
      namespaces: ['transfers'],
      failing: fails(teamMembers, members),
      comes: 'quangtrung',
    },
  ],
  [
    'the account that money is sent to',
    {
      part: <OfficeTransfer />,
      namespaces: ['transfers'],
      failing: fails(teamAccount, examples.teamAccount.response),
      others: [answers(transferLines, lines), answers(listTransfers, examples.listTransfers.response)],
      address: '/?to=quangtrung',
      comes: 'quoctuan',
    },
  ],
])('%s that could not be loaded say so in one line, and come when asked again [RULES-04]', (_name, part) => expectRetry(part))
