import { memberWaiting } from '@portico/contract/center/calls'
import { memberDocuments, sendDocument } from '@portico/contract/document/calls'
import { decideDocument, openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import type { Rejection } from '@portico/contract/document/shapes'
import { uploadImage } from '@portico/contract/upload/calls'
import sharp from 'sharp'
import { bindAddress, saveOwnTexts } from '../member/index.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

const DETAILS = { step: 'IDENTITY', kind: 'ID_CARD', number: '0791 9500 4417', dated: '2031-05-20' } as const

/** Members who send documents, and somebody at the desk who decides on them. */
export const documentSenders = async (gateway: TestGateway) => {
  const desk = await gateway.operatorNamed('hoa', 'support')
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png()
  const image = (await drawn.toBuffer()).toString('base64')
  let count = 0

  /** A member with an address and what the profile has to say. */
  const member = async ({ bound = true, idNumber = '' } = {}) => {
    const player = await openPlayer(gateway, '0')
    const { memberId } = player
    const address = `m${++count}@example.com`
    await gateway.database.orm.transaction(async (tx) => {
      const contacts = { payeeName: 'Nguyen Thi Linh', birthday: '1995-02-28', idNumber }
      await saveOwnTexts(tx, memberId, { nickname: player.account, contacts })
      if (bound) await bindAddress(tx, memberId, { kind: 'EMAIL', address, boundAt: gateway.clock.now() })
    })
    const token = async () => ({ token: await player.token() })
    const picture = async () => (await gateway.call(uploadImage, { image }, await token())).value.upload.uploadId
    return {
      ...player,
      address,
      picture,
      send: async (request: object = {}) => gateway.call(sendDocument, { ...DETAILS, ...request }, await token()),
      whole: async (request: object = {}) =>
        gateway.call(sendDocument, { ...DETAILS, front: await picture(), back: await picture(), ...request }, await token()),
      steps: async () => (await gateway.call(memberDocuments, {}, await token())).value.steps,
      waiting: async () => (await gateway.call(memberWaiting, {}, await token())).value.items.map(({ kind }) => kind),
    }
  }

  const idOf = async (account: string) =>
    (await gateway.call(operatorDocuments, {}, desk)).value.list.find((each) => each.account === account)?.id ?? ''
  return {
    desk,
    member,
    open: async (account: string) => (await gateway.call(openDocument, { id: await idOf(account) }, desk)).value,
    decide: (id: string, version: number, action: 'ACCEPT' | 'REJECT' | 'AGAIN', reasons: Rejection[] = []) =>
      gateway.call(decideDocument, { id, version, action, reasons, note: 'looked at' }, desk),
  }
}
