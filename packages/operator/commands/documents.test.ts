import { bindAddress, saveOwnTexts } from '@portico/gateway/member/index'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

/** One white pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator opens a document, sends it back with a reason, and accepts the next', async () => {
  expect(await operator('documents', 'list')).toBe('No document is there.')
  const { memberId, account } = await openPlayer(gateway, '0')
  await gateway.database.orm.transaction(async (tx) => {
    await saveOwnTexts(tx, memberId, { nickname: account, contacts: { payeeName: 'Nguyen Thi Linh', birthday: '1995-02-28' } })
    await bindAddress(tx, memberId, { kind: 'EMAIL', address: 'linh@example.com', boundAt: gateway.clock.now() })
  })
  const send = async () => {
    const { uploadId: front } = await gateway.uploads.take({ memberId }, PICTURE)
    await gateway.documents.send({ memberId }, { step: 'IDENTITY', kind: 'PASSPORT', number: 'B7700112', dated: '2031-05-20', front })
  }
  await send()
  const [id = ''] = (await operator('documents', 'list')).split(' ')
  expect(await operator('documents', 'open', id)).toContain('picture /uploads/')
  const unknown = '0b9f4a52-3c1d-4e6f-8a7b-9c0d1e2f3a4b'
  await expect(operator('documents', 'open', unknown)).rejects.toThrow('There is no document of that id.')
  for (const version of ['0', '99'])
    await expect(operator('documents', 'accept', id, '--version', version, '--note', 'seen')).rejects.toThrow(
      'sent anew or decided on since',
    )
  await expect(operator('documents', 'accept', id, '--version', 'one', '--note', 'seen')).rejects.toThrow(
    'version: missing, or not of its kind',
  )
  await expect(operator('documents', 'reject', id, '--version', '1', '--reason', 'BLURRED', '--note', 'no')).rejects.toThrow('reasons.0')
  await expect(operator('documents', 'again', id, '--version', '1', '--reason', 'OTHER_NAME', '--note', 'no')).rejects.toThrow(
    'what waits is accepted or rejected',
  )
  const back = await operator('documents', 'reject', id, '--version', '1', '--reason', 'OTHER_NAME', '--note', 'another name')
  expect(back).toContain('sent back: OTHER_NAME')
  await send()
  expect(await operator('documents', 'accept', id, '--version', '3', '--note', 'seen')).toContain('ACCEPTED')
  expect(await operator('documents', 'list', '--state', 'ACCEPTED')).toContain(account)
  await expect(operator('documents', 'accept', id, '--version', '4', '--note', 'seen')).rejects.toThrow(
    'what waits is accepted or rejected',
  )
  expect(await operator('documents', 'again', id, '--version', '4', '--reason', 'OUT_OF_DATE', '--note', 'old')).toContain(
    'sent back: OUT_OF_DATE',
  )
})
