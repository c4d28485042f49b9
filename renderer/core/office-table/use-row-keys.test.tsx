import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useRowKeys } from './use-row-keys.ts'

const Table = () => {
  const table = useRef<HTMLDivElement>(null)
  useRowKeys(table)
  return (
    <div ref={table}>
      <input aria-label="Account" />
      <table>
        <tbody>
          {['one', 'two', 'three'].map((name) => (
            <tr key={name}>
              <td>
                <input type="checkbox" aria-label={`Select ${name}`} />
                <a data-row href={`#${name}`}>
                  {name}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const press = (keys: string) => [...keys].forEach((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const focused = () => document.activeElement?.textContent

it('moves along the rows with j and k, stops at the ends and ticks with x', () => {
  render(<Table />)
  press('jj')
  expect(focused()).toBe('two')
  press('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select two' }).checked).toBe(true)
  press('jjj')
  expect(focused()).toBe('three')
  press('kkkk')
  expect(focused()).toBe('one')
})

it('leaves letters to a field that is being typed in', () => {
  render(<Table />)
  const field = screen.getByRole('textbox', { name: 'Account' })
  field.focus()
  press('jkx')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select one' }).checked).toBe(false)
})
