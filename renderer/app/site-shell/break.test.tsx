import { act, screen, waitFor } from '@testing-library/react'
import { gameVendors } from '@portico/contract/catalogue/calls'
import { examples } from '@portico/contract/examples'
import { permission } from '@portico/contract/system/calls'
import { expect, it } from 'vitest'
import { BrandSlide } from '../../features/lobby/components/brand-slide.tsx'
import { GameNavPanel } from '../../features/lobby/nav/game-nav-panel.tsx'
import { started } from '../../features/session/index.ts'
import { member } from '../../test/address.tsx'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Component as PhoneMenu } from './phone-menu.tsx'
import { SideMenu } from './side-menu.tsx'

const shell = (
  <>
    <SideMenu />
    <PhoneMenu onClose={() => undefined} />
    <BottomBar />
    <GameNavPanel />
    <BrandSlide />
  </>
)
const ways = () => [
  ...screen.queryAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('href') === '/promotions'),
  ...screen.queryAllByRole('button', { name: 'Promotions', hidden: true }),
]

it('leads who takes a break from play to no promotions, from no menu and no picture', async () => {
  const { permissions } = examples.permission.response
  stubGateway(
    answers(permission, { permissions: permissions.filter((key) => key !== 'PROMOTIONS') }),
    answers(gameVendors, examples.gameVendors.response),
  )
  const { store } = await renderApp(shell, { namespaces: ['lobby'] })
  expect(ways()).toHaveLength(5)
  act(() => void store.dispatch(started(member)))
  await waitFor(() => expect(ways()).toEqual([]))
})
