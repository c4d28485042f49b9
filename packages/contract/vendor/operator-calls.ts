import * as z from 'zod/mini'
import { catalogueCode } from '../catalogue/operator-shapes.ts'
import { call } from '../kit/call.ts'
import { wireAmount } from '../kit/money.ts'
import { day, instant, queryInt, text } from '../kit/wire.ts'
import {
  connectedVendor,
  openVendorCase,
  unendedRound,
  vendorCampaign,
  vendorChange,
  vendorDay,
  vendorKeyListed,
} from './operator-shapes.ts'
import { vendorId } from './shapes.ts'

/** Vendors that are connected, with what of them is open. */
export const connectedVendors = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/connected-vendors',
  response: () => z.object({ list: z.array(connectedVendor) }),
})

/** Connects a vendor of the catalogue, or changes how it is connected. Its keys are another call. */
export const connectVendor = call({
  method: 'POST',
  token: false,
  only: 'operator',
  path: '/operator/connected-vendors',
  request: () => vendorChange,
  response: () => z.object({ vendor: connectedVendor, added: z.boolean() }),
})

/** Every key that a vendor has had. */
export const vendorKeys = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/vendor-keys',
  request: () => z.object({ vendor: catalogueCode }),
  response: () => z.object({ list: z.array(vendorKeyListed) }),
})

/** Makes a key for a vendor and answers its secret, this once. Two are live at most. */
export const addVendorKey = call({
  method: 'POST',
  token: false,
  only: 'operator',
  path: '/operator/vendor-keys',
  request: () => z.object({ vendor: catalogueCode }),
  response: () => z.object({ vendor: z.string(), keyId: z.string(), secret: z.string() }),
})

/** Takes a key out of use, at once and for good. */
export const retireVendorKey = call({
  method: 'POST',
  token: false,
  only: 'operator',
  path: '/operator/vendor-keys/retire',
  request: () => z.object({ vendor: catalogueCode, keyId: vendorId }),
  response: () => z.object({ vendor: z.string(), keyId: z.string() }),
})

/** Open rounds in which nothing happened for so many hours, the longest first; 200 at most. */
export const vendorRounds = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/vendor-rounds',
  request: () => z.object({ vendor: z.optional(catalogueCode), hours: z._default(queryInt(0, 10_000), 6) }),
  response: () => z.object({ list: z.array(unendedRound) }),
})

/** Asks that a round be closed, or closes one that somebody else asked for: stakes of a round that paid nothing are given back. */
export const closeVendorRound = call({
  method: 'POST',
  token: false,
  only: 'operator',
  desk: 'finance',
  path: '/operator/vendor-rounds/close',
  request: () => z.object({ vendor: catalogueCode, roundId: vendorId, reason: text(500) }),
  response: () => z.object({ roundId: z.string(), state: z.enum(['PROPOSED', 'CLOSED']), returned: wireAmount }),
})

/** What somebody has to look at, the oldest first; 200 at most. */
export const vendorCases = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/vendor-cases',
  request: () => z.object({ vendor: z.optional(catalogueCode) }),
  response: () => z.object({ list: z.array(openVendorCase) }),
})

/** Ends a case with a word on what was done about it. A stuck round's ends with the round. */
export const closeVendorCase = call({
  method: 'POST',
  token: false,
  only: 'operator',
  desk: 'finance',
  path: '/operator/vendor-cases/close',
  request: () => z.object({ id: z.uuid(), note: text(500) }),
  response: () => z.object({ id: z.string(), closedAt: instant }),
})

/** A day of a vendor's transactions, 1,000 at a time, with the counts and sums of all of it. */
export const vendorReport = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/vendor-report',
  request: () => z.object({ vendor: catalogueCode, date: day, after: z.optional(text(18)) }),
  response: () => vendorDay,
})

/** Campaigns of vendors, those that are over too. */
export const vendorCampaigns = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/vendor-campaigns',
  response: () => z.object({ list: z.array(z.extend(vendorCampaign, { budget: wireAmount, spent: wireAmount })) }),
})

/** Lets a vendor give something away, or changes what is left of it. */
export const publishVendorCampaign = call({
  method: 'POST',
  token: false,
  only: 'operator',
  path: '/operator/vendor-campaigns',
  request: () => vendorCampaign,
  response: () => z.object({ campaignId: z.string() }),
})
