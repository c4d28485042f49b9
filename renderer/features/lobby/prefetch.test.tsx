import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameList } from '@portico/contract/catalogue/calls'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { usePrefetchFirst } from './prefetch.ts'
import type { ListView } from './list-address.ts'

const VIEW: ListView = {
  selection: 'ALL',
  page: 1,
  vassalage: undefined,
  gameClassify: undefined,
  gameName: undefined,
  minBet: undefined,
  minLineNum: undefined,
}

afterEach(() => void vi.unstubAllGlobals())

it('asks for what is pressed at once, though nobody rested on it [LOBBY-08]', async () => {
  const line = stubGateway(answers(gameList, examples.gameList.response))
  const changed = vi.fn()
  const Press = () => {
    const { change } = usePrefetchFirst('RNG', VIEW, changed)
    return (
      <button type="button" onClick={() => change({ vassalage: 'PG' })}>
        press
      </button>
    )
  }
  await renderApp(<Press />)
  fireEvent.click(screen.getByRole('button'))
  expect(changed).toHaveBeenCalledExactlyOnceWith({ vassalage: 'PG' }, undefined)
  await vi.waitFor(() => expect(line.requests(gameList).map(({ request }) => request.vassalage)).toEqual(['PG']))
})
