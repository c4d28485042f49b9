import type { UploadView } from '@portico/contract/upload/shapes'
import { MOST_UPLOADS } from '@portico/contract/upload/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { createLinks } from './links.ts'
import { createRedraw } from './redraw.ts'
import { contentOf, deleteUploads, insertUpload, tieUploads, type UploadRow, uploadsOf } from './store.ts'

/** Pictures of one member that go with nothing; the oldest is forgotten for the next. */
const MOST_LOOSE = 6

/** Pictures that members send: proofs, documents. */
export interface Uploads {
  /** Draws it anew and stores it. @throws Failure FIELD_INVALID of `image`, UNAVAILABLE */
  take(caller: Pick<Caller, 'memberId'>, image: string): Promise<UploadView>
  /**
   * Ties pictures of a member to what they go with, `withdrawal:ID` for one; each goes with one thing.
   * @throws Failure UPLOAD_UNKNOWN where one is another's, tied already or gone
   */
  attach(tx: Tx, memberId: string, uploadIds: readonly string[], ref: string): Promise<void>
  /** What goes with each of these, the oldest first, by addresses that are good from now on. */
  attachedTo(db: Queryable, refs: readonly string[]): Promise<ReadonlyMap<string, readonly UploadView[]>>
  /** Deletes what goes with something, but for these. */
  forget(tx: Tx, ref: string, but: readonly string[]): Promise<void>
  /** The picture behind an address; undefined where that is over or was never one. */
  content(id: string, query: { readonly until: unknown; readonly key: unknown }): ReturnType<typeof contentOf>
}

export interface UploadsDeps {
  readonly secretsKey: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const createUploads = ({ database, clock, random }: Platform, { secretsKey }: UploadsDeps): Uploads => {
  const links = createLinks(secretsKey)
  const redraw = createRedraw()

  const viewOf = ({ id, type, bytes, width, height }: Omit<UploadRow, 'memberId' | 'uploadedAt' | 'ref'>): UploadView => {
    const { url, until } = links.make(id, clock.now())
    return { uploadId: id, url, urlUntil: until.toISOString(), type, bytes, width, height }
  }

  return {
    take: async ({ memberId }, image) => {
      const { type, content, width, height } = await redraw(Buffer.from(image, 'base64'))
      const row = { id: randomId(random), memberId, type, content, bytes: content.length, width, height, uploadedAt: clock.now() }
      await database.orm.transaction((tx) => insertUpload(tx, row, MOST_LOOSE))
      return viewOf(row)
    },
    attach: async (tx, memberId, uploadIds, ref) => {
      const ids = new Set(uploadIds)
      if (ids.size === 0) return
      if (ids.size > MOST_UPLOADS || (await tieUploads(tx, memberId, [...ids], ref)) !== ids.size) throw new Failure('UPLOAD_UNKNOWN')
    },
    attachedTo: async (db, refs) => {
      const rows = Map.groupBy(await uploadsOf(db, refs), ({ ref }) => ref ?? '')
      return new Map([...rows].map(([ref, list]) => [ref, list.map(viewOf)]))
    },
    forget: (tx, ref, but) => deleteUploads(tx, ref, but),
    content: async (id, query) => (UUID.test(id) && links.isGood(id, query, clock.now()) ? contentOf(database.orm, id) : undefined),
  }
}
