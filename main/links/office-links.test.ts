import { expect, test } from 'vitest'
import { officeLinks } from './office-links.ts'

const setUp = (...offices: number[]) => {
  const done: string[] = []
  const links = officeLinks({
    showOffice: () => offices.at(-1),
    showMain: () => done.push('main'),
    openOffice: (path) => {
      offices.push(offices.length + 1)
      done.push(`open ${path}`)
    },
    tell: (window, path) => done.push(`${window} ${path}`),
    tellAll: (path) => done.push(`all ${path}`),
  })
  return { links, done }
}

test('a link into the office opens one window, however often a page calls it [DESKTOP-07]', () => {
  const { links, done } = setUp()
  for (const page of [1, 2, 3]) links.openOffice(`/agentHome?page=${page}`)
  expect(done).toEqual(['open /agentHome?page=1', '1 /agentHome?page=2', '1 /agentHome?page=3'])
})

test('what a sign-in comes back with reaches every window, and one is there to see it [LOGIN-08]', () => {
  const without = setUp()
  without.links.returnToOffice('/agent?code=a')
  expect(without.done).toEqual(['main', 'all /agent?code=a'])
  const { links, done } = setUp(7)
  links.returnToOffice('/agent?code=a')
  expect(done).toEqual(['all /agent?code=a'])
})
