import { sumLedgerDays } from '@portico/contract/operator/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { sumDays } from './days-store.ts'

export const ledgerRoutes = ({ database }: Pick<Platform, 'database'>): Binding[] => [
  bind(sumLedgerDays, async () => ({ changed: await database.background.transaction(sumDays) })),
]
