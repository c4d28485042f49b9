import * as z from 'zod/mini'
import { int, matching, text, upTo } from '../kit/wire.ts'

/** How many views somebody may save for one page. */
export const MOST_VIEWS = 20

export const viewPage = matching(/^[A-Za-z0-9-]{1,40}$/)
export const viewName = text(40)

/**
 * A view of a page as somebody left it. `address` is the page's query; the page reads of it what it still understands, so that one of an older
 * version or of a newer one opens as well.
 */
export const savedView = z.object({
  viewId: z.string(),
  page: viewPage,
  name: viewName,
  address: upTo(2000),
  /** The version of the page's address that wrote it. */
  version: int(),
  /** The page opens with it where the address says nothing. */
  first: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>
