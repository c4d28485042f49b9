import { fireEvent, screen, waitFor } from '@testing-library/react'
import { gameList, hotGames } from '@portico/contract/catalogue/calls'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { GameSearch } from './game-search.tsx'

const dragon = { ...exampleGame, gameName: 'Golden Dragon' }
const field = () => screen.getByRole('combobox', { name: 'Search games' })
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })

const open = async () => {
  const line = stubGateway(
    answers(hotGames, { list: [{ ...exampleGame, gameName: 'Moon Gate' }], total: 1, totalPages: 1 }),
    answers(gameList, ({ request: { gameName } }) => ({
      games: [dragon],
      total: 1,
      totalPages: 1,
      ...(gameName === 'drgon' ? { suggestion: 'Dragon' } : {}),
    })),
  )
  const app = await renderApp(<GameSearch />, { namespaces: ['games', 'lobby'] })
  fireEvent.focus(field())
  return { ...app, line }
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('shows what is played most before the first letter', async () => {
  await open()
  const list = await screen.findByRole('listbox', { name: 'Most played' })
  expect(await screen.findByRole('option', { name: /Moon Gate/ })).toBeDefined()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field().getAttribute('aria-activedescendant')).toBe(`${list.id}-0`)
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('asks whether another word was meant, and searches for it when that is pressed [LOBBY-08]', async () => {
  const { line } = await open()
  type('drgon')
  fireEvent.click(await screen.findByRole('button', { name: 'Did you mean “Dragon”?' }))
  await waitFor(() => expect(line.requests(gameList).at(-1)?.request.gameName).toBe('Dragon'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull())
  expect((field() as HTMLInputElement).value).toBe('Dragon')
})

it('offers again what was searched for and led somewhere, once each', async () => {
  await open()
  for (const words of ['dragon', 'moon', 'dragon']) {
    type(words)
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.focus(field())
  }
  type('')
  await screen.findByRole('group', { name: 'Your last searches' })
  const chips = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(chips).toEqual(['dragon', 'moon'])
  fireEvent.click(screen.getByRole('button', { name: 'moon' }))
  expect((field() as HTMLInputElement).value).toBe('moon')
})
