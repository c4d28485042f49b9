import { captchaImage } from '@portico/contract/session/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { CaptchaField } from './captcha-field.tsx'

afterEach(() => vi.restoreAllMocks())

it('has other letters drawn at most once a second, however often one asks [LOGIN-18]', async () => {
  let now = 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const line = stubGateway(answers(captchaImage, examples.captchaImage.response))
  await renderApp(<CaptchaField input={{}} attempt={0} onPicture={() => undefined} />, { namespaces: ['session'] })
  const pictures = () => line.requests(captchaImage).length
  await waitFor(() => expect(pictures()).toBe(1))
  const button = await screen.findByRole('button', { name: 'Another picture' })
  const press = async () => {
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button)
  }
  for (const later of [0, 400, 599]) {
    now += later
    await press()
  }
  expect(pictures()).toBe(1)
  now += 1
  await press()
  await waitFor(() => expect(pictures()).toBe(2))
  await press()
  expect(pictures()).toBe(2)
})
