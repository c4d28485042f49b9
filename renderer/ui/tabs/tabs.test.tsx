import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = ['one', 'two', 'three'].map((value) => ({ value, label: value }))

const Three = () => {
  const [value, setValue] = useState('one')
  return <Tabs label="Three" tabs={TABS} value={value} onChange={setValue} />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('moves with the arrows, round the ends, and takes the focus along', () => {
  render(<Three />)
  const list = screen.getByRole('tablist', { name: 'Three' })
  fireEvent.keyDown(list, { key: 'ArrowRight' })
  expect(selected()).toBe('two')
  expect(document.activeElement?.textContent).toBe('two')
  fireEvent.keyDown(list, { key: 'End' })
  fireEvent.keyDown(list, { key: 'ArrowRight' })
  expect(selected()).toBe('one')
})

it('lets Tab reach the selected one only', () => {
  render(<Three />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})
