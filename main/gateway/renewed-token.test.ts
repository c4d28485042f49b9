import { HEADERS } from '@portico/contract/kit/call'
import { getMemberInfo } from '@portico/contract/member/calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { systemStatus } from '@portico/contract/system/calls'
import { describe, expect, test } from 'vitest'
import { alive, failure, ONE, refusing, success, testGateway } from './testing/gateway.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const sentToken = (request: Request | undefined) => request?.headers.get(HEADERS.token)
const contentOf = async (response: Response) => `${JSON.stringify([...response.headers])}${await response.text()}`

describe('[DESKTOP-01] the token', () => {
  test('is another one from the answer on that says so, which no window sees; not where it was replaced meanwhile', async () => {
    const next = 'canary-token-next-next-next-next-next-next-next'
    const says = (token: string) => alive(() => success({}, { headers: { [HEADERS.newToken]: token } }))
    const client = testGateway({ [ONE]: says(next) }, { secrets: { token: TOKEN } })
    expect(await contentOf(await client.fetch(getMemberInfo.path, { withToken: true }))).not.toContain('canary')
    await client.fetch(getMemberInfo.path, { withToken: true })
    expect(client.calls().map(sentToken)).toEqual([TOKEN, next])
    const guest = testGateway({ [ONE]: says(next) }, { secrets: { token: TOKEN } })
    await guest.fetch(systemStatus.path)
    expect(guest.vault.token()).toBe(TOKEN)
  })

  test('goes with a login in its place, whose refusal says nothing about it', async () => {
    const client = testGateway(
      {
        [ONE]: alive((request) =>
          new URL(request.url).pathname === resumeSession.path ? refusing(request) : failure('NOT_LOGGED_IN', 401),
        ),
      },
      { secrets: { token: TOKEN } },
    )
    await client.fetch(login.path, { method: 'POST', body: '{}', withToken: true })
    expect(client.calls().map(sentToken)).toEqual([TOKEN])
    expect(client.vault.token()).toBe(TOKEN)
  })
})
