import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testDesktop } from '../../../test/desktop.ts'
import { renderApp } from '../../../test/render.tsx'
import { ToastRegion } from '../../../ui/toast/toast-region.tsx'
import { OfficeButton } from './desktop-only.tsx'

const open = async (desktop: ReturnType<typeof testDesktop> | undefined) => {
  await renderApp(
    <>
      <OfficeButton />
      <ToastRegion />
    </>,
    { namespaces: ['desktop'], address: '/agent/downlines?page=2', ...(desktop && { platform: desktop.platform }) },
  )
}
const NAME = 'Open this page in another window'

it('opens the present page in a further window', async () => {
  const desktop = testDesktop({ 'windows.openOffice': async () => null })
  await open(desktop)
  fireEvent.click(await screen.findByRole('button', { name: NAME }))
  await waitFor(() => expect(desktop.requests).toEqual([['windows.openOffice', '/agent/downlines?page=2']]))
})

it('says so when no window comes', async () => {
  await open(testDesktop())
  fireEvent.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByText('The window could not be opened.')).toBeTruthy()
})

it('is not there in a browser', async () => {
  await open(undefined)
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
})
