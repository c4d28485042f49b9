import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { whitelabel } from '@portico/contract/system/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { availablePromo } from '../../features/system/index.ts'
import type { SessionMember } from '../../features/session/index.ts'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp, testPlatform } from '../../test/render.tsx'
import { AccountRows } from './account-rows.tsx'
import { Footer } from './footer.tsx'
import { SideMenu } from './side-menu.tsx'
import { sideGroups } from './side-rows.ts'

const { member } = sessionExample

describe('the account menu [CHROME-03]', () => {
  const open = async (who: SessionMember = member) => {
    const copy = vi.fn(async () => undefined)
    const { host } = await renderApp(<AccountRows member={who} />, { platform: { ...testPlatform(), copy } })
    return { copy, toasts: () => host.toasts.read().map(({ text }) => text) }
  }

  it('copies the account and the whole id, and says so', async () => {
    const { copy, toasts } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy the account' }))
    await vi.waitFor(() => expect(toasts()).toEqual(['Copied']))
    fireEvent.click(screen.getByRole('button', { name: 'Copy the ID' }))
    await vi.waitFor(() => expect(copy.mock.calls).toEqual([[member.account], [member.id]]))
  })

  it('calls a member of a VIP level by its label [CHROME-03]', async () => {
    await open({ ...member, hasVip: true, vipLabelName: 'Gold 3' })
    expect(screen.getByText('Gold 3')).toBeTruthy()
  })

  it('has no label for others', async () => {
    await open()
    expect(screen.queryByText('VIP')).toBeNull()
  })

  it('leads to the account, the bets, the play limits, the messages and the customer service, and out', async () => {
    await open()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/member',
      '/member/personalHistoryCopy',
      '/member/limits',
      '/member/messageV2',
      '/service',
    ])
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('leads an agent to the office, and nobody else', async () => {
    await open({ ...member, agent: true })
    expect(screen.getByRole('link', { name: 'Agent office' }).getAttribute('href')).toBe('/agentHome')
  })
})

describe('the side menu [CHROME-08]', () => {
  const texts = (modules: Readonly<Record<string, boolean>>) => sideGroups(modules, true).flatMap((rows) => rows.map(({ text }) => text))

  it('invites friends where the brand has referrals, and only there: the public value availablePromo [CONFIG-02]', () => {
    expect([{ referral: true }, { referral: false }, {}].map(availablePromo)).toEqual([true, false, false])
    expect(texts({ referral: true })).toContain('referral')
    expect(texts({ referral: false })).not.toContain('referral')
    expect(texts({ referral: true }).filter((text) => text !== 'referral')).toEqual(texts({}))
  })

  it('leads whom nothing is offered, for a limit, a break or offers that they stopped, to no offer, reward or invitation', () => {
    const rows = (promotions: boolean) =>
      sideGroups({ referral: true, pointMall: true }, promotions).flatMap((group) => group.map(({ text }) => text))
    expect(rows(true).filter((text) => !rows(false).includes(text))).toEqual(['promotions', 'rewardCenter', 'referral'])
  })

  it('follows the modules that the gateway says, also where the site was built with others [CALL-08]', async () => {
    const node = (enabled: boolean) => ({ modId: 'REFERRAL', enabled, childrenNodes: [] })
    const menu = async (enabled: boolean) => {
      const line = stubGateway(
        answers(whitelabel, { modules: [{ modId: 'MEMBER_CENTER', enabled: true, childrenNodes: [node(enabled)] }] }),
      )
      const { unmount } = await renderApp(<SideMenu />)
      await vi.waitFor(() => expect(line.count(whitelabel)).toBe(1))
      const invites = () => screen.queryByRole('link', { name: 'Refer a friend' }) !== null
      await vi.waitFor(() => expect(invites()).toBe(enabled))
      unmount()
    }
    await menu(false)
    await menu(true)
    vi.unstubAllGlobals()
  })
})

it('the foot of a page shows the sign of responsible gaming, which leads to what it means [CHROME-07]', async () => {
  await renderApp(<Footer />)
  const [sign] = screen.getAllByRole('link', { name: 'Play responsibly' }).filter((link) => link.querySelector('svg'))
  expect(sign?.getAttribute('href')).toBe('/responsible')
})
