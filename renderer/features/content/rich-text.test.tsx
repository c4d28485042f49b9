import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { RichText } from './rich-text.tsx'

it('follows a link to a page of ours in place, and leaves others to the browser [CONTENT-02]', async () => {
  const onLeave = vi.fn()
  const html = '<p><a href="/rng?vassalage=PG">slots</a> <a href="https://elsewhere.example/">elsewhere</a></p>'
  const { router } = await renderApp(<RichText html={html} onLeave={onLeave} />)
  fireEvent.click(await screen.findByText('elsewhere'))
  expect(onLeave).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('slots'), { ctrlKey: true })
  expect(onLeave).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('slots'))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(router.state.location).toMatchObject({ pathname: '/rng', search: '?vassalage=PG' })
})
