import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { Picture } from './picture.tsx'

it('becomes a plain icon in the same box when it does not load, and tries another one [LOBBY-24]', async () => {
  const { container, rerender } = await renderApp(<Picture src="/art/gone.svg" width={56} height={56} className="box" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-missing]')?.classList.contains('box')).toBe(true)
  rerender(<Picture src="/art/here.svg" width={56} height={56} className="box" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/here.svg')
})
