import type { ComponentType } from 'react'
import { ContentService, NoticeBell } from '../features/content/index.ts'
import { ClientButton, DesktopPart } from '../features/desktop/index.ts'
import { GameNav, GameSearch, KeptService } from '../features/lobby/index.ts'
import { SessionService } from '../features/session/index.ts'
import { SystemService } from '../features/system/index.ts'
import { Balance } from '../features/wallet/index.ts'

/** Places of the site shell that features fill. Each reads its own state; the shell only gives it room. */
export interface Slots {
  /** The header's search, reached by `/`. */
  readonly search?: ComponentType
  /** Balance with its eye, for a member. */
  readonly balance?: ComponentType
  /** The bell. */
  readonly notices?: ComponentType
  /** The desktop client's button. */
  readonly client?: ComponentType
  /** The way to every game type. */
  readonly games?: ComponentType
  /** Lives as long as the app: resumes the session, keeps the socket, shows what arrives. */
  readonly services?: readonly ComponentType[]
}

export const slots: Slots = {
  search: GameSearch,
  balance: Balance,
  notices: NoticeBell,
  client: ClientButton,
  games: GameNav,
  services: [SessionService, SystemService, ContentService, DesktopPart, KeptService],
}
