import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant } from '../kit/wire.ts'

export const balanceValue = z.object({ balance: money, currencySymbol: z.string(), serverNow: instant })

export const depositState = z.enum(['CREATED', 'PENDING_PAYMENT', 'CREDITED', 'FAILED'])

/** Why a provider's payment was not credited as it came. */
export const unmatchedReason = z.enum(['UNKNOWN_DEPOSIT', 'REFERENCE_USED', 'OTHER_AMOUNT', 'SECOND_PAYMENT', 'CONTRADICTION', 'REVERSAL'])

export const unmatchedState = z.enum(['OPEN', 'CREDITED', 'CLOSED'])
