import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VENDOR_CASES } from './cases/all.ts'
import { tableAt, type VendorInProcess, type VendorParts } from './in-process.ts'
import { runVendorCases } from './run.ts'
import { VENDOR_FAULTS } from './toy-faults.ts'

const EXAMPLE = readFileSync(new URL('../../../docs/vendor-example.mjs', import.meta.url), 'utf8')

/** The vendor that a text says. */
const vendorOf = async (text: string) => {
  const { createVendor } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    readonly createVendor: (parts: VendorParts) => VendorInProcess
  }
  return createVendor
}

it('a game of at most 200 lines, written from the document alone and of nothing but Node, passes every case', async () => {
  expect(EXAMPLE.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  expect([...EXAMPLE.matchAll(/from '([^']+)'/g)].every(([, name]) => name?.startsWith('node:'))).toBe(true)
  const outcomes = await runVendorCases(VENDOR_CASES, await tableAt(await vendorOf(EXAMPLE)))
  expect(outcomes.filter(({ state }) => state !== 'passed')).toEqual([])
  expect(outcomes).toHaveLength(29)
})

it.each(Object.entries(VENDOR_FAULTS))('a vendor that %s is found by a case', async (_, [text, instead, id]) => {
  expect(EXAMPLE.split(text)).toHaveLength(2)
  const table = await tableAt(await vendorOf(EXAMPLE.replace(text, () => instead)))
  const [outcome] = await runVendorCases(
    VENDOR_CASES.filter((each) => each.id === id),
    table,
  )
  expect([outcome?.id, outcome?.state]).toEqual([id, 'failed'])
  expect(outcome?.reason).not.toContain('could not be played')
})
