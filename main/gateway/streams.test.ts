import { FILES_PATH } from '@portico/contract/kit/paths'
import { expect, test, vi } from 'vitest'
import { testClock } from '../testing/clock.ts'
import type { Outgoing } from './forward.ts'
import { createStreams } from './streams.ts'

const NAMED = 'attachment; filename="records-2026-11-01-2026-11-21.csv"'

const fileOf = async (headers: Record<string, string>, status = 200) => {
  const sent: Outgoing<unknown>[] = []
  const send = <T>(call: Outgoing<T>): Promise<T> => {
    sent.push(call)
    return call.read(new Response('id,amount', { status, headers }))
  }
  const answer = await createStreams({ forward: { send }, clock: testClock() }).file(`${FILES_PATH}/records/sealed`)
  return { answer, sent }
}

test('files are handed on to be saved, and never to be shown [DESKTOP-05]', async () => {
  const { answer, sent } = await fileOf({ 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': NAMED, 'Set-Cookie': 'a=1' })
  expect(await answer.text()).toBe('id,amount')
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-disposition': NAMED, 'cache-control': 'no-store' })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(sent).toMatchObject([{ method: 'GET', path: '/files/records/sealed', cache: 'no-store', movesMoney: false }])
})

test.each([
  [{ 'Content-Type': 'text/html', 'Content-Disposition': NAMED }, 200],
  [{ 'Content-Type': 'text/csv' }, 200],
  [{ 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="../../a.csv"' }, 200],
  [{ 'Content-Type': 'text/csv', 'Content-Disposition': 'inline; filename="a.csv"' }, 200],
  [{ 'Content-Type': 'text/csv', 'Content-Disposition': NAMED }, 404],
] as const)('an answer of %o and %i is no file [DESKTOP-05]', async (headers, status) => {
  const { answer } = await fileOf(headers, status)
  expect([answer.status, await answer.text()]).toEqual([404, ''])
})

test('a picture of which nothing more comes does not keep its connection [DESKTOP-05]', async () => {
  const clock = testClock()
  const endless = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([1])) })
  const send = <T>({ read }: Outgoing<T>): Promise<T> => read(new Response(endless, { headers: { 'Content-Type': 'image/png' } }))
  const answer = await createStreams({ forward: { send }, clock }).picture('/art/a.png')
  const reader = answer.body!.getReader()
  expect(await reader.read()).toMatchObject({ value: new Uint8Array([1]) })
  const rest = reader.read()
  await vi.waitFor(() => expect(clock.waiting()).toBe(1))
  clock.pass(29_999)
  expect(clock.waiting()).toBe(1)
  clock.pass(1)
  await expect(rest).rejects.toThrow('nothing came any more')
})

test('a gateway that fails is left for another line [DESKTOP-03]', async () => {
  await expect(fileOf({}, 503)).rejects.toThrow('503')
})
