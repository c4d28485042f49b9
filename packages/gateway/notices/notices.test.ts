import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress, unbindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import type { FormerAddress } from './index.ts'

const tokenIn = (text: string | null | undefined): string => /#notMe=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

describe('a notice of what was done to an account', () => {
  let house: TestGateway
  beforeAll(async () => {
    house = await testGateway()
  })
  afterAll(() => house.close())

  const join = async (account: string, ...addresses: readonly FormerAddress[]) => {
    const { id } = await house.members.create({ account, password: PASSWORD })
    const boundAt = house.clock.now()
    await house.database.orm.transaction(async (tx) => {
      for (const each of addresses) await bindAddress(tx, id, { ...each, boundAt })
    })
    return { id, account }
  }
  const newest = async (to: string) => (await house.messages.list({ to, size: 1 })).list[0]
  const answer = (token: string) => house.database.orm.transaction((tx) => house.notices.answer(tx, token))

  it('goes to every proved address and to the one that was taken away, each with a link of the brand’s own site, whatever host was asked', async () => {
    const mail = { kind: 'EMAIL', address: 'told1@mail.example' } as const
    const member = await join('told1', mail, { kind: 'MOBILE', address: '+84912000011' })
    await house.database.orm.transaction(async (tx) => {
      await unbindAddress(tx, member.id, 'EMAIL')
      await house.notices.tell(tx, { member, template: 'emailRemoved', values: (common) => common, language: 'EN', former: mail })
    })
    const [letter, sms] = [await newest('told1@mail.example'), await newest('+84912000011')]
    expect(letter).toMatchObject({ template: 'emailRemoved', subject: 'Your e-mail address was removed - Aurora' })
    expect(letter?.text).toContain('The e-mail address of your account told1 was removed on Nov 21, 2026, 3:00 PM.')
    expect(letter?.text).toContain('https://aurora.example/recover#notMe=')
    expect(await answer(tokenIn(sms?.text))).toEqual({ memberId: member.id, former: null, toldAt: house.clock.now() })
    // One answer is enough: the other link tells of the same.
    expect(await answer(tokenIn(letter?.text))).toBeUndefined()
  })

  it('gives an address back by the link that went to it, within a week and once', async () => {
    const mail = { kind: 'EMAIL', address: 'told2@mail.example' } as const
    const member = await join('told2')
    const tell = () =>
      house.database.orm.transaction((tx) =>
        house.notices.tell(tx, { member, template: 'emailRemoved', values: (common) => common, language: 'TY', former: mail }),
      )
    await tell()
    const late = tokenIn((await newest(mail.address))?.text)
    house.clock.advance(7 * 86_400_000)
    expect(await answer(late)).toBeUndefined()
    await tell()
    const token = tokenIn((await newest(mail.address))?.text)
    const answers = await Promise.all([answer(token), answer(token)])
    expect(answers.filter(Boolean)).toEqual([{ memberId: member.id, former: mail, toldAt: house.clock.now() }])
  })

  it('is not sent where what it tells of did not happen', async () => {
    const member = await join('told3', { kind: 'EMAIL', address: 'told3@mail.example' })
    await expect(
      house.database.orm.transaction(async (tx) => {
        await house.notices.tell(tx, { member, template: 'passwordChanged', values: (common) => common, language: 'EN' })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect(await newest('told3@mail.example')).toBeUndefined()
  })
})
