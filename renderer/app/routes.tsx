import type { RouteObject } from 'react-router-dom'
import type { GameType } from '@portico/contract/catalogue/shapes'
import type { FeaturePages, LoadPage, PageTitle, RouteHandle } from '../core/feature.ts'
import {
  AGENT_SECTIONS,
  MEMBER_FRAMES,
  MEMBER_SECTIONS,
  paths,
  SITE_PAGES,
  type SitePage,
  TYPE_PAGES,
  type TypePage,
} from '../core/paths.ts'
import type { Namespace } from '../i18n/resources.ts'
import type { Busy } from '../lib/busy.ts'
import type { Access } from './allowed.tsx'
import { PAGES } from './features.ts'
import { MemberOnly } from './guards.tsx'
import { inTime, lazyPage } from './lazy-page.ts'
import { Bare, makeScreen, type Screen, ScreenView, type Shell } from './screen.tsx'
import { SiteShell } from './site-shell/site-shell.tsx'

const beingBuilt: LoadPage = () => import('./states/being-built.tsx')
const hub: LoadPage = () => import('./site-shell/hub-page.tsx')
const notFound: LoadPage = () => import('./states/not-found.tsx')

/** Loads namespaces; a page is ready when its strings are here too, so that it never flashes a skeleton for words. */
export type LoadStrings = (namespaces: readonly Namespace[]) => Promise<unknown>

type Claimed = Partial<Record<string, LoadPage>>

const together =
  (load: LoadPage, strings: FeaturePages['strings'], loadStrings: LoadStrings): LoadPage =>
  async () =>
    (await Promise.all([load(), loadStrings(strings ?? [])]))[0]

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

/** The guard comes with the page, so that a start does without it. */
const guarded =
  (load: LoadPage, access: Access): LoadPage =>
  async () => {
    const [{ Component }, { allowed }] = await Promise.all([load(), import('./allowed.tsx')])
    return { Component: allowed(Component, access) }
  }

/** Pages that are modules of the brand. */
const MODULE_PAGES: ReadonlySet<SitePage> = new Set(['pointMall'])

const bare = () => Promise.resolve(Bare)
const siteShell = () => Promise.resolve(SiteShell)
const agentShell = async (): Promise<Shell> => (await inTime(() => import('./agent-shell/agent-shell.tsx'))).AgentShell

/**
 * The whole table of addresses.
 * @param busy is called while a page is being fetched.
 */
export const makeRoutes = (loadStrings: LoadStrings, busy: Busy): RouteObject[] => {
  const at = (path: string, screen: Screen): RouteObject => ({
    path,
    caseSensitive: true,
    handle: screen,
    element: <ScreenView screen={screen} />,
  })
  const site = (path: string, handle: RouteHandle, load: LoadPage, Guard?: typeof MemberOnly) =>
    at(path, makeScreen({ handle, page: lazyPage(load, Guard), shell: siteShell, ErrorShell: SiteShell }, busy))

  const sitePages = claimed('site', loadStrings)
  const siteRoutes = (Object.keys(SITE_PAGES) as SitePage[]).flatMap((name) => {
    const { paths: addresses, frame, access } = SITE_PAGES[name]
    const guard = access === 'member' ? MemberOnly : undefined
    const page = sitePages[name] ?? beingBuilt
    const load = MODULE_PAGES.has(name) ? guarded(page, { module: name }) : page
    return addresses.map((path) => site(path, { frame, title: titleOf(name) }, load, guard))
  })

  const memberPages = claimed('member', loadStrings)
  const member = (path: string, name: (typeof MEMBER_SECTIONS)[number]) =>
    site(
      path,
      { frame: MEMBER_FRAMES[name] ?? 'site', title: `page.${name}` },
      guarded(memberPages[name] ?? beingBuilt, { center: 'member', section: name }),
      MemberOnly,
    )

  const agentPages = claimed('agent', loadStrings)
  const office = (path: string, name: (typeof AGENT_SECTIONS)[number]) => {
    const title = name === 'personalHistoryCopy' ? 'page.teamBets' : (`page.${name}` as const)
    const page = lazyPage(guarded(agentPages[name] ?? beingBuilt, { center: 'agent', section: name }))
    return at(path, makeScreen({ handle: { frame: 'site', title }, page, shell: agentShell }, busy))
  }
  const agentDoor = PAGES.find((pages) => pages.agentLogin)
  const agentLogin = agentDoor?.agentLogin ? together(agentDoor.agentLogin, agentDoor.strings, loadStrings) : beingBuilt

  return [
    ...siteRoutes,
    site(paths.member(), { frame: 'site', title: 'page.member' }, together(hub, ['center'], loadStrings), MemberOnly),
    ...MEMBER_SECTIONS.map((name) => member(paths.member(name), name)),
    at(paths.agentLogin, makeScreen({ handle: { frame: 'site', title: 'agent.office' }, page: lazyPage(agentLogin), shell: bare }, busy)),
    office(paths.agentHome, AGENT_SECTIONS[0]),
    at(
      paths.agentLimits,
      makeScreen(
        { handle: { frame: 'site', title: 'page.limits' }, page: lazyPage(sitePages['limits'] ?? beingBuilt), shell: agentShell },
        busy,
      ),
    ),
    ...AGENT_SECTIONS.map((name) => office(paths.agent(name), name)),
    ...(import.meta.env.DEV
      ? [
          at(
            paths.gallery,
            makeScreen(
              { handle: { frame: 'site', title: 'page.home' }, page: lazyPage(() => import('../ui/gallery/gallery.tsx')), shell: bare },
              busy,
            ),
          ),
        ]
      : []),
    site('*', { frame: 'site', title: 'page.notFound' }, notFound),
  ]
}
