import { connectProvider, offerMethod, operatorMethods, publishMethod } from '@portico/contract/cashier/provider-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { PaymentDesk } from './service.ts'

export const deskRoutes = (desk: PaymentDesk): Binding[] => [
  bind(operatorMethods, () => desk.list()),
  bind(connectProvider, ({ request }) => desk.connect(request)),
  bind(publishMethod, ({ request }) => desk.publish(request)),
  bind(offerMethod, ({ request }) => desk.offer(request.method, request.open)),
]
