import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-src https: http:"
const NARROWED = POLICY.replace('https: http:', "'self' https://games.example")
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}" /><title>site</title>`
const SCRIPT = `console.log(${'1'.repeat(2_000)})`

describe('the player site', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'portico-site-'))
  let gateway: TestGateway
  beforeAll(async () => {
    mkdirSync(join(siteDir, 'assets'))
    mkdirSync(join(siteDir, '.vite'))
    writeFileSync(join(siteDir, 'index.html'), PAGE)
    writeFileSync(join(siteDir, 'index.html.br'), brotliCompressSync(PAGE))
    writeFileSync(join(siteDir, '.vite/manifest.json'), '{}')
    writeFileSync(join(siteDir, 'robots.txt'), 'User-agent: *')
    const script = join(siteDir, 'assets/index-vwS3KQdz.js')
    writeFileSync(script, SCRIPT)
    writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT))
    writeFileSync(`${script}.gz`, gzipSync(SCRIPT))
    gateway = await testGateway({ config: { siteDir } })
  })
  afterAll(async () => {
    await gateway.close()
    rmSync(siteDir, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })
  const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml' })

  test.each([
    '/',
    '/index.html',
    '/home',
    '/lottery?gameCode=SSC1',
    '/agentHome',
    '/rng',
    '/login',
    '/somewhere/new',
    '/%E0%A4%A',
    '/%zz?lang=EN',
    '//',
    '//elsewhere',
  ])('%s is the page', async (url) => {
    const page = await navigate(url)
    expect([page.statusCode, page.body]).toEqual([200, PAGE])
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${NARROWED}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('hashed files are kept for ever; for %s they come precompressed', async (accepted, encoding) => {
    const file = await get('/assets/index-vwS3KQdz.js', { 'accept-encoding': accepted })
    expect(file.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    if (encoding === 'br') expect(brotliDecompressSync(file.rawPayload).toString()).toBe(SCRIPT)
  })

  test.each(['/index.html.br', '/assets/index-vwS3KQdz.js.br', '/assets/index-vwS3KQdz.js.gz'])(
    '%s is no file of the site',
    async (path) => {
      expect((await get(path, { 'accept-encoding': 'br' })).statusCode).toBe(404)
    },
  )

  test('the page of a route comes precompressed too', async () => {
    const page = await get('/home', { accept: 'text/html', 'accept-encoding': 'br' })
    expect([page.headers['content-encoding'], page.headers['content-type']]).toEqual(['br', 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain('frame-ancestors')
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(PAGE)
  })

  test('other files are asked for again, and answered 304 when unchanged', async () => {
    const file = await get('/robots.txt')
    expect(file.headers['cache-control']).toBe('no-cache')
    expect((await get('/robots.txt', { 'if-none-match': String(file.headers['etag']) })).statusCode).toBe(304)
  })

  test.each([
    '/assets/gone-vwS3KQdz.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/wps/unknown',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('%s is not the page', async (url) => {
    const missing = await navigate(url)
    expect(missing.statusCode).toBeGreaterThanOrEqual(400)
    expect(missing.statusCode).toBeLessThan(500)
    expect(failureEnvelope.parse(missing.json()).success).toBe(false)
  })

  test('a whole new build that takes the folder by its name is served from the next call on', async () => {
    const [draft, old] = [`${siteDir}.new`, `${siteDir}.old`]
    mkdirSync(draft)
    writeFileSync(join(draft, 'index.html'), PAGE.replaceAll('site', 'newer').replace('sha256-abc=', 'sha256-def='))
    renameSync(siteDir, old)
    renameSync(draft, siteDir)
    const page = await navigate('/lottery')
    expect([page.body.includes('newer'), page.headers['content-security-policy']]).toEqual([true, expect.stringContaining('sha256-def=')])
    rmSync(siteDir, { recursive: true })
    renameSync(old, siteDir)
    expect((await navigate('/lottery')).body).toBe(PAGE)
  })

  test('HSTS is sent only to who came over TLS', async () => {
    const behindTls = await testGateway({ config: { siteDir, proxies: 1 } })
    const header = async (proto: string) =>
      (await behindTls.app.inject({ url: '/', headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security']
    expect([await header('http'), await header('https')]).toEqual([undefined, 'max-age=31536000; includeSubDomains'])
    await behindTls.close()
  })
})
