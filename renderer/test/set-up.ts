import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom lacks of the platform; kept to the few calls our components make. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
HTMLElement.prototype.hidePopover ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList

afterEach(cleanup)
