import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { type CasesOfChats, createCasesOfChats } from './chats.ts'
import { createSupportDesk, type SupportDesk } from './desk.ts'
import { supportRoutes } from './routes.ts'
import { createSupport, type Support, type SupportDeps } from './service.ts'

export type { CasesOfChats }
export { refOf } from './view.ts'

/** Questions, feedback and complaints of members, and the desk's answers. */
export const supportArea = (
  platform: Platform,
  deps: SupportDeps,
): AreaOf<Support & { readonly desk: SupportDesk; readonly chats: CasesOfChats }> => {
  const support = createSupport(platform, deps)
  const desk = createSupportDesk(platform, deps)
  return areaOf(
    { ...support, desk, chats: createCasesOfChats(platform) },
    { name: 'support', bindings: supportRoutes(support, desk, platform.clock) },
  )
}
