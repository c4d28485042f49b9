import { expect } from 'vitest'

/** A key that no language has words for shows as itself. */
const RAW = /^[\w.:]*[a-z_]+[.:][\w.:-]+$|^[A-Z_]{3,}$|\{\{/

/** What is said of the field with this name in the form; undefined where nothing is wrong with it. */
export const faultAt = (name: string): string | undefined => {
  const control = document.querySelector(`input[name="${name}"]`)
  if (control?.getAttribute('aria-invalid') !== 'true') return undefined
  const text = document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  expect(text, name).not.toMatch(RAW)
  expect(text, name).not.toBe('')
  return text
}
