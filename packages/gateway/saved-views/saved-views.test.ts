import type { SentOf } from '@portico/contract/kit/call'
import { forgetView, savedViews, saveView } from '@portico/contract/saved-view/calls'
import { MOST_VIEWS } from '@portico/contract/saved-view/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let agent: { token: string }
let other: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  const enter = async (account: string) => {
    const member = await gateway.members.create({ account, passwordHash: '-', type: gateway.config.agentTypes[0]! })
    return { token: await gateway.sessions.open(member.id, 'AGENT', '127.0.0.1') }
  }
  agent = await enter('quoctuan')
  other = await enter('vanson')
})
afterAll(() => gateway.close())

const VIEW = { page: 'downlines', name: 'Quiet', address: 'sort=balance', version: 1, first: false }
const save = (view: Partial<SentOf<typeof saveView>> = {}, by = agent) => gateway.call(saveView, { ...VIEW, ...view }, by)
const list = async (by = agent) => (await gateway.call(savedViews, {}, by)).value.list

describe('views that an agent saves [AGENT-11]', () => {
  test('are written over by their name, however it is spelled, and told to every tab', async () => {
    const before = (await gateway.committedEvents('views.changed')).length
    const { value } = await save()
    await save({ name: ' QUIET ', address: 'sort=profit' })
    expect(await list()).toEqual([{ ...VIEW, viewId: value.viewId, name: 'QUIET', address: 'sort=profit' }])
    expect(await gateway.committedEvents('views.changed')).toHaveLength(before + 2)
  })

  test('have one first for a page, the last that was made it', async () => {
    await save({ name: 'a', first: true })
    await save({ name: 'b', first: true })
    await save({ name: 'b', page: 'other', first: true })
    expect((await list()).filter(({ first }) => first).map(({ page, name }) => `${page} ${name}`)).toEqual(['downlines b', 'other b'])
  })

  test('have a limit, and an unreadable name is refused at its field', async () => {
    const answers = []
    for (let index = 0; index <= MOST_VIEWS; index += 1) answers.push(await save({ page: 'many', name: `n${index}` }))
    expect(answers.at(-2)?.status).toBe(200)
    expect(answers.at(-1)?.failure).toMatchObject({ code: 'TOO_MANY_VIEWS', fields: { name: { rule: 'count', max: MOST_VIEWS } } })
    expect((await save({ name: '  ' })).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { name: { rule: 'characters' } } })
    expect((await save({ name: 'x'.repeat(41) })).failure.code).toBe('INVALID_REQUEST')
    expect((await save({ address: 'x'.repeat(2001) })).failure.code).toBe('INVALID_REQUEST')
  })

  test("are one's own: another sees none of them, forgets none, and a player has none", async () => {
    const [mine] = await list()
    expect(await list(other)).toEqual([])
    expect((await gateway.call(forgetView, { viewId: mine!.viewId }, other)).status).toBe(200)
    expect(await list()).toContainEqual(mine)
    const player = await gateway.register('linh88')
    expect((await gateway.call(savedViews, {}, player)).failure.code).toBe('NOT_AN_AGENT')
    await gateway.call(forgetView, { viewId: mine!.viewId }, agent)
    expect(await list()).not.toContainEqual(mine)
  })
})
