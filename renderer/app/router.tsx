import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router-dom'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { AgentOnly, MemberOnly } from './guards.tsx'
import { lazyPage } from './lazy-page.ts'
import type { FeaturePages, LoadPage, PageTitle, RouteHandle } from '../core/feature.ts'
import { PAGES } from './features.ts'
import { AGENT_SECTIONS, MEMBER_SECTIONS, paths, SITE_PAGES, type SitePage, TYPE_PAGES, type TypePage } from '../core/paths.ts'
import { ErrorPage } from './states/error-page.tsx'
import { SiteShell } from './site-shell/site-shell.tsx'
import { Root } from './root.tsx'
import { nextTask } from '../lib/next-task.ts'
import type { Namespace } from '../i18n/resources.ts'

const beingBuilt: LoadPage = () => import('./states/being-built.tsx')
const notFound: LoadPage = () => import('./states/not-found.tsx')

/** Loads namespaces; a page is ready when its strings are here too, so that it never flashes a skeleton for words. */
export type LoadStrings = (namespaces: readonly Namespace[]) => Promise<unknown>

type Claimed = Partial<Record<string, LoadPage>>

const together =
  (load: LoadPage, strings: FeaturePages['strings'], loadStrings: LoadStrings): LoadPage =>
  async () => {
    // Matching the address was a task's worth of work already.
    await nextTask()
    return (await Promise.all([load(), loadStrings(strings ?? [])]))[0]
  }

const claimed = (group: 'site' | 'member' | 'agent', loadStrings: LoadStrings): Claimed =>
  Object.fromEntries(
    PAGES.flatMap(({ strings, ...pages }) =>
      Object.entries<LoadPage>(pages[group] ?? {}).map(([name, load]) => [name, together(load, strings, loadStrings)]),
    ),
  )

/** A game type's page is called what the type is called everywhere. */
const titleOf = (name: SitePage): PageTitle => {
  const type = (Object.keys(TYPE_PAGES) as GameType[]).find((each) => TYPE_PAGES[each] === name)
  return type ? `gameType.${type}` : `page.${name as Exclude<SitePage, TypePage>}`
}

const siteRoutes = (pages: Claimed): RouteObject[] => {
  return (Object.keys(SITE_PAGES) as SitePage[]).flatMap((name) => {
    const { paths: addresses, frame, access } = SITE_PAGES[name]
    const handle: RouteHandle = { frame, title: titleOf(name) }
    const leaf = { handle, lazy: lazyPage(pages[name] ?? beingBuilt, access === 'member' ? MemberOnly : undefined) }
    return addresses.map((path) => ({ path, caseSensitive: true, ...leaf }))
  })
}

const memberRoutes = (pages: Claimed): RouteObject[] => {
  const at = (path: string, name: (typeof MEMBER_SECTIONS)[number]): RouteObject => ({
    path,
    handle: { frame: 'site', title: `page.${name}` } satisfies RouteHandle,
    lazy: lazyPage(pages[name] ?? beingBuilt, MemberOnly),
  })
  return [at('/member', MEMBER_SECTIONS[0]), ...MEMBER_SECTIONS.map((name) => at(`/member/${name}`, name))]
}

const agentRoutes = (pages: Claimed): RouteObject => {
  const at = (name: (typeof AGENT_SECTIONS)[number]) => ({
    handle: { frame: 'site', title: name === 'personalHistoryCopy' ? 'page.teamBets' : `page.${name}` } satisfies RouteHandle,
    lazy: lazyPage(pages[name] ?? beingBuilt),
  })
  return {
    path: paths.agentHome,
    lazy: lazyPage(() => import('./agent-shell/agent-shell.tsx'), AgentOnly),
    children: [{ index: true, ...at(AGENT_SECTIONS[0]) }, ...AGENT_SECTIONS.map((name) => ({ path: name, ...at(name) }))],
  }
}

const agentLogin = (loadStrings: LoadStrings): LoadPage => {
  const pages = PAGES.find((each) => each.agentLogin)
  return pages?.agentLogin ? together(pages.agentLogin, pages.strings, loadStrings) : beingBuilt
}

/** The whole table of addresses. */
export const makeRoutes = (loadStrings: LoadStrings): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteShell,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...siteRoutes(claimed('site', loadStrings)),
              ...memberRoutes(claimed('member', loadStrings)),
              { path: '*', handle: { frame: 'site', title: 'page.notFound' }, lazy: lazyPage(notFound) },
            ],
          },
        ],
      },
      ...(import.meta.env.DEV ? [{ path: paths.gallery, lazy: lazyPage(() => import('../ui/gallery/gallery.tsx')) }] : []),
      {
        path: paths.agentLogin,
        handle: { frame: 'site', title: 'agent.office' } satisfies RouteHandle,
        lazy: lazyPage(agentLogin(loadStrings)),
        ErrorBoundary: ErrorPage,
      },
      { ...agentRoutes(claimed('agent', loadStrings)), ErrorBoundary: ErrorPage },
    ],
  },
]

/** An address with a slash at its end means the one without; whatever compares addresses knows that one only. */
const withoutLastSlash = (): void => {
  const address = new URL(location.href)
  address.pathname = address.pathname.replace(/\/+$/, '')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * What createBrowserRouter makes, but not yet on its way: `initialize()` is a task of its own, since a table of addresses is
 * work enough for one.
 */
export const makeRouter = (routes: RouteObject[]) => {
  withoutLastSlash()
  return createRouter({ routes, history: createBrowserHistory({ window }), mapRouteProperties, hydrationRouteProperties, window })
}
