import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { GameTile } from './game-tile.tsx'

const tile = { name: 'Moon Temple', meta: 'PT · Slots', art: '/art/x.svg' }

it('plays, tries and is kept by buttons of their own [LOBBY-12]', async () => {
  const did = { onPlay: vi.fn(), onTry: vi.fn(), onFavourite: vi.fn() }
  await renderApp(<GameTile {...tile} {...did} hot trial />)
  fireEvent.click(screen.getByRole('button', { name: 'Play Moon Temple' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try Moon Temple free' }))
  fireEvent.click(screen.getByRole('button', { name: 'Favourite Moon Temple', pressed: false }))
  expect(Object.values(did).map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1])
  expect(screen.getByText('Hot')).toBeTruthy()
})

it('shows the vendor’s icon, an icon of ours where that fails, and its room before it is known [LOBBY-12] [LOBBY-24]', async () => {
  const { container, rerender } = await renderApp(<GameTile {...tile} vendorIcon="" onPlay={() => undefined} />)
  const line = () => container.querySelector('p')!
  expect(line().querySelector('i')).toBeTruthy()
  rerender(<GameTile {...tile} vendorIcon="/art/vendor/RNG/PT.svg" onPlay={() => undefined} />)
  expect(line().querySelector('img')?.getAttribute('src')).toBe('/art/vendor/RNG/PT.svg')
  fireEvent.error(line().querySelector('img')!)
  expect(line().querySelector('img')).toBeNull()
  expect(line().querySelector('[data-missing]')).toBeTruthy()
  rerender(<GameTile {...tile} onPlay={() => undefined} />)
  expect(line().children).toHaveLength(0)
})

it('offers no trial where there is none, and shows an icon when the picture is missing [LOBBY-12] [LOBBY-24]', async () => {
  const { container } = await renderApp(<GameTile {...tile} onPlay={() => undefined} onTry={() => undefined} />)
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-missing]')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play Moon Temple' })).toBeTruthy()
})
