import { deleteLetters, markLetters, memberLetters, readLetters, unreadCount } from '@portico/contract/inbox/calls'
import { sendLetter } from '@portico/contract/inbox/operator-calls'
import type { LetterKind } from '@portico/contract/inbox/shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

interface Known {
  readonly id: string
  readonly kind: LetterKind
  read: boolean
}

let gateways: readonly [TestGateway, TestGateway]
beforeAll(async () => {
  const first = await testGateway()
  gateways = [first, await testGateway({ database: first.database, clock: first.clock })]
})
afterAll(async () => {
  await gateways[1].close()
  await gateways[0].close()
})

it('what is unread is the same on two gateways after each of 60 random letters, marks and deletions', async () => {
  const [first] = gateways
  const random = seededRandom('unread')
  const below = (end: number): number => random.bytes(1)[0]! % end
  const mai = await first.operatorNamed('mai')
  const { id } = await first.members.create({ account: 'linh88', passwordHash: '-' })
  const by = { token: await first.sessions.open(id, 'SITE', '127.0.0.1') }
  let known: Known[] = []
  for (let step = 0; step < 60; step += 1) {
    const gateway = gateways[below(2)]!
    const some = known[below(Math.max(1, known.length))]
    const action = below(6)
    if (action < 3 || !some) {
      const kind: LetterKind = below(2) === 0 ? 'ACCOUNT' : 'OFFER'
      const to = below(3) === 0 ? { audience: 'ALL' as const } : { audience: 'ONE' as const, account: 'linh88' }
      const sent = await gateway.call(sendLetter, { to, kind, title: { EN: 'a' }, body: { EN: 'b' } }, mai)
      known.push({ id: sent.value.id, kind, read: false })
    } else if (action === 3) {
      some.read = below(2) === 0
      await gateway.call(markLetters, { ids: [some.id], read: some.read }, by)
    } else if (action === 4) {
      await gateway.call(deleteLetters, { ids: [some.id] }, by)
      known = known.filter((each) => each !== some)
    } else {
      const kind = ([undefined, 'ACCOUNT', 'OFFER'] as const)[below(3)]
      await gateway.call(readLetters, { upTo: some.id, ...(kind && { kind }) }, by)
      for (const each of known) if (Number(each.id) <= Number(some.id) && (kind ?? each.kind) === each.kind) each.read = true
    }
    const unread = (kind: LetterKind) => known.filter((each) => !each.read && each.kind === kind).length
    const byKind = { ACCOUNT: unread('ACCOUNT'), OFFER: unread('OFFER') }
    const expected = { unreadCount: byKind.ACCOUNT + byKind.OFFER, byKind }
    for (const each of gateways) expect((await each.call(unreadCount, {}, by)).value, `step ${step}`).toEqual(expected)
  }
  const { list } = (await first.call(memberLetters, { size: 50 }, by)).value
  expect(list.map((each) => [each.id, each.unread])).toEqual(
    known
      .toReversed()
      .slice(0, 50)
      .map((each) => [each.id, !each.read]),
  )
})
