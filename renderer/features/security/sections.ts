import type { ComponentType } from 'react'
import { AuthenticatorSection } from './components/authenticator-section.tsx'
import { PasskeysSection } from './components/passkeys-section.tsx'
import { DevicesSection } from './components/devices-section.tsx'
import { HistorySection } from './components/history-section.tsx'
import { WaysSection } from './components/ways-section.tsx'

interface Section {
  /** The anchor of its heading, e.g. `/member/securityCenter#devices`. */
  readonly id: string
  readonly Component: ComponentType
}

/** What the security center shows, from the top; a part of it is one line here. */
export const SECTIONS: readonly Section[] = [
  { id: 'passkeys', Component: PasskeysSection },
  { id: 'ways', Component: WaysSection },
  { id: 'authenticator', Component: AuthenticatorSection },
  { id: 'devices', Component: DevicesSection },
  { id: 'history', Component: HistorySection },
]
