import type { Clock } from '../ports.ts'

/**
 * The bytes of a body.
 * @returns undefined when there are more than `max`; what is left is then not read
 */
export const readBytes = async (body: ReadableStream<Uint8Array> | null, max: number): Promise<Uint8Array | undefined> => {
  if (body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const part of body) {
    length += part.length
    if (length > max) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The body as JSON; undefined when it is none, or longer than `max` bytes. */
export const readJson = async (response: Response, max: number): Promise<unknown> => {
  const bytes = await readBytes(response.body, max)
  if (!bytes) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** The same bytes as they come, ended with an error when none has come for so long. */
export const unlessStalled = (body: ReadableStream<Uint8Array>, clock: Clock, ms: number): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { promise: stalled, reject } = Promise.withResolvers<never>()
      const callOff = clock.after(ms, () => reject(new Error('nothing came any more')))
      try {
        const { done, value } = await Promise.race([reader.read(), stalled])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        reader.cancel().catch(() => undefined)
      } finally {
        callOff()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
