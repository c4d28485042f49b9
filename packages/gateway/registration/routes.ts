import { register, registerByMobile } from '@portico/contract/registration/calls'
import { sendRegistrationEmail } from '@portico/contract/verification/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { SendEmailCode } from './email-codes.ts'
import type { Register } from './service.ts'

export const registrationRoutes = (registering: Register, sendEmailCode: SendEmailCode): Binding[] => [
  bind(register, ({ request, context }) => registering('username', request, context)),
  bind(registerByMobile, ({ request, context }) => registering('mobile', request, context)),
  bind(sendRegistrationEmail, ({ request, context }) => sendEmailCode(request, context)),
]
