import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { started } from '../features/session/index.ts'
import { at, member } from '../test/address.tsx'
import { dialogOpened, selectDialogs } from '../core/dialogs.ts'
import { AGENT_SECTIONS, MEMBER_SECTIONS, SITE_PAGES } from '../core/paths.ts'

beforeEach(() => {
  // Nothing answers in these tests; pages show their own failure.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

const open = Object.values(SITE_PAGES)
  .filter((page) => page.access === 'open')
  .flatMap((page) => page.paths)
const closed = Object.values(SITE_PAGES)
  .filter((page) => page.access === 'member')
  .flatMap((page) => page.paths)

describe('addresses', () => {
  it.each(open.filter((path) => path !== '/login'))('%s shows its page to anyone', async (path) => {
    const { router } = await at(path)
    expect(router.state.location.pathname).toBe(path)
    expect(await screen.findByRole('main')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'There is no page here' })).toBeNull()
  })

  it.each(closed)('%s sends a guest to log in and remembers where to [ROUTE-14] [ROUTE-16]', async (path) => {
    const { router, store } = await at(`${path}?gameCode=SSC5`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', next: `${path}?gameCode=SSC5` }])
  })

  it.each([
    ['/', 'Lobby'],
    ['/lott', 'National lotteries'],
    ['/elott', 'Minute lotteries'],
    ['/agent', 'Agent office'],
    ['/nowhere', 'Not found'],
  ])('%s calls its tab "%s" [ROUTE-01] [ROUTE-05] [ROUTE-11]', async (path, title) => {
    await at(path)
    await waitFor(() => expect(document.title).toBe(`${title} · ${brand.name}`))
  })

  it.each(MEMBER_SECTIONS)('/member/%s is a place for members [ROUTE-07]', async (section) => {
    const { router } = await at(`/member/${section}`, member)
    expect(router.state.location.pathname).toBe(`/member/${section}`)
  })

  it.each(AGENT_SECTIONS)('/agentHome/%s is a place for agents only [ROUTE-06]', async (section) => {
    const { router } = await at(`/agentHome/${section}`, member)
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
  })

  it('brings an agent who logs in back to where they were headed [ROUTE-06]', async () => {
    const { router, store } = await at('/agentHome?range=month')
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
    act(() => {
      store.dispatch(started({ ...member, type: 1, agent: true }))
    })
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agentHome', search: '?range=month' }))
  })

  it('shows an agent the play limits within the office, and a member nothing of it [ROUTE-06]', async () => {
    await at('/agentHome/limits', { ...member, type: 1, agent: true })
    expect(await screen.findByRole('navigation', { name: 'Agent menu' })).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Play limits' })).toBeTruthy()
    cleanup()
    const { router } = await at('/agentHome/limits', member)
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
  })

  it('shows the office to an agent, with its clock [ROUTE-05]', async () => {
    await at('/agentHome', { ...member, type: 1, agent: true })
    expect(await screen.findByRole('navigation', { name: 'Agent menu' })).toBeTruthy()
    expect(screen.getByText('GMT+7')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('shows the way home where there is no page [ROUTE-20]', async () => {
    await at('/nowhere')
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/')
  })
})

describe('dialogs by address', () => {
  it('opens the login at /login over the lobby [ROUTE-02]', async () => {
    const { router, store } = await at('/login')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login' }])
  })

  it.each(['/login', '/register'])('%s leads whoever is logged in to the lobby [ROUTE-02] [ROUTE-03]', async (path) => {
    const { router, store } = await at(path, member)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(selectDialogs(store.getState())).toEqual([])
  })

  it('opens help at its topic, and Back closes it [ROUTE-08]', async () => {
    const { router, store, go } = await at('/')
    await go('/help#term')
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'help', topic: 'term' }])
    await act(() => router.navigate(-1))
    expect(selectDialogs(store.getState())).toEqual([])
  })

  it('Back takes the dialog away with the page under it; a new page leaves it [MODAL-01]', async () => {
    const { router, store, go } = await at('/responsible')
    await go('/responsible?page=2')
    act(() => void store.dispatch(dialogOpened({ kind: 'login' })))
    await go('/service')
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login' }])
    await act(() => router.navigate(-1))
    expect(selectDialogs(store.getState())).toEqual([])
  })

  it('closing help leads back to the page whose link opened it [ROUTE-08]', async () => {
    const { router, store, go } = await at('/responsible')
    await go('/help#term')
    await go('/help#faq', { replace: true })
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Help' })).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/responsible'))
    expect(selectDialogs(store.getState())).toEqual([])
  })

  it('closing help that was come to from outside leads to the lobby [ROUTE-08]', async () => {
    const { router, go } = await at('/help#term')
    await go('/help#faq', { replace: true })
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Help' })).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('opens the registration at /register [ROUTE-03]', async () => {
    const { store } = await at('/register')
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([{ kind: 'register' }]))
  })
})

