import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant } from '../kit/wire.ts'

export const balanceValue = z.object({ balance: money, currencySymbol: z.string(), serverNow: instant })

export const depositState = z.enum(['CREATED', 'PENDING_PAYMENT', 'CREDITED', 'FAILED'])
