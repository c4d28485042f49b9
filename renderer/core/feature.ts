import type { Slice } from '@reduxjs/toolkit'
import { type ComponentType, createContext, useContext } from 'react'
import type { GameType } from '@portico/contract/catalogue/shapes'
import type { Namespace, Resources } from '../i18n/resources.ts'
import type { DialogKind, DialogPayloads } from './dialogs.ts'
import type { AgentSection, Frame, MemberSection, SitePage } from './paths.ts'

/** A page's module. */
export interface PageModule {
  readonly Component: ComponentType
}
export type LoadPage = () => Promise<PageModule>

/** Pages by the names of `core/paths.ts`: only lazy loaders, so that naming a page costs a start nothing. */
export interface FeaturePages {
  /** Namespaces that these pages read besides `common`; they load together with a page. */
  readonly strings?: readonly Namespace[]
  readonly site?: Partial<Record<SitePage, LoadPage>>
  readonly member?: Partial<Record<MemberSection, LoadPage>>
  readonly agent?: Partial<Record<AgentSection, LoadPage>>
  /** The stand-alone agent login page. */
  readonly agentLogin?: LoadPage
}

/** A dialog gets what it was opened with and the way to close itself; it renders `ui/dialog`. */
export type DialogComponent<Kind extends DialogKind> = ComponentType<DialogPayloads[Kind] & { readonly onClose: () => void }>

/** Where the code of dialogs lives; it is fetched when a dialog first opens. */
export type FeatureDialogs = { readonly [Kind in DialogKind]?: () => Promise<{ readonly Component: DialogComponent<Kind> }> }

/** Places of the site shell that features fill. Each reads its own state; the shell only gives it room. */
export interface Slots {
  /** The header's search, reached by `/`. */
  readonly search: ComponentType
  /** Balance with its eye, for a member. */
  readonly balance: ComponentType
  /** The bell. */
  readonly notices: ComponentType
  /** The desktop client's button. */
  readonly client: ComponentType
  /** The way to every game type. */
  readonly games: ComponentType
  /** Ways to the customer service, where the site itself is closed. */
  readonly contacts: ComponentType<{ readonly className?: string | undefined }>
}

/** What a feature hands over to the app in its `feature.ts`; all of it is optional. */
export interface Feature {
  readonly pages?: readonly FeaturePages[]
  /** Dialogs for everyone. */
  readonly dialogs?: FeatureDialogs
  /** Dialogs that say nothing to a guest: they close when the session is lost. */
  readonly memberDialogs?: FeatureDialogs
  readonly slots?: Partial<Slots>
  /** Live as long as the app, in the order of the features: one resumes the session, one keeps the socket. */
  readonly services?: readonly ComponentType[]
  /** The feature's part of the store. */
  readonly slice?: Pick<Slice, 'name' | 'reducer' | 'reducerPath'>
}

/** A key of `common`. */
export type PageTitle = `page.${keyof Resources['common']['page']}` | `gameType.${GameType}` | 'agent.office'

/** What the shell reads of the shown route. */
export interface RouteHandle {
  readonly frame: Frame
  /** Names the page. */
  readonly title: PageTitle
}

export const RouteContext = createContext<RouteHandle | undefined>(undefined)

/** The handle of the route that is shown. */
export const useRouteHandle = (): RouteHandle | undefined => useContext(RouteContext)
