import type { ComponentType } from 'react'
import type { AgentSection, MemberSection, SitePage } from './paths.ts'

/** A page's module: what react-router's `lazy` reads. */
export interface PageModule {
  readonly Component: ComponentType
}
export type LoadPage = () => Promise<PageModule>

/** What a feature hands over in its `routes.ts`: only lazy loaders, so that naming a page costs the entry nothing. */
export interface FeaturePages {
  readonly site?: Partial<Record<SitePage, LoadPage>>
  readonly member?: Partial<Record<MemberSection, LoadPage>>
  readonly agent?: Partial<Record<AgentSection, LoadPage>>
  /** The stand-alone agent login page. */
  readonly agentLogin?: LoadPage
}

/** Pages of every feature; one line a feature. What no feature claims shows that it is being built. */
export const FEATURES: readonly FeaturePages[] = []
