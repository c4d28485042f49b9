import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ART_PATH, EVENTS_PATH } from '@portico/contract/kit/paths'
import { getMemberInfo } from '@portico/contract/member/calls'
import { publishDomains } from '@portico/contract/system/operator-calls'
import { login, eventsTicket } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { probe, systemStatus } from '@portico/contract/system/calls'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alive, ONE, testGateway } from './testing/gateway.ts'

let root: string
const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc=' https://tag.example/js; connect-src 'self' https://play.example; frame-src https: http:"
/** On the desktop games stand in windows of their own, and main alone speaks to the gateways. */
const tighter = "default-src 'none'; script-src 'self' 'sha256-abc='; connect-src 'self'; frame-src 'none'; frame-ancestors 'none'"
beforeAll(() => {
  const around = mkdtempSync(join(tmpdir(), 'portico-bundle-'))
  root = join(around, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(around, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="${policy}"><p>the app</p>`)
  writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js'), 'start()')
  writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js.br'), 'x')
  writeFileSync(join(root, '.hidden.txt'), 'secret')
})
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }))

describe('[DESKTOP-06] app:// serves the bundle', () => {
  const client = () =>
    testGateway(
      { [ONE]: alive() },
      { root, pages: { '/crashed.html': () => ({ html: '<h1>Crashed</h1>', policy: "default-src 'none'" }) } },
    )

  test('as the website does: one page for every address, with its own policy as a header, and tighter', async () => {
    for (const path of ['/', '/index.html', '/lottery/SSC1?play=x', '/agent/team']) {
      const page = await client().fetch(path)
      expect(await page.text()).toContain('the app')
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toBe(tighter)
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('with the type of each file, and no type left to guess', async () => {
    const script = await client().fetch('/assets/app-1a2b3c4d.js')
    expect([script.headers.get('content-type'), await script.text()]).toEqual(['text/javascript; charset=utf-8', 'start()'])
    expect(script.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await client().fetch('/assets/app-1a2b3c4d.js.br')).status).toBe(404)
    expect((await client().fetch('/assets/none.js')).status).toBe(404)
  })

  test('and nothing outside it', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/.hidden.txt',
      '//secret.txt',
      '/%00.txt',
    ]
    for (const path of paths) expect([path, (await client().fetch(path)).status]).toEqual([path, 404])
  })

  test('to readers only, of our own origin', async () => {
    expect((await client().fetch('/', { method: 'POST', body: '{}' })).status).toBe(405)
    const { handle } = client()
    expect((await handle(new Request('app://other/index.html'))).status).toBe(403)
    for (const initiatorOrigin of ['https://evil.example', null]) {
      const request = Object.assign(new Request(`app://portico${getMemberInfo.path}`), { initiatorOrigin })
      expect((await handle(request)).status).toBe(403)
    }
  })

  test("with main's own pages, which may do nothing", async () => {
    const page = await client().fetch('/crashed.html')
    expect(await page.text()).toBe('<h1>Crashed</h1>')
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect((await client().fetch('/constructor')).status).toBe(200)
  })
})

