import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderApp } from '../test/render.tsx'
import { Link, PageLink } from './link.tsx'

const Here = () => {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

const show = () =>
  renderApp(
    <>
      <PageLink to="/first">First</PageLink>
      <Link to="/second?a=1" state={{ opened: true }}>
        Second
      </Link>
      <Link to="/elsewhere" target="_blank">
        New tab
      </Link>
      <Link to="/never" onClick={(event) => event.preventDefault()}>
        Stopped
      </Link>
      <Here />
    </>,
    { address: '/first' },
  )

const press = (name: string, keys: MouseEventInit = {}): void => {
  // The test's browser has nowhere to go by itself.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name }), { button: 0, ...keys })
}

test('a press goes there within the app, with its state, and the link of the page that shows says so', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('/second?a=1')
  press('Second')
  expect(screen.getByRole('status').textContent).toBe('/second?a=1 {"opened":true}')
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('aria-current')).toBeNull()
})

test('what means another tab, or was stopped, stays where it is', async () => {
  await show()
  press('Second', { ctrlKey: true })
  press('Second', { metaKey: true })
  press('Second', { button: 1 })
  press('New tab')
  press('Stopped')
  expect(screen.getByRole('status').textContent).toBe('/first null')
})
