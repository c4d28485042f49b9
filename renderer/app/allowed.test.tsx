import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { menu, permission, whitelabel } from '@portico/contract/system/calls'
import { MEMBER_SECTIONS } from '@portico/contract/system/sections'
import { at, member } from '../test/address.tsx'
import { answers, OFFLINE, stubGateway } from '../test/gateway.ts'
import { renderApp } from '../test/render.tsx'
import { started } from '../features/session/index.ts'
import { AccountRows } from './site-shell/account-rows.tsx'

afterEach(() => vi.unstubAllGlobals())

const nowhere = () => screen.findByRole('heading', { name: 'There is no page here' })

describe('what the gateway says of pages and menus is obeyed [CALL-08]', () => {
  it('a section of the member center that its menu leaves out is no page; another one is', async () => {
    stubGateway(answers(menu, { member: ['messageV2'], agent: [], form: 'FULL', officeForm: 'FULL' }))
    const { go } = await at('/member/referral', member)
    expect(await nowhere()).toBeTruthy()
    await go('/member/messageV2')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'There is no page here' })).toBeNull())
  })

  it.each(MEMBER_SECTIONS)('the address of %s says so when the gateway closes it [MEMBER-01]', async (section) => {
    stubGateway(answers(menu, { member: MEMBER_SECTIONS.filter((each) => each !== section), agent: [], form: 'FULL', officeForm: 'FULL' }))
    await at(`/member/${section}`, member)
    expect(await nowhere()).toBeTruthy()
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/service'])
  })

  it('a page goes with its module', async () => {
    const modules = (enabled: boolean) => ({ modules: [{ modId: 'POINT_MALL', enabled, childrenNodes: [] }] })
    const line = stubGateway(answers(whitelabel, modules(false)))
    await at('/pointMall', member)
    expect(await nowhere()).toBeTruthy()
    expect(line.count(whitelabel)).toBe(1)
  })

  it('the office shows the sections of its menu, and an address of another one is no page', async () => {
    stubGateway(answers(menu, { member: [], agent: ['agentAnnouncement'], form: 'FULL', officeForm: 'FULL' }))
    const { go } = await at('/agentHome', { ...member, type: 1, agent: true })
    const sections = await screen.findByRole('navigation', { name: 'Agent menu' })
    // The number of the hotline stands below them.
    const pages = () =>
      within(sections)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => address.startsWith('/'))
    await waitFor(() => expect(pages()).toEqual(['/agentHome/agentAnnouncement']))
    await go('/agentHome/agentDailyWages2')
    expect(await nowhere()).toBeTruthy()
  })

  it('a line that is down takes no page away', async () => {
    stubGateway(answers(menu, OFFLINE))
    const { router } = await at('/member/referral', member)
    expect(router.state.location.pathname).toBe('/member/referral')
    expect(screen.queryByRole('heading', { name: 'There is no page here' })).toBeNull()
  })

  it('the account menu leads to the office while the account may enter it', async () => {
    const agent = { ...member, type: 1, agent: true }
    const entry = () => screen.queryByRole('link', { name: 'Agent office' })
    stubGateway(answers(permission, { permissions: ['PLAY', 'MEMBER_CENTER'] }))
    const { store } = await renderApp(<AccountRows member={agent} />)
    expect(entry()).toBeTruthy()
    store.dispatch(started(agent))
    await waitFor(() => expect(entry()).toBeNull())
  })
})
