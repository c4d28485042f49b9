import { operatorBooks } from '@portico/contract/operator/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Ledger } from './service.ts'

export const ledgerRoutes = (ledger: Pick<Ledger, 'check'>): Binding[] => [
  bind(operatorBooks, async () => {
    const { findings, ...books } = await ledger.check()
    return { ...books, findings: [...findings] }
  }),
]
