import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInquiryAnswers } from '@portico/studio/inquiries/answers'
import { withBooks } from '@portico/studio/inquiries/booked'
import { createInquiryDoor } from '@portico/studio/inquiries/door'
import { deliver } from '@portico/studio/rounds/outbox'
import { openStore } from '@portico/studio/rounds/store'
import { createServer } from '@portico/studio/server/server'
import { connectWallet } from '@portico/studio/wallet/client'
import { afterEach, expect, it } from 'vitest'
import { VENDOR_CASES } from './cases/all.ts'
import { tableAt, type VendorInProcess, type VendorParts } from './in-process.ts'
import { runVendorCases } from './run.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The studio in this process, its wallet over the line of the kit. */
const studio = (parts: VendorParts): VendorInProcess => {
  const { now, site, wallet: url, send } = parts
  const store = openStore(':memory:')
  const wallet = withBooks(connectWallet({ ...parts, url }, { now, send: send as typeof fetch }), store, now)
  const house = { store, now, wallet, chance: { id: () => randomUUID(), seed: () => randomBytes(32).toString('hex') } }
  const inquiries = { door: createInquiryDoor(parts, store, now), answers: createInquiryAnswers(house, { rehearsals: true }) }
  const page = mkdtempSync(join(tmpdir(), 'studio-page-'))
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  const server = createServer({ house, page, sites: [site], own: '', inquiries })
  closing.push(
    () => server.close(),
    () => store.close(),
    () => rmSync(page, { recursive: true }),
  )
  return {
    handle: async ({ method, path, headers, body }) => {
      const answer = await server.inject({ method: method as 'GET', url: path, headers, ...(body ? { payload: body } : {}) })
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
    },
    work: () => deliver(house),
  }
}

it('the studio passes every case that is played against a vendor', async () => {
  const outcomes = await runVendorCases(VENDOR_CASES, await tableAt(studio, { gameCode: 'PSMOONGATE' }))
  expect(outcomes.filter(({ state }) => state !== 'passed')).toEqual([])
})
