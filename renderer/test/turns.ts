import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits until something on the page takes turns, where `setInterval` alone is a fake one: what it shows is on the page a moment
 * before its timer runs, and time moved in that moment is lost. (`expect.poll` would move the time itself.)
 */
export const turning = async (): Promise<void> =>
  await act(async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })
