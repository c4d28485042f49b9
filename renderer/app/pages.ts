import type { ComponentType } from 'react'
import { pages as agent } from '../features/agent/routes.tsx'
import type { Namespace } from '../i18n/resources.ts'
import { pages as launch } from '../features/launch/routes.tsx'
import { lists, pages as lobby } from '../features/lobby/routes.tsx'
import { pages as lottery } from '../features/lottery/routes.tsx'
import { pages as records } from '../features/records/routes.tsx'
import { pages as wallet } from '../features/wallet/routes.tsx'
import { pages as places } from '../features/places/routes.tsx'
import type { AgentSection, MemberSection, SitePage } from './paths.ts'

/** A page's module: what react-router's `lazy` reads. */
export interface PageModule {
  readonly Component: ComponentType
}
export type LoadPage = () => Promise<PageModule>

/** What a feature hands over in its `routes.ts`: only lazy loaders, so that naming a page costs the entry nothing. */
export interface FeaturePages {
  /** Namespaces its pages read besides `common`; they load together with a page. */
  readonly strings?: readonly Namespace[]
  readonly site?: Partial<Record<SitePage, LoadPage>>
  readonly member?: Partial<Record<MemberSection, LoadPage>>
  readonly agent?: Partial<Record<AgentSection, LoadPage>>
  /** The stand-alone agent login page. */
  readonly agentLogin?: LoadPage
}

/** Pages of every feature; one line a feature. What no feature claims shows that it is being built. */
export const FEATURES: readonly FeaturePages[] = [agent, launch, lists, lobby, lottery, places, records, wallet]
