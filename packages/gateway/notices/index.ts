import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Messages } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import { createNotices, type Notices } from './service.ts'
import { sweepLinks } from './store.ts'

export type { FormerAddress, Notices } from './service.ts'

/** Messages to owners about changes of their account. */
export const noticesArea = (platform: Platform, deps: { readonly messages: Pick<Messages, 'send'> }): AreaOf<Notices> =>
  areaOf(createNotices(platform, deps), { name: 'notices', bindings: [], sweep: sweepLinks })
