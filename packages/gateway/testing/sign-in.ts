import type { SentOf } from '@portico/contract/kit/call'
import { login } from '@portico/contract/session/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { PASSWORD, type TestGateway } from './gateway.ts'

/** What browsers send of themselves. */
export const WINDOWS = {
  'sec-ch-ua': '"Chromium";v="140", "Not;A=Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-platform': '"Windows"',
  'sec-ch-ua-mobile': '?0',
}
export const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}

export const attempt = (username: string, remember = false): SentOf<typeof login> => ({
  type: 'username',
  username,
  password: PASSWORD,
  remember,
})

/** Where `enterBy` signs in from unless told. */
export const HOME = '203.0.113.24'

/** Signs in by the real call, from a browser and an address. */
export const enterBy =
  (gateway: () => TestGateway) =>
  async (username: string, headers: Record<string, string>, ip = HOME, remember = false) => {
    const { value, cookies } = await gateway().call(login, attempt(username, remember), { headers, ip })
    return { token: value.token, cookies: Object.fromEntries(Object.entries(cookies).map(([name, cookie]) => [name, cookie.value])) }
  }

/** What a call is answered with that any session may make. */
export const statusBy = (gateway: () => TestGateway) => async (token: string) => (await gateway().call(getMemberInfo, {}, { token })).status
