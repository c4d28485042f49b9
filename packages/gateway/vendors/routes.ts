import {
  addVendorKey,
  closeVendorCase,
  closeVendorRound,
  connectedVendors,
  connectVendor,
  publishVendorCampaign,
  retireVendorKey,
  vendorCampaigns,
  vendorCases,
  vendorKeys,
  vendorReport,
  vendorRounds,
} from '@portico/contract/vendor/operator-calls'
import { jackpots as jackpotsCall } from '@portico/contract/catalogue/calls'
import { formatUnits } from '@portico/contract/kit/money'
import { playedRounds } from '@portico/contract/records/round-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { VendorDesk } from './desk.ts'
import type { Jackpots } from './jackpots.ts'
import type { VendorKeys } from './keys.ts'
import type { PlayedRounds } from './played.ts'
import type { StuckRounds } from './stuck.ts'

/** What the operator's desk asks of vendors. */
export const deskRoutes = (desk: VendorDesk, keys: VendorKeys, stuck: StuckRounds): Binding[] => [
  bind(connectedVendors, () => desk.list()),
  bind(connectVendor, ({ request }) => desk.connect(request)),
  bind(vendorKeys, ({ request }) => desk.keys(request)),
  bind(addVendorKey, async ({ request: { vendor } }) => ({ vendor, ...(await keys.add(vendor)) })),
  bind(retireVendorKey, async ({ request: { vendor, keyId } }) => {
    await keys.retire(vendor, keyId)
    return { vendor, keyId }
  }),
  bind(vendorRounds, ({ request }) => desk.rounds(request)),
  bind(closeVendorRound, async ({ request, context }) => {
    const { returned, ...outcome } = await stuck.close(request, context.operator)
    return { ...outcome, returned: formatUnits(returned) }
  }),
  bind(vendorCases, ({ request }) => desk.cases(request)),
  bind(closeVendorCase, ({ request: { id, note }, context }) => desk.closeCase(id, note, context.operator)),
  bind(vendorReport, ({ request }) => desk.report(request)),
  bind(vendorCampaigns, () => desk.campaigns()),
  bind(publishVendorCampaign, ({ request }) => desk.publishCampaign(request)),
]

/** What players ask of their own rounds, and of what may be won. */
export const playedRoutes = (played: PlayedRounds, jackpots: Jackpots): Binding[] => [
  bind(playedRounds, ({ request, caller, context }) => played.list(caller, request, context.language)),
  bind(jackpotsCall, ({ caller, context }) => jackpots.list(caller?.memberId ?? null, context.language)),
]
