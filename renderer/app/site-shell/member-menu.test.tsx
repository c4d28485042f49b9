import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberWaiting } from '@portico/contract/center/calls'
import { examples } from '@portico/contract/examples'
import { sessionExample } from '@portico/contract/session/examples'
import { menu } from '@portico/contract/system/calls'
import { MEMBER_SECTIONS } from '@portico/contract/system/sections'

import { type SessionMember, started } from '../../features/session/index.ts'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { MemberMenu } from './member-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const LEVEL = { hasVip: true, vipLabelName: 'Gold' }
const SHORT = ['vip', 'personalHistoryCopy', 'transactionHistory', 'depositv2', 'personalProfit', 'messageV2']

const open = async (form: 'FULL' | 'SHORT', who: Partial<SessionMember> = {}, without: readonly string[] = []) => {
  stubGateway(
    answers(menu, { member: MEMBER_SECTIONS.filter((section) => !without.includes(section)), agent: [], form, officeForm: 'FULL' }),
    answers(memberWaiting, examples.memberWaiting.response),
  )
  const { store } = await renderApp(
    <nav aria-label="Menu">
      <MemberMenu />
    </nav>,
    { namespaces: ['center'], address: '/member' },
  )
  act(() => void store.dispatch(started({ ...sessionExample.member, ...who })))
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  await waitFor(() => expect(hrefs().filter((address) => without.some((section) => address === `/member/${section}`))).toEqual([]))
  // What waits is counted beside its section.
  if (!without.includes('depositv2')) await screen.findByText('1 waits for you')
  return within(screen.getByRole('navigation', { name: 'Menu' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

describe('the member’s menu', () => {
  it('is long where the gateway says so, without the sections that it closes [MEMBER-01]', async () => {
    const links = await open('FULL', {}, ['transferFund'])
    expect(links.slice(0, 2)).toEqual(['/', '/member'])
    expect(links).toContain('/member/transferUpline')
    expect(links).toContain('/member/referral')
    expect(links).not.toContain('/member/transferFund')
  })

  it.each(MEMBER_SECTIONS)('has %s while the gateway opens it, and not when it is closed [MEMBER-01]', async (section) => {
    const whole = await open('FULL')
    expect(whole).toContain(`/member/${section}`)
    cleanup()
    expect(await open('FULL', {}, [section])).toEqual(whole.filter((address) => address !== `/member/${section}`))
  })

  it.each(SHORT)('has %s in its short form while the gateway opens it, and not when it is closed [MEMBER-02]', async (section) => {
    const whole = await open('SHORT', LEVEL)
    expect(whole.filter((address) => address?.startsWith('/member/'))).toEqual(
      expect.arrayContaining(SHORT.map((each) => `/member/${each}`)),
    )
    cleanup()
    expect(await open('SHORT', LEVEL, [section])).toEqual(whole.filter((address) => address !== `/member/${section}`))
  })

  it('is short where the gateway says so, with VIP for who has a level alone [MEMBER-02]', async () => {
    const links = await open('SHORT', LEVEL)
    expect(links).toEqual(expect.arrayContaining(['/member', ...SHORT.map((section) => `/member/${section}`)]))
    expect(links).not.toContain('/member/securityCenter')
    expect(links.indexOf('/member/personalHistoryCopy')).toBeLessThan(links.indexOf('/member'))
  })

  it('has no VIP in its short form for who has no level [MEMBER-02]', async () => {
    expect(await open('SHORT')).not.toContain('/member/vip')
  })
})
