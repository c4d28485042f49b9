import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DomainListBody, SignedDomainList } from '@portico/contract/system/shapes'
import { publishDomains } from '@portico/contract/system/operator-calls'
import { domainList, probe, systemStatus } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  gateway = await testGateway()
  folder = mkdtempSync(join(tmpdir(), 'portico-domains-'))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const signed = (change: Partial<DomainListBody> = {}): SignedDomainList => {
  const list = { brand: 'aurora', version: 3, issued: '2026-11-01T00:00:00.000Z', expires: '2027-05-01T00:00:00.000Z' }
  const body = Buffer.from(JSON.stringify({ ...list, origins: ['https://one.example'], ...change })).toString('base64url')
  return { body, signatures: [{ key: 'domains-1', signature: 'A'.repeat(86) }] }
}
const publish = (list: SignedDomainList) => gateway.call(publishDomains, list, { token: gateway.operatorKey })

describe('[DESKTOP-03] the gateway', () => {
  const nonce = 'a-nonce-of-22-letters-'

  test('says a nonce back, its merchant and its time with it', async () => {
    expect((await gateway.call(probe, { nonce })).value).toEqual({ nonce, merchantCode: 'aurora', serverNow: '2026-11-21T08:00:00.000Z' })
    expect((await gateway.call(probe, { nonce: 'short' })).failure.code).toBe('INVALID_REQUEST')
  })

  test('lets pages of the other domains measure it, and tells them nothing else [SYSTEM-05]', async () => {
    const allowed = 'access-control-allow-origin'
    expect((await gateway.call(probe, { nonce })).headers[allowed]).toBe('*')
    expect((await gateway.call(systemStatus, {})).headers[allowed]).toBeUndefined()
  })

  test('does so in maintenance too: that is no reason to try another domain', async () => {
    await gateway.status.set({ status: 2, message: null })
    expect((await gateway.call(probe, { nonce })).status).toBe(200)
    expect((await gateway.call(domainList, {})).status).toBe(200)
    expect((await gateway.call(systemStatus, {})).value.status).toBe(2)
    await gateway.status.set({ status: 0, message: null })
  })

  test('hands out the list that was published last, as it was signed', async () => {
    expect((await gateway.call(domainList, {})).value.list).toBeNull()
    expect((await publish(signed())).value).toEqual({ version: 3, expires: '2027-05-01T00:00:00.000Z', origins: 1 })
    expect((await gateway.call(domainList, {})).value.list).toEqual(signed())
    expect((await publish(signed({ version: 4 }))).value.version).toBe(4)
  })

  test('publishes nothing that clients would leave', async () => {
    const rule = async (list: SignedDomainList) => (await publish(list)).failure.fields?.['body']?.rule
    expect(await rule(signed({ brand: 'harbor' }))).toContain("this gateway's is aurora")
    expect(await rule(signed({ expires: '2026-11-21T08:00:00.000Z' }))).toContain('ran out')
    expect(await rule(signed({ version: 2 }))).toContain('version 4 is published already')
    expect(await rule({ ...signed(), body: 'e30' })).toBe('not a list of domains')
    expect((await gateway.call(publishDomains, signed())).failure.code).toBe('OPERATOR_KEY_WRONG')
  })

  test('publishes by the operator, who is told what is wrong', async () => {
    const { port } = new URL(await gateway.gateway.start())
    const main = fileURLToPath(new URL('../../operator/main.ts', import.meta.url))
    const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: gateway.config.dataDir }
    const operator = (file: string, text: string): Promise<string> => {
      const path = join(folder, file)
      writeFileSync(path, text)
      return new Promise((resolve) =>
        execFile(process.execPath, [main, 'domains', 'publish', path], { env }, (_, out, err) => resolve(`${out}${err}`)),
      )
    }
    expect(await operator('good.json', JSON.stringify(signed({ version: 5 })))).toBe(
      'Published version 5 of the list: 1 domain, good until 2027-05-01.\n',
    )
    expect(await operator('old.json', JSON.stringify(signed({ version: 4 })))).toContain('version 5 is published already')
    expect(await operator('text.json', 'hello')).toContain('is not a signed list of domains')
  })
})
