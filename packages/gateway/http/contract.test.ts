import { exampleOf, examples } from '@portico/contract/examples'
import { FAILURES } from '@portico/contract/kit/failure'
import { calls } from '@portico/contract/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const rows = Object.entries(calls)

describe.each(rows)('%s', (_, row) => {
  test('takes its example request and gives its example response', () => {
    expect(row.request.safeParse(exampleOf(row).request)).toMatchObject({ success: true })
    expect(row.response.safeParse(exampleOf(row).response)).toMatchObject({ success: true })
  })

  test('reads again what it has read', () => {
    const once = row.response.parse(exampleOf(row).response)
    expect(row.response.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })

  test('lists only failures that exist, once each', () => {
    const { failures } = exampleOf(row)
    expect(failures.filter((code) => !(code in FAILURES))).toEqual([])
    expect(new Set(failures).size).toBe(failures.length)
  })
})

test('every call has an example, and every example a call', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(calls).toSorted())
})

describe('the gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  test('answers every call of the contract, once', () => {
    const bound = gateway.bindings.map(({ row }) => `${row.method} ${row.path}`)
    expect(bound.toSorted()).toEqual(rows.map(([, row]) => `${row.method} ${row.path}`).toSorted())
  })
})
