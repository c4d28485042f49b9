import { listPeople, operatorLog, removePerson } from '@portico/contract/operator/calls'
import { setStatus } from '@portico/contract/system/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { operatorAction } from './schema.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('what is done at the desk is written down before it is done, with what came of it, and never changed', async () => {
  const { operatorKey, database } = gateway
  const asChi = await gateway.operatorNamed('chi')
  await gateway.call(setStatus, { status: 0 }, asChi)
  await gateway.call(removePerson, { name: 'nobody' }, asChi)
  await gateway.call(listPeople, {}, asChi)
  const { list } = (await gateway.call(operatorLog, { person: 'chi' }, { token: operatorKey })).value
  // What only reads is not an action.
  expect(list.map(({ person, call, request, outcome }) => ({ person, call, request, outcome }))).toEqual([
    { person: 'chi', call: 'removePerson', request: { name: 'nobody' }, outcome: 'PERSON_UNKNOWN' },
    { person: 'chi', call: 'setStatus', request: { status: 0 }, outcome: 'DONE' },
  ])
  const older = (await gateway.call(operatorLog, { person: 'chi', before: String(list[0]!.id) }, { token: operatorKey })).value.list
  expect(older.map(({ call }) => call)).toEqual(['setStatus'])
  await expect(database.orm.update(operatorAction).set({ person: 'lan' })).rejects.toMatchObject({
    cause: { message: 'operator_action is append-only' },
  })
  await expect(database.orm.delete(operatorAction)).rejects.toThrow()
})

test('what cannot be written down is not done, and a long list is told by its first and its length', async () => {
  const { people, database } = gateway
  let done = false
  const action = { person: 'chi', call: 'x', request: { rows: Array.from({ length: 500 }, (_, i) => i) }, ip: '::1', traceId: 't' }
  const unwritten = people.logged({ ...action, person: null as unknown as string }, async () => {
    done = true
  })
  await expect(unwritten).rejects.toThrow()
  expect(done).toBe(false)
  await people.logged(action, async () => undefined)
  const [row] = (await people.read({ call: 'x', size: 1 })).list
  expect(row?.request).toEqual({ rows: [0, 1, 2, '… (500 in all)'] })
  expect(await database.orm.$count(operatorAction)).toBeGreaterThan(2)
})
