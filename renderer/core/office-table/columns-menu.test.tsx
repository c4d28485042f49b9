import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { LayoutRules, TableLayout } from './layout.ts'

const RULES: LayoutRules = { all: ['stake', 'payout', 'net'], usual: ['stake', 'payout', 'net'] }
const USUAL: TableLayout = { columns: RULES.usual, pinned: [], roomy: false }

it('builds each key upon the one before, also where the page has not been rendered since [AGENT-11]', async () => {
  const onLayout = vi.fn<(layout: TableLayout) => void>()
  const menu = <ColumnsMenu layout={USUAL} rules={RULES} first="account" nameOf={(id) => id} onLayout={onLayout} />
  await renderApp(menu, { namespaces: ['tables'] })
  const boxOf = (name: string) => screen.getByRole('checkbox', { name, hidden: true })
  fireEvent.keyDown(boxOf('net'), { key: 'ArrowUp', altKey: true })
  fireEvent.keyDown(boxOf('net'), { key: 'p' })
  fireEvent.click(boxOf('stake'))
  expect(onLayout.mock.calls.map(([layout]) => layout)).toEqual([
    { columns: ['stake', 'net', 'payout'], pinned: [], roomy: false },
    { columns: ['stake', 'net', 'payout'], pinned: ['net'], roomy: false },
    { columns: ['net', 'payout'], pinned: ['net'], roomy: false },
  ])
})
