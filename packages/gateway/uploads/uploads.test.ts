import { crc32, deflateSync } from 'node:zlib'
import { uploadImage } from '@portico/contract/upload/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPlayer, refusalOf } from '../testing/player.ts'
import { upload } from './schema.ts'

let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
let token: string
beforeAll(async () => {
  gateway = await testGateway()
  player = await openPlayer(gateway, '0')
  token = await player.token()
})
afterAll(() => gateway.close())

const send = (bytes: Uint8Array) => gateway.call(uploadImage, { image: Buffer.from(bytes).toString('base64') }, { token })
const ruleOf = async (bytes: Uint8Array) => (await send(bytes)).failure.fields
const stored = async () => (await gateway.database.orm.select().from(upload)).at(-1)!
const fetched = (url: string) => gateway.app.inject({ method: 'GET', url })

const drawn = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#2b4bb3' } })

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of a few bytes that says it is this large. */
const bomb = (side: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))])
}

describe('a picture', () => {
  it('is drawn anew: where it was taken is gone', async () => {
    const jpeg = await drawn()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Linh' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 36/1' } })
      .toBuffer()
    expect(jpeg.includes('Camera of Linh')).toBe(true)
    const { value } = await send(jpeg)
    expect(value.upload).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 })
    const content = Buffer.from((await stored()).content)
    const { exif, xmp, icc, iptc } = await sharp(content).metadata()
    expect([exif, xmp, icc, iptc, content.includes('Camera')]).toEqual([undefined, undefined, undefined, undefined, false])
  })

  it('is drawn anew: what was hung onto it is gone', async () => {
    const page = '<script>alert(1)</script>PK\u0003\u0004'
    const { value } = await send(Buffer.concat([await drawn().png().toBuffer(), Buffer.from(page)]))
    const sent = await fetched(value.upload.url)
    expect(sent.headers['content-type']).toBe('image/png')
    expect(sent.rawPayload.includes('script')).toBe(false)
    expect((await sharp(sent.rawPayload).metadata()).width).toBe(40)
  })

  it.each(['gif', 'webp', 'tiff'] as const)('is no %s, whatever it is called', async (format) => {
    expect(await ruleOf(await drawn().toFormat(format).toBuffer())).toEqual({ image: { rule: 'type' } })
  })

  it.each([
    ['a drawing that is a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><p>image/png</p>')],
  ])('is not %s', async (_, bytes) => expect(await ruleOf(bytes)).toEqual({ image: { rule: 'type' } }))

  it('is refused where it is broken off', async () => {
    const whole = await drawn(400, 300).png({ compressionLevel: 0 }).toBuffer()
    expect(await ruleOf(whole.subarray(0, whole.length / 2))).toEqual({ image: { rule: 'broken' } })
  })

  it('is refused before it is drawn where it says it is huge', async () => {
    const small = bomb(100_000)
    expect(small.length).toBeLessThan(200)
    const before = process.memoryUsage().rss
    expect(await ruleOf(small)).toEqual({ image: { rule: 'too_big' } })
    expect(await ruleOf(bomb(6_400))).toEqual({ image: { rule: 'too_big' } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('is refused above five megabytes', async () => {
    const large = Buffer.concat([await drawn().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await ruleOf(large)).toMatchObject({ image: { rule: 'too_big' } })
  })
})

describe('an address', () => {
  it('is for one picture, ends, and cannot be made', async () => {
    const png = await drawn().png().toBuffer()
    const [one, other] = [(await send(png)).value.upload, (await send(png)).value.upload]
    const sent = await fetched(one.url)
    expect([sent.statusCode, sent.headers['cache-control'], sent.headers['x-content-type-options']]).toEqual([
      200,
      'private, no-store',
      'nosniff',
    ])
    const query = one.url.split('?')[1]
    expect((await fetched(`/uploads/${other.uploadId}?${query}`)).statusCode).toBe(404)
    expect((await fetched(`/uploads/${one.uploadId}`)).statusCode).toBe(404)
    expect((await fetched(one.url.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404)
    expect((await fetched(`${one.url}&key=other`)).statusCode).toBe(404)
    gateway.clock.advance(11 * 60_000)
    expect((await fetched(one.url)).statusCode).toBe(404)
  })
})

describe('what a picture goes with', () => {
  const attach = (memberId: string, ids: readonly string[], ref: string) =>
    gateway.database.orm.transaction((tx) => gateway.uploads.attach(tx, memberId, ids, ref))

  it('is one thing, of its own member, three at most', async () => {
    const png = await drawn().png().toBuffer()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.push((await send(png)).value.upload.uploadId)
    const stranger = await openPlayer(gateway, '0')
    expect(await refusalOf(attach(stranger.memberId, ids.slice(0, 1), 'case:1'))).toBe('UPLOAD_UNKNOWN')
    expect(await refusalOf(attach(player.memberId, ids, 'case:1'))).toBe('UPLOAD_UNKNOWN')
    await attach(player.memberId, ids.slice(0, 2), 'case:1')
    expect(await refusalOf(attach(player.memberId, ids.slice(1, 3), 'case:2'))).toBe('UPLOAD_UNKNOWN')
    const attached = await gateway.uploads.attachedTo(gateway.database.orm, ['case:1', 'case:2'])
    expect(
      attached
        .get('case:1')
        ?.map(({ uploadId }) => uploadId)
        .toSorted(),
    ).toEqual(ids.slice(0, 2).toSorted())
    expect(attached.has('case:2')).toBe(false)
  })

  it('is nothing for a day at most, and for six pictures', async () => {
    const png = await drawn().png().toBuffer()
    for (let i = 0; i < 8; i++) await send(png)
    const loose = async () => (await gateway.database.orm.select().from(upload)).filter(({ ref }) => ref === null).length
    expect(await loose()).toBe(6)
    const [area] = gateway.areas.filter(({ name }) => name === 'uploads')
    await gateway.database.orm.transaction((tx) => area!.sweep!(tx, new Date(gateway.clock.now().getTime() + DAY_MS + 1)))
    expect(await loose()).toBe(0)
    expect(await gateway.database.orm.$count(upload)).toBe(2)
  })
})
