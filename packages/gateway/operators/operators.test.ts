import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { operatorPerson } from './schema.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('the machine’s own key stands for the operator, and a wrong one for nobody', async () => {
  const { people, operatorKey } = gateway
  expect(await people.personOf(operatorKey)).toBe('operator')
  await expect(people.personOf(`${operatorKey}x`)).rejects.toMatchObject({ code: 'OPERATOR_KEY_WRONG' })
  await expect(people.personOf('')).rejects.toMatchObject({ code: 'OPERATOR_KEY_WRONG' })
})

test('a person has a key of their own, which is kept nowhere, until they leave; their name is never given again', async () => {
  const { people, database } = gateway
  const { key } = await people.add('anh', 'operator')
  expect(await people.personOf(key)).toBe('anh')
  expect(JSON.stringify(await database.orm.select().from(operatorPerson))).not.toContain(key)
  expect(await people.list('anh')).toMatchObject({ you: 'anh', list: [{ name: 'anh', addedBy: 'operator' }] })

  await expect(people.add('anh', 'operator')).rejects.toMatchObject({ code: 'PERSON_TAKEN' })
  await expect(people.add('operator', 'anh')).rejects.toMatchObject({ code: 'PERSON_TAKEN' })

  expect(await people.remove('anh')).toEqual({ name: 'anh' })
  await expect(people.personOf(key)).rejects.toMatchObject({ code: 'OPERATOR_KEY_WRONG' })
  await expect(people.remove('anh')).rejects.toMatchObject({ code: 'PERSON_UNKNOWN' })
  await expect(people.add('anh', 'operator')).rejects.toMatchObject({ code: 'PERSON_TAKEN' })
  expect(await people.list('operator')).toMatchObject({ list: [] })
})
