import { memberLetters } from '@portico/contract/inbox/calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator writes to one account, to all, and takes one back', async () => {
  const { id } = await gateway.members.create({ account: 'linh88', passwordHash: '-' })
  const by = { token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') }
  const titles = async () => (await gateway.call(memberLetters, {}, by)).value.list.map(({ title, kind }) => `${kind} ${title}`)
  expect(await operator('letters', 'list')).toBe('Nothing was written.')
  const texts = (title: string) => ['--title-en', title, '--body-en', 'Text.']
  const sent = await operator('letters', 'send', '--account', 'linh88', ...texts('Your stake is back'), '--link', '/member/limits')
  await operator('letters', 'send', '--all', '--offer', ...texts('Moon Gate week'))
  expect(await titles()).toEqual(['OFFER Moon Gate week', 'ACCOUNT Your stake is back'])
  const [number = ''] = /\d+/.exec(sent) ?? []
  await operator('letters', 'retract', number)
  expect(await titles()).toEqual(['OFFER Moon Gate week'])
  expect(await operator('letters', 'list')).toContain('ALL')
  await expect(operator('letters', 'send', ...texts('Nobody'))).rejects.toThrow('Say who it goes to')
  await expect(operator('letters', 'send', '--all', '--account', 'linh88', ...texts('Both'))).rejects.toThrow('Say who it goes to')
  const away = operator('letters', 'send', '--all', ...texts('Away'), '--link', 'https://evil.example')
  await expect(away).rejects.toThrow('must be a page of the site')
  await expect(operator('letters', 'retract', number)).rejects.toThrow('No message of that number')
})
