import { sendRegistrationSms, sendSms } from '@portico/contract/verification/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { SmsCodes } from './sms.ts'

export const verificationRoutes = (sms: SmsCodes): Binding[] => [
  bind(sendSms, ({ request, context }) => sms.send(request, context)),
  bind(sendRegistrationSms, ({ request, context }) => sms.sendForRegistration(request, context)),
]
