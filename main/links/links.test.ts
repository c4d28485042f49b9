import { appPath } from '@portico/contract/desktop/channels'
import { describe, expect, it } from 'vitest'
import { linkIn, pathOfLink } from './link.ts'
import { createLinks } from './links.ts'
import { LINK_PATHS } from './paths.ts'

const at = (link: string) => pathOfLink(link, 'aurora')

describe('a link from outside', () => {
  it.each([
    ['aurora://', '/'],
    ['aurora:///', '/'],
    ['aurora://lottery?gameCode=MIEN_BAC', '/lottery?gameCode=MIEN_BAC'],
    ['aurora:///lottery/?gameCode=X', '/lottery?gameCode=X'],
    ['AURORA://seaLottery', '/seaLottery'],
    ['aurora://member/depositv2/', '/member/depositv2'],
    ['aurora://agentHome/registerCenter', '/agentHome/registerCenter'],
    ['aurora://register?affiliateCode=abc-1&utm_source=mail', '/register?affiliateCode=abc-1'],
    [`aurora://login?exchange=${'q1-_'.repeat(10)}abc&token=x`, `/login?exchange=${'q1-_'.repeat(10)}abc`],
    ['aurora://rng?name=n%E1%BB%95%20h%C5%A9', '/rng?name=n%E1%BB%95+h%C5%A9'],
    ['aurora://rng?name=%3Cscript%3E', '/rng'],
    ['aurora://lottery?gameCode=A&gameCode=B', '/lottery'],
  ])('%s leads to %s [DESKTOP-07]', (link, path) => {
    expect(at(link)).toBe(path)
    expect(appPath.safeParse(path).success).toBe(true)
  })

  it.each([
    'portico://lottery',
    'https://lottery',
    'aurora:lottery',
    'aurora://nowhere',
    'aurora://gallery',
    'aurora:////evil.example',
    'aurora://evil.example/lottery',
    'aurora://user:pass@lottery',
    'aurora://lottery:80',
    'aurora://member/../agentHome',
    'aurora://member/%2e%2e/agentHome',
    'aurora://member//depositv2',
    'aurora://__proto__',
    'aurora://constructor',
    'aurora://lottery#gameCode',
    'aurora://lottery\\x',
    'aurora://lottery\n?gameCode=X',
    'aurora://lottery --inspect',
    `aurora://lottery?gameCode=${'x'.repeat(1_000)}`,
  ])('%j leads nowhere [DESKTOP-07]', (link) => {
    expect(at(link)).toBeUndefined()
  })

  it('is found among the switches of a start [DESKTOP-07]', () => {
    expect(linkIn(['client.exe', '--original-process-start-time=1', 'aurora://lottery', '--x'], 'aurora')).toBe('aurora://lottery')
    expect(linkIn(['client.exe', '--load=aurora://lottery', 'https://a.example'], 'aurora')).toBeUndefined()
  })

  it('has only addresses that the bridge lets through [DESKTOP-05]', () => {
    expect(Object.keys(LINK_PATHS).filter((path) => !appPath.safeParse(path).success)).toEqual([])
  })
})

const setUp = () => {
  const done: string[] = []
  const warned: unknown[] = []
  const links = createLinks({
    scheme: 'aurora',
    log: { info: () => undefined, warn: (...args) => void warned.push(args), error: () => undefined },
    showMain: () => done.push('front'),
    tellMain: (path) => done.push(path),
    openOffice: (path) => done.push(`office ${path}`),
    returnToOffice: (path) => done.push(`return ${path}`),
  })
  return { links, done, warned }
}

describe('the way to an address', () => {
  it('waits for the client and then for its window; the last link counts [DESKTOP-07]', () => {
    const { links, done } = setUp()
    links.open('aurora://live')
    links.open('aurora://lottery')
    expect(done).toEqual([])
    links.started()
    expect(done).toEqual(['front'])
    links.ready()
    expect(done).toEqual(['front', 'front', '/lottery'])
    links.ready()
    expect(done).toHaveLength(3)
  })

  it('opens a window that was closed and waits for it again [DESKTOP-07]', () => {
    const { links, done } = setUp()
    links.started()
    links.ready()
    links.mainClosed()
    links.go('/member')
    expect(done).toEqual(['front'])
    links.go(null)
    links.ready()
    expect(done.at(-1)).toBe('/member')
  })

  it('leads the agent office into its own window [DESKTOP-07]', () => {
    const { links, done } = setUp()
    links.started()
    links.open('aurora://agentHome/agentMessages')
    expect(done).toEqual(['office /agentHome/agentMessages'])
  })

  it('hands what an agent comes back with to the windows, and shows the door to nobody for it [LOGIN-08]', () => {
    const { links, done } = setUp()
    links.open(`aurora://agent?exchange=${'q1-_'.repeat(10)}abc`)
    expect(done).toEqual([])
    links.started()
    links.ready()
    expect(done).toEqual([`return /agent?exchange=${'q1-_'.repeat(10)}abc`])
    links.open('aurora://agent')
    expect(done.slice(1)).toEqual(['front', '/agent'])
  })

  it('only comes to the front for a link that it does not know, and keeps it out of the log [DESKTOP-07]', () => {
    const { links, done, warned } = setUp()
    links.started()
    links.ready()
    links.open('aurora://secret')
    expect(done).toEqual(['front'])
    expect(JSON.stringify(warned)).not.toContain('secret')
  })
})
