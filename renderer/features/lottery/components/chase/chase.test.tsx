import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { chaseDetail, chaseIssues, createChase, listChases } from '@portico/contract/bets/chase-calls'
import { sessionKeys } from '@portico/contract/session/calls'
import { withdrawPasswordState } from '@portico/contract/member/calls'
import { answers } from '../../../../test/gateway.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'
import { atInstant } from '../../testing/at-instant.ts'

const minuteAhead = (i: number) => ({
  numero: `20261121-${String(901 + i).padStart(4, '0')}`,
  sealAt: new Date(Date.parse('2026-11-21T08:00:55Z') + i * 60_000).toISOString(),
  drawAt: new Date(Date.parse('2026-11-21T08:01:00Z') + i * 60_000).toISOString(),
})

const openDialog = async (digits: readonly number[]) => {
  const { line: gateway } = await openLotteryPage({
    lottery: { plays: ['fixed-position'] },
    member: { maxPrizeGroup: 1956 },
    replies: [
      answers(chaseIssues, { list: Array.from({ length: 120 }, (_, i) => minuteAhead(i)), serverNow: NOW }),
      answers(listChases, examples.listChases.response),
      answers(chaseDetail, examples.chaseDetail.response),
      answers(createChase, examples.createChase.response),
      answers(withdrawPasswordState, examples.withdrawPasswordState.response),
      answers(sessionKeys, examples.sessionKeys.response),
    ],
  })
  const row = within(await screen.findByRole('group', { name: 'Ten-thousands' }))
  for (const digit of digits) fireEvent.click(row.getByRole('button', { name: `Ten-thousands ${digit}` }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Advance play' })
  await vi.waitUntil(() => !button.disabled)
  fireEvent.click(button)
  return { gateway, dialog: within(await screen.findByRole('dialog', { name: 'Advance play' })) }
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog']

const set = (dialog: Dialog, label: string, value: number) =>
  fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value: String(value) } })

const rowsOf = async (dialog: Dialog) => {
  const table = await dialog.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/[\u00a0\s]+/g, ' ')))
}

describe('advance play [LOTTERY-03]', () => {
  atInstant(NOW)

  it('chooses nothing for the reader, and locks nothing until it is set up', async () => {
    const { dialog } = await openDialog([7])
    expect(dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
    expect(dialog.getByRole('group', { name: 'How should the stake change?' })).toBeTruthy()
    expect(dialog.queryByRole('table')).toBeNull()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Choose how the stake changes' }).disabled).toBe(true)
  })

  it('shows the issues of a profit rate, what is locked, and the chance to lose all of it', async () => {
    const { dialog } = await openDialog([0, 1, 2, 3, 4])
    fireEvent.click(dialog.getByRole('radio', { name: /^Profit rate/ }))
    set(dialog, 'Draws', 6)
    set(dialog, 'Profit rate, %', 30)
    const rows = await rowsOf(dialog)
    expect(rows.map(([, multiple]) => multiple)).toEqual(['1', '2', '6', '18', '54', '161'])
    expect(rows[1]).toEqual(['902 15:02', '2', '20,000 ₫', '30,000 ₫', '39,120 ₫', '+9,120 ₫'])
    expect(dialog.getByText('Chance to lose all of it').nextSibling?.textContent).toBe('1.6%')
    expect(dialog.getByText('Locked now, the most you can lose').nextSibling?.textContent).toMatch(/^2,420,000/)
    expect(dialog.getByText(/If none of the 6 draws wins/)).toBeTruthy()
  })

  it('says when a profit rate cannot be reached', async () => {
    const { dialog } = await openDialog([0, 1, 2, 3, 4, 5, 6, 7])
    fireEvent.click(dialog.getByRole('radio', { name: /^Profit rate/ }))
    set(dialog, 'Profit rate, %', 30)
    expect(await dialog.findByText(/No multiple reaches this profit rate/)).toBeTruthy()
    expect(dialog.queryByRole('table')).toBeNull()
  })

  it('asks for the withdraw password before anything is sent', async () => {
    const { dialog, gateway } = await openDialog([7])
    fireEvent.click(dialog.getByRole('radio', { name: /^Steps/ }))
    set(dialog, 'Draws', 3)
    expect((await rowsOf(dialog)).map(([, multiple]) => multiple)).toEqual(['1', '2', '4'])
    const password = await dialog.findByLabelText('Withdraw password')
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: /^Lock 14,000/ })
    expect(confirm.disabled).toBe(true)
    fireEvent.change(password, { target: { value: '246810' } })
    expect(confirm.disabled).toBe(false)
    expect(gateway.count(createChase)).toBe(0)
  })
})
