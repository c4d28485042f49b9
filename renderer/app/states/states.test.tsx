import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { BundleTimeout } from '../lazy-page.ts'
import { ErrorPage } from './error-page.tsx'
import { Component as NotFound } from './not-found.tsx'

const expectWords = async (title: string, lead: string) => {
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(lead)).toBeDefined()
}

it('a page that takes too long says to check the network, and is tried again [RULES-02]', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  await renderApp(<ErrorPage error={new BundleTimeout()} />)
  await expectWords(
    'Page didn’t load',
    'The connection is too slow or was cut, or a new version of the site is there. Check your network and try again.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('a page that failed of something unknown says so, and whom to ask [RULES-02]', async () => {
  await renderApp(<ErrorPage error={new TypeError('x is not a function')} />)
  await expectWords(
    'Something went wrong on this page',
    'Your money and bets are safe on our servers. Reload the page; if it happens again, contact customer service.',
  )
})

it('an address that is none says so, and leads to the customer service [RULES-02]', async () => {
  await renderApp(<NotFound />)
  await expectWords('There is no page here', 'The address may have been mistyped, or the page has moved.')
  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service')
})
