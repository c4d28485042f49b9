import { sendDocument } from '@portico/contract/document/calls'
import { decideDocument, openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import { uploadImage } from '@portico/contract/upload/calls'
import { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { DAY_MS } from '../kit/duration.ts'
import { bindAddress, saveOwnTexts } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { moneyOf } from '../testing/player.ts'
import { openPayee } from '../testing/payout-provider.ts'

let gateway: TestGateway
let image: string
beforeAll(async () => {
  const { withdrawals, verification } = readConfig({ BRAND: 'aurora', WITHDRAW_VERIFY_ABOVE: '3000000', VERIFY_STEPS: 'IDENTITY' })
  gateway = await testGateway({ config: { withdrawals, verification } })
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png()
  image = (await drawn.toBuffer()).toString('base64')
})
afterAll(() => gateway.close())

type Payee = Awaited<ReturnType<typeof openPayee>>

const room = async ({ token }: Payee) => (await gateway.call(withdrawalTerms, {}, { token })).value.unverified?.amount ?? null

/** Sends a document of identity, and has the desk accept it. */
const verify = async ({ memberId, account, token }: Payee & { readonly memberId: string }) => {
  await gateway.database.orm.transaction(async (tx) => {
    await saveOwnTexts(tx, memberId, { nickname: account, contacts: { payeeName: 'Nguyen Minh Linh', birthday: '1995-02-28' } })
    await bindAddress(tx, memberId, { kind: 'EMAIL', address: `${memberId}@example.com`, boundAt: gateway.clock.now() })
  })
  const picture = async () => (await gateway.call(uploadImage, { image }, { token })).value.upload.uploadId
  const details = { step: 'IDENTITY', kind: 'ID_CARD', number: '0791 9500 4417', dated: '2031-05-20' } as const
  const { step } = (await gateway.call(sendDocument, { ...details, front: await picture(), back: await picture() }, { token })).value
  const desk = await gateway.operatorNamed('hoa', 'support')
  const [sent] = (await gateway.call(operatorDocuments, {}, desk)).value.list
  await gateway.call(openDocument, { id: sent!.id }, desk)
  const decided = await gateway.call(decideDocument, { id: sent!.id, version: step.version, action: 'ACCEPT', note: 'looked at' }, desk)
  expect(decided.status).toBe(200)
}

it('pays out so much within 30 days to who has not shown who they are, in one or in several, and any sum to who has', async () => {
  const payee = await openPayee(gateway, '20000000')
  expect(await room(payee)).toBe('3000000.0000')
  expect((await payee.ask('3000001')).failure).toMatchObject({ code: 'VERIFICATION_REQUIRED', remaining: '3000000.0000' })
  expect((await payee.ask('2000000')).status).toBe(200)
  expect(await room(payee)).toBe('1000000.0000')
  const before = await moneyOf(gateway)
  expect((await payee.ask('1500000')).failure).toMatchObject({ code: 'VERIFICATION_REQUIRED', remaining: '1000000.0000' })
  expect(await moneyOf(gateway)).toEqual(before)
  const together = await Promise.all(['1000000', '1000000'].map(async (amount) => (await payee.ask(amount)).status))
  expect(together.toSorted()).toEqual([200, 403])
  expect(await room(payee)).toBe('0.0000')

  await verify(payee)
  expect(await room(payee)).toBeNull()
  expect((await payee.ask('5000000')).status).toBe(200)
})

it('counts what was asked for within 30 days alone', async () => {
  const payee = await openPayee(gateway, '20000000')
  expect((await payee.ask('3000000')).status).toBe(200)
  expect(await room(payee)).toBe('0.0000')
  gateway.clock.advance(30 * DAY_MS + 1)
  const later = { ...payee, token: await gateway.sessions.open(payee.memberId, 'SITE', '127.0.0.1') }
  expect(await room(later)).toBe('3000000.0000')
})
