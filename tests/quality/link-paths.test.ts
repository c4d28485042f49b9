import { expect, it } from 'vitest'
import { LINK_PATHS } from '../../main/links/paths.ts'
import { AGENT_SECTIONS, MEMBER_SECTIONS, paths, SITE_PAGES } from '../../renderer/core/paths.ts'

/** Addresses that nobody links to from outside: a file's name, and a game, which only its card starts. */
// What messages lead to is of no use without the secret behind it.
const NOT_LINKED = ['/index.html', '/seamless', '/recover', '/passkey']

it('a link may lead to every address of the renderer and to no other [DESKTOP-07]', () => {
  const all = [
    ...Object.values(SITE_PAGES).flatMap(({ paths }) => paths),
    paths.member(),
    ...MEMBER_SECTIONS.map((section) => paths.member(section)),
    paths.agentLogin,
    paths.agentHome,
    paths.agentLimits,
    ...AGENT_SECTIONS.map((section) => paths.agent(section)),
  ].filter((path) => !NOT_LINKED.includes(path))
  expect(Object.keys(LINK_PATHS).toSorted()).toEqual(all.toSorted())
})
