import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface Row {
  readonly name: string
  readonly bets: number
}

const ROWS: readonly Row[] = [
  { name: 'an', bets: 20 },
  { name: 'binh', bets: 100 },
  { name: 'chi', bets: 3 },
]
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, label: (row) => row.name },
  { id: 'bets', header: 'Bets', numeric: true, cell: (row) => row.bets, sortBy: (row) => row.bets },
]
const table = { label: 'Members', columns: COLUMNS, rows: ROWS, rowKey: (row: Row) => row.name }

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

it('sorts by figures, down, up, then as it was', async () => {
  await renderApp(<DataTable {...table} />)
  const sort = screen.getByRole('button', { name: 'Bets' })
  fireEvent.click(sort)
  expect(names()).toEqual(['binh', 'an', 'chi'])
  expect(screen.getByRole('columnheader', { name: 'Bets' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(sort)
  expect(names()).toEqual(['chi', 'an', 'binh'])
  fireEvent.click(sort)
  expect(names()).toEqual(['an', 'binh', 'chi'])
})

it('leaves the order to the caller that keeps it', async () => {
  const onSorting = vi.fn()
  await renderApp(<DataTable {...table} onSorting={onSorting} sorting={{ id: 'bets', desc: true }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Bets' }))
  expect(onSorting).toHaveBeenCalledWith({ id: 'bets', desc: false })
  expect(names()).toEqual(['an', 'binh', 'chi'])
})

it('puts the total first and opens rows', async () => {
  const onRow = vi.fn()
  await renderApp(<DataTable {...table} onRow={onRow} total={{ label: 'All rows', cells: { bets: 123 } }} />)
  expect(names()[0]).toBe('All rows')
  fireEvent.click(screen.getByRole('button', { name: 'Open binh' }))
  expect(onRow).toHaveBeenCalledExactlyOnceWith(ROWS[1])
})

it('waits, fails and is empty in words', async () => {
  const retry = vi.fn()
  const view = await renderApp(<DataTable {...table} rows={[]} loading />)
  expect(screen.getByRole('group', { name: 'Members' }).getAttribute('aria-busy')).toBe('true')
  view.unmount()
  const empty = await renderApp(<DataTable {...table} rows={[]} />)
  expect(screen.getByText('Nothing here yet')).toBeTruthy()
  empty.unmount()
  await renderApp(<DataTable {...table} rows={[]} error="The line is down" onRetry={retry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
