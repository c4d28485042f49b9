import type { SentOf } from '@portico/contract/kit/call'
import type { register } from '@portico/contract/registration/calls'
import type { RegistrationChange } from '@portico/contract/registration/shapes'
import { sendRegistrationEmail, sendRegistrationSms } from '@portico/contract/verification/calls'
import { PASSWORD, type TestGateway } from './gateway.ts'

export type RegistrationRequest = SentOf<typeof register>

/** What a visitor's page sends whatever is typed; a fresh proof of work is put in by `registering`. */
export const CIRCUMSTANCES = { terms: true, registerUrl: '', domain: 'localhost', registerMethod: 'WEB' } as const
export const PASSWORDS = { password: PASSWORD, confirmPassword: PASSWORD }

/** Publishes other rules, as two operators do. */
export const publishRules = async ({ registration }: TestGateway, change: RegistrationChange): Promise<void> => {
  await registration.change(change)
  const { proposal } = await registration.propose('test')
  if (proposal) await registration.decide({ id: proposal.id, approve: true }, 'tested')
}

const newestCode = async ({ messages }: TestGateway, to: string): Promise<string> => {
  const { list } = await messages.list({ to, size: 1 })
  return /\b(\d{6})\b/.exec(list[0]?.text ?? '')?.[1] ?? ''
}

/** Has a code sent to a number of Vietnam, and reads it: what goes with the answer to it. */
export const smsCode = async (gateway: TestGateway, mobileNum: string, ip: string) => {
  const request = { mobileNo: mobileNum, countryDialingCode: '84', challenge: await gateway.solvedChallenge() }
  const { flowId } = (await gateway.call(sendRegistrationSms, request, { ip })).value
  return {
    mobileNum,
    countryDialingCode: '84',
    flowId,
    verificationCode: await newestCode(gateway, `+84${mobileNum.replaceAll(/\D/g, '').slice(1)}`),
  }
}

/** The same by e-mail. */
export const emailCode = async (gateway: TestGateway, email: string, ip: string) => {
  const { flowId } = (await gateway.call(sendRegistrationEmail, { email, challenge: await gateway.solvedChallenge() }, { ip })).value
  return { email, emailFlowId: flowId, emailCode: await newestCode(gateway, email.toLowerCase()) }
}
