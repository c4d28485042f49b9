import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getBalance } from '@portico/contract/cashier/calls'
import { memberWaiting } from '@portico/contract/center/calls'
import { examples } from '@portico/contract/examples'
import { selectDialogs } from '../../core/dialogs.ts'
import { at, member } from '../../test/address.tsx'
import { answers, stubGateway } from '../../test/gateway.ts'
import { PAGES } from '../features.ts'

afterEach(() => vi.unstubAllGlobals())

it('Me leads to the balance, a deposit, the bets, the language and the way out, and to no page that is missing', async () => {
  stubGateway(answers(getBalance, examples.getBalance.response))
  const { store } = await at('/member', member)
  const main = await screen.findByRole('main')
  expect(await screen.findByRole('region', { name: 'Balance' })).toBeTruthy()
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/member/depositv2')
  expect(links).toContain('/member/personalHistoryCopy')
  const built = PAGES.flatMap((pages) => Object.keys({ ...pages.member, ...pages.site }))
  const sections = links.flatMap((href) => href?.match(/^\/member\/(.+)$/)?.[1] ?? [])
  expect(sections.filter((section) => !built.includes(section))).toEqual([])
  expect(within(main).getByRole('group', { name: 'Language' })).toBeTruthy()
  act(() => void fireEvent.click(within(main).getByRole('button', { name: 'Sign out' })))
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['signOut'])
})

it('what waits says what it is: offers and rewards of missions apart, each with how many', async () => {
  const item = { amount: null, until: null, badge: true }
  stubGateway(
    answers(memberWaiting, {
      serverNow: '2026-11-30T00:00:00.000Z',
      items: [
        { ...item, kind: 'BONUS', section: 'rewardCenter', count: 2 },
        { ...item, kind: 'MISSION', section: 'missionLeaderboard', count: 1 },
      ],
    }),
  )
  await at('/member', member)
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' })
  const rows = (await within(waiting).findAllByRole('listitem')).map((row) => row.querySelector('b')?.textContent)
  expect(rows).toEqual(['2 offers to collect', '1 mission reward to collect'])
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/member/rewardCenter', '/member/missionLeaderboard'])
})
