import { randomUUID } from 'node:crypto'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator reads a case, answers it and says when the desk is there', async () => {
  expect(await operator('cases', 'list')).toBe('No case is there.')
  const { id: memberId } = await gateway.members.create({ account: 'linh88', passwordHash: '-' })
  const content = 'I sent money at 09:12.\nIt is not there.'
  const asks = { requestId: randomUUID(), kind: 'QUESTION', topic: 'DEPOSIT', content, pictures: [], answer: true } as const
  const { number } = (await gateway.support.open({ memberId }, { ...asks, pictures: [] })).head
  expect(await operator('cases', 'list')).toContain(`${number}  QUESTION DEPOSIT  linh88  WAITING`)
  expect(await operator('cases', 'open', number)).toContain('It is not there.')
  await expect(operator('cases', 'answer', number, '--version', 'one', '--text', 'Yes.')).rejects.toThrow('--version is a whole number')
  expect(await operator('cases', 'answer', number, '--version', '1', '--text', 'It is there now.')).toContain('ANSWERED  version 2')
  await expect(operator('cases', 'solve', number, '--version', '1')).rejects.toThrow('Somebody has written in this case since')
  expect(await operator('cases', 'solve', number, '--version', '2')).toContain('SOLVED  version 3')
  expect(await operator('cases', 'list', '--other')).toContain(number)
  expect(await operator('cases', 'hours', '08:00', '02:00', '--answer-minutes', '90')).toContain('answers within 90 minutes')
})