describe('regions [ROUTE-18]', () => {
  it('are side menu, header, content and footer on a page of the site', async () => {
    await at('/sports')
    expect(screen.getAllByRole('navigation', { name: 'Main menu' }).length).toBeGreaterThan(0)
    // jsdom takes the head of a list for a banner too.
    expect(screen.getAllByRole('banner')[0]?.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await screen.findByRole('contentinfo')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Agent menu' })).toBeNull()
  })

  it.each([
    ['/agent', undefined],
    ['/agentHome', { ...member, type: 1, agent: true }],
  ])('are the agents’ own at %s', async (address, who) => {
    await at(address, who)
    expect(await screen.findByRole('main')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    expect(screen.queryByRole('searchbox', { name: 'Search games' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Agent menu' }) === null).toBe(who === undefined)
  })
})

describe('frames [ROUTE-13] [ROUTE-15]', () => {
  it.each(Object.values(SITE_PAGES).flatMap(({ frame, paths }) => (frame === 'play' ? paths : [])))(
    'hides side menu and footer while playing the lottery at %s',
    async (path) => {
      const { router } = await at(`${path}?gameCode=SSC5`, member)
      expect(router.state.location.pathname).toBe(path)
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
      expect(screen.queryByRole('contentinfo')).toBeNull()
      expect(screen.getByRole('banner')).toBeTruthy()
    },
  )

  it('knows every spelling of the play pages', () => {
    const played = Object.values(SITE_PAGES).flatMap(({ frame, paths }) => (frame === 'play' ? paths : []))
    expect(played).toEqual(expect.arrayContaining(['/lottery', '/lottert', '/vnLottery', '/vnlottery', '/seaLottery', '/sealottery']))
  })

  it('has the phone’s bar on every page of the member center but the deposit’s, which pins its own button', async () => {
    const { go } = await at('/member/withdraw', member)
    const phoneBar = () => screen.queryAllByRole('link', { name: 'Me', hidden: true })
    expect(phoneBar()).toHaveLength(1)
    await go('/member/depositv2')
    expect(phoneBar()).toHaveLength(0)
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.getAllByRole('navigation', { name: 'Main menu' }).length).toBeGreaterThan(0)
  })

  it('hides the footer only on the seamless page', async () => {
    await at('/seamless')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.getAllByRole('navigation', { name: 'Main menu' }).length).toBeGreaterThan(0)
  })

  it('shows nothing else of the site around a game [ROUTE-18]', async () => {
    await at('/seamless?nodeId=17&mode=demo')
    for (const role of ['contentinfo', 'banner', 'navigation'] as const) expect(screen.queryByRole(role, { hidden: true })).toBeNull()
    expect(screen.getByRole('main')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toBeTruthy()
  })
})

it('starts a new page at its top, not a changed query [ROUTE-17]', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { go } = await at('/sports')
  await go('/sports?page=2')
  expect(scroll).not.toHaveBeenCalled()
  await go('/promotions')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

it('keeps the focus on the page when what had it stays behind [ROUTE-17]', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { go } = await at('/sports')
  const main = screen.getByRole('main')
  within(main).getAllByRole('button')[0]?.focus()
  expect(main.contains(document.activeElement)).toBe(true)
  await go('/app')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  const link = screen.getAllByRole('link', { name: 'Promotions' })[0]!
  link.focus()
  await go('/promotions')
  expect(document.activeElement).toBe(link)
})

it('shows a guest the ways in and a member the account menu [CHROME-01] [CHROME-03]', async () => {
  const { store } = await at('/sports')
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login' }])
  act(() => void store.dispatch(started(member)))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Register' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Deposit' }).length).toBeGreaterThan(0)
})

it('switches the theme and remembers it [CHROME-09]', async () => {
  await at('/sports')
  const before = document.documentElement.dataset['theme'] ?? 'dark'
  fireEvent.click(screen.getByRole('button', { name: before === 'light' ? 'Dark theme' : 'Light theme' }))
  const after = before === 'light' ? 'dark' : 'light'
  expect(document.documentElement.dataset['theme']).toBe(after)
  expect(localStorage.getItem('portico.theme')).toBe(after)
})