describe('[DESKTOP-05] app:// lets out only what the contract has', () => {
  const outcomeOf = async (path: string, init?: RequestInit) => {
    const client = testGateway({ [ONE]: alive() })
    const answer = await client.fetch(path, init)
    const body = (await answer.json()) as { code?: string }
    return [answer.status, body.code, client.seen.length]
  }

  test('calls that are none of the renderer stay here', async () => {
    expect(await outcomeOf('/wps/no/such/call')).toEqual([404, 'NOT_FOUND', 0])
    expect(await outcomeOf(EVENTS_PATH)).toEqual([404, 'NOT_FOUND', 0])
    // Main alone opens the socket.
    expect(await outcomeOf(eventsTicket.path, { method: 'POST', body: '{}' })).toEqual([404, 'NOT_FOUND', 0])
    expect(await outcomeOf(publishDomains.path, { method: 'POST', body: '{}' })).toEqual([404, 'NOT_FOUND', 0])
    expect(await outcomeOf(noticePath('acme'), { method: 'POST', body: '{}' })).toEqual([404, 'NOT_FOUND', 0])
    expect(await outcomeOf(login.path)).toEqual([405, 'METHOD_NOT_ALLOWED', 0])
    expect(await outcomeOf(`${ART_PATH}/game/X.svg`, { method: 'POST', body: '{}' })).toEqual([405, 'METHOD_NOT_ALLOWED', 0])
  })

  test('bodies are JSON of at most 1 MiB', async () => {
    expect(await outcomeOf(login.path, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })).toEqual([413, 'BODY_TOO_LARGE', 0])
    const client = testGateway({ [ONE]: alive() })
    const form = new Request(`app://portico${login.path}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect((await client.handle(form)).status).toBe(415)
    const fitting = JSON.stringify('x'.repeat(1024 * 1024 - 2))
    expect((await client.fetch(login.path, { method: 'POST', body: fitting })).status).toBe(200)
    expect(await client.calls()[0]?.text()).toBe(fitting)
  })

  test('the query goes along as it is', async () => {
    const client = testGateway({ [ONE]: alive() })
    await client.fetch(`${systemStatus.path}?a=%C3%A9&b=1`)
    expect(client.seen[0]?.url).toBe(`${ONE}${systemStatus.path}?a=%C3%A9&b=1`)
  })
})

describe('[DESKTOP-03] over real connections', () => {
  const open = new Set<ReturnType<typeof createServer>>()
  afterEach(() => {
    for (const server of open) server.close().closeAllConnections()
    open.clear()
  })
  const listen = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer)
    open.add(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const json = (value: unknown): string => JSON.stringify({ success: true, value })
  /** Answers probes, and calls as the test gives. */
  const gatewayOf =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      const url = new URL(request.url ?? '/', 'http://x')
      if (url.pathname !== probe.path) return answer(request, response)
      response.setHeader('Content-Type', 'application/json')
      response.end(json({ nonce: url.searchParams.get('nonce'), merchantCode: 'aurora', serverNow: new Date().toISOString() }))
    }
  const clientOf = (origins: readonly string[], secrets = {}) =>
    testGateway(Object.fromEntries(origins.map((origin) => [origin, alive()])), {
      secrets,
      root,
      fetch: (url, init) => globalThis.fetch(url, init),
    })

  test('a gateway that was shut gives way to the next one with the session kept', async () => {
    const tokens: (string | undefined)[] = []
    const dead = await listen(gatewayOf((_, response) => response.end(json({}))))
    const next = await listen(
      gatewayOf((request, response) => {
        tokens.push(request.headers.authorization)
        response.end(json(sessionExample.member))
      }),
    )
    for (const server of open)
      if (`http://127.0.0.1:${(server.address() as AddressInfo).port}` === dead) server.close().closeAllConnections()
    const client = clientOf([dead, next], { token: 'real-token-0123456789' })
    expect((await client.fetch(getMemberInfo.path, { withToken: true })).status).toBe(200)
    expect([client.lines.active(), tokens]).toEqual([next, ['real-token-0123456789']])
  })

  test('a connection cut in the middle of an answer is read anew elsewhere', async () => {
    const cutting = await listen((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"success":')
      setImmediate(() => response.destroy())
    })
    const next = await listen(gatewayOf((_, response) => response.end(json({ whole: true }))))
    const client = clientOf([cutting, next])
    expect(await (await client.fetch(systemStatus.path)).json()).toMatchObject({ value: { whole: true } })
  })

  test.each([301, 302, 303, 307, 308])('a redirect by %i is refused, and whoever it points to sees nothing', async (status) => {
    const seen: unknown[] = []
    const other = await listen((request, response) => {
      seen.push(request.headers)
      response.end(json({}))
    })
    const turned = await listen(gatewayOf((_, response) => response.writeHead(status, { Location: `${other}${getMemberInfo.path}` }).end()))
    const client = clientOf([turned], { token: 'real-token-0123456789' })
    expect((await client.fetch(getMemberInfo.path, { withToken: true })).type).toBe('error')
    expect(seen).toEqual([])
  })

  test('cookies are kept from the renderer', async () => {
    const gateway = await listen(
      gatewayOf((_, response) => {
        response.setHeader('Set-Cookie', [`other=1; Path=/`, `${REMEMBER_COOKIE}=cookie-0123456789; HttpOnly`])
        response.end(json({ ...sessionExample }))
      }),
    )
    const client = clientOf([gateway])
    const answer = await client.fetch(login.path, { method: 'POST', body: '{}' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(client.vault.remember()).toBe('cookie-0123456789')
  })

  test('pictures are handed on as they come, and nothing but pictures', async () => {
    let finish = (): void => undefined
    const gateway = await listen(
      gatewayOf((request, response) => {
        const page = request.url?.includes('page')
        response.writeHead(200, {
          'Content-Type': page ? 'text/html' : 'image/svg+xml; charset=utf-8',
          'Cache-Control': 'public, max-age=300',
        })
        response.write('<svg>')
        finish = () => response.end('</svg>')
      }),
    )
    const client = clientOf([gateway])
    const picture = await client.fetch(`${ART_PATH}/game/PG-1.svg?size=wide`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=300')
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
    finish()
    expect(await picture.text()).toBe('<svg></svg>')
    expect((await client.fetch(`${ART_PATH}/page.svg`)).status).toBe(404)
  })
})
