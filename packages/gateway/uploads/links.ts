import { createHmac, timingSafeEqual } from 'node:crypto'
import { UPLOADS_PATH } from '@portico/contract/kit/paths'
import { MINUTE_MS } from '../kit/duration.ts'

/** Long enough for a page that is read, short enough for an address that was passed on. */
const LINK_MS = 10 * MINUTE_MS

/** Addresses of pictures that end: whoever has one sees that picture until then, and no other. */
export const createLinks = (secretsKey: string) => {
  const keyOf = (id: string, until: number): Buffer => createHmac('sha256', `uploads\n${secretsKey}`).update(`${id}.${until}`).digest()
  return {
    make: (id: string, now: Date): { readonly url: string; readonly until: Date } => {
      const until = Math.ceil((now.getTime() + LINK_MS) / 1_000)
      return { url: `${UPLOADS_PATH}/${id}?until=${until}&key=${keyOf(id, until).toString('base64url')}`, until: new Date(until * 1_000) }
    },
    isGood: (id: string, { until, key }: { readonly until: unknown; readonly key: unknown }, now: Date): boolean => {
      if (typeof until !== 'string' || typeof key !== 'string' || !/^\d{1,12}$/.test(until)) return false
      const [right, sent] = [keyOf(id, Number(until)), Buffer.from(key, 'base64url')]
      return sent.length === right.length && timingSafeEqual(sent, right) && now.getTime() < Number(until) * 1_000
    },
  }
}
