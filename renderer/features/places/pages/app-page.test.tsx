import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { Component as AppPage } from './app-page.tsx'

/** A screen that is as narrow as a phone's, or not. */
const narrow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && /(max-width|width <|width <=)/.test(media),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const show = () => renderApp(<AppPage />, { namespaces: ['places', 'dialogs'], address: '/app#android' })

afterEach(() => vi.unstubAllGlobals())

it('shows a code to scan beside the button on a wide screen [CHROME-11]', async () => {
  narrow(false)
  await show()
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /Download/ })).toBeDefined()
})

it('offers a phone the download and no code of its own screen [CHROME-11]', async () => {
  narrow(true)
  await show()
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Download/ })).toBeDefined()
})
