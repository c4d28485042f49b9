import { expect, it } from 'vitest'
import { AGENT_MENU } from '../../features/agent/index.ts'
import { PAGES } from '../features.ts'

it('offers the sections that have a page, all of them and no other', () => {
  const built = PAGES.flatMap(({ agent }) => Object.keys(agent ?? {}))
  expect(AGENT_MENU.flat().toSorted()).toEqual(built.toSorted())
})
