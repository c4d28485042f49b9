import { exampleGame } from '@portico/contract/catalogue/examples'
import { listAnnouncements } from '@portico/contract/content/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { selectDialogs } from '../../../core/dialogs.ts'
import { paths } from '../../../core/paths.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as GroupBanner } from './group-banner.tsx'

const { nodeId, gameCode, vassalage, displayName, gameType, isGame } = exampleGame
const example = { ...examples.listAnnouncements.response.list[0]!, type: 'B' as const, title: 'Moon Gate', imageUrl: '/art/banner/1.svg' }
const offered = (more: Partial<typeof example>) =>
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [{ ...example, ...more }] }))

afterEach(() => vi.unstubAllGlobals())

it.each(['w_leftmenu', 'w_reg'] as const)('a banner in %s opens the game that it names [CONTENT-03]', async (group) => {
  const game = { nodeId, gameCode, vassalage, displayName, gameType, isGame }
  offered({ groupName: group, url: `game:${gameCode}`, linkageType: 'GAME', game } as never)
  const onFollow = vi.fn()
  const { store } = await renderApp(<GroupBanner group={group} onFollow={onFollow} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Moon Gate' }))
  expect(onFollow).toHaveBeenCalledOnce()
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', next: paths.play(nodeId, 'real') }])
})

it('a banner whose picture does not come stands as a plain icon and still leads where it should [LOBBY-24]', async () => {
  offered({ url: '/promotions', linkageType: 'ROUTE' } as never)
  const { container } = await renderApp(<GroupBanner group="w_leftmenu" titled />)
  const link = await screen.findByRole('link', { name: 'Moon Gate' })
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(link.querySelector('[data-missing]')).not.toBeNull()
  expect(link.getAttribute('href')).toBe('/promotions')
})
