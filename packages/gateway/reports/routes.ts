import { operatorBooks } from '@portico/contract/operator/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { BookKeeping } from './service.ts'

export const reportsRoutes = (books: BookKeeping): Binding[] => [
  bind(operatorBooks, async () => {
    const { findings, figures, ...sums } = await books.check()
    return { ...sums, findings: [...findings], figures: [...figures] }
  }),
]
