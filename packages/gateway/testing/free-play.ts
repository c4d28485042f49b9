import { startFreePlay } from '@portico/contract/session/trial-calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { PASSWORD, type TestGateway } from './gateway.ts'

/** Begins free play in browsers of a test. */
export const freePlay = (gateway: () => TestGateway) => {
  let networks = 0
  let requests = 0
  /** An address of a network that nobody has called from. */
  const newIp = () => `10.0.${(networks += 1)}.7`
  const request = async (more: object = {}) => ({
    os: 'Windows',
    platform: 'W' as const,
    version: 3 as const,
    random: `q1w2e3r4t5y6u7i8o9p0a${(requests += 1)}`,
    challenge: await gateway().solvedChallenge(),
    ...more,
  })
  const start = async (ip: string, cookies: Record<string, string> = {}) => gateway().call(startFreePlay, await request(), { ip, cookies })
  return {
    newIp,
    request,
    start,
    /** A visitor who has begun free play, and the browser's cookies; `by`: what goes with a call. */
    player: async (ip = newIp()) => {
      const answer = await start(ip)
      const cookies = { [DEVICE_COOKIE]: answer.cookies[DEVICE_COOKIE]!.value }
      const { token, member } = answer.value
      return { ip, token, member, cookies, by: { token, cookies, ip } }
    },
    /** A filled registration form. */
    form: async (username: string) => ({
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      terms: true,
      challenge: await gateway().solvedChallenge(),
      registerUrl: '',
      domain: 'localhost',
      registerMethod: 'WEB' as const,
    }),
  }
}

/** What a call was refused with, or DONE. */
export const codeOf = (answer: { readonly status: number; readonly failure: { readonly code: string } }): string =>
  answer.status === 200 ? 'DONE' : answer.failure.code
