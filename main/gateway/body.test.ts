import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { unlessStalled } from './body.ts'

const part = (text: string) => new TextEncoder().encode(text)

test('a picture comes on as it is sent, and ends where it stands still [DESKTOP-03]', async () => {
  const clock = testClock()
  let send: ReadableStreamDefaultController<Uint8Array>
  let reason: unknown
  const far = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller
    },
    cancel: () => void (reason = 'let go'),
  })
  const reader = unlessStalled(far, clock, 30_000).getReader()
  send!.enqueue(part('one'))
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('one')
  clock.pass(29_999)
  send!.enqueue(part('two'))
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('two')
  const third = reader.read()
  await Promise.resolve()
  clock.pass(30_000)
  await expect(third).rejects.toThrow('nothing came any more')
  expect([reason, clock.waiting()]).toEqual(['let go', 0])
})

test('a picture that ends leaves no timer behind', async () => {
  const clock = testClock()
  expect(await new Response(unlessStalled(new Response('whole').body!, clock, 30_000)).text()).toBe('whole')
  expect(clock.waiting()).toBe(0)
})
