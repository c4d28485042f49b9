import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { Pagination } from './pagination.tsx'

it('is absent for a single page [LOBBY-09]', async () => {
  await renderApp(<Pagination page={1} total={1} onPage={() => undefined} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('goes where it can and not beyond [LOBBY-09]', async () => {
  const go = vi.fn()
  await renderApp(<Pagination page={20} total={20} onPage={go} />)
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(go).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Page 19' }))
  expect(go).toHaveBeenCalledWith(19)
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('20')
})
