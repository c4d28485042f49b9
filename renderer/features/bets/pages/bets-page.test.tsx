import { examples } from '@portico/contract/examples'
import { listBets } from '@portico/contract/bets/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './bets-page.tsx'

const open = async (address: string) => {
  const line = stubGateway(answers(listBets, examples.listBets.response))
  const app = await renderApp(<Component />, { address, namespaces: ['records', 'days', 'lottery', 'receipts', 'errors'] })
  await screen.findByRole('combobox', { name: 'Game' })
  return { ...app, asked: () => line.requests(listBets).at(-1)?.request }
}

describe('which bets the record shows [WALLET-07]', () => {
  it('are those of days of one’s own, which stand in the address', async () => {
    const { asked, router } = await open('/?page=3')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '01/11/2026' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '03/11/2026' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show these days', hidden: true }))
    await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-01', to: '2026-11-03', pageNo: 1 }))
    expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-03')
  })

  it('are those of one game, of what was played in these days', async () => {
    const { asked, router } = await open('/?period=last7')
    const { gameCode, name } = examples.listBets.response.games[0]!
    fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: gameCode } })
    await waitFor(() => expect(asked()).toMatchObject({ gameCode, pageNo: 1 }))
    expect(screen.getByRole('option', { name, selected: true })).toBeTruthy()
    expect(new URLSearchParams(router.state.location.search).get('game')).toBe(gameCode)
  })

  it('are today’s where the address names what is no range, or no game', async () => {
    const { asked } = await open('/?from=2027-01-01&to=2026-01-01&game=%3Cb%3E&state=NONE&period=ever')
    const today = asked()
    expect(today?.from).toBe(today?.to)
    expect(today).not.toHaveProperty('gameCode')
    expect(today).not.toHaveProperty('state')
  })
})
