import type { ComponentType } from 'react'
import { DevicesSection } from './components/devices-section.tsx'
import { HistorySection } from './components/history-section.tsx'
import { PayeesSection } from './components/payees-section.tsx'
import { WaysSection } from './components/ways-section.tsx'

interface Section {
  /** The anchor of its heading, e.g. `/member/securityCenter#devices`. */
  readonly id: string
  readonly Component: ComponentType
}

/** What the security center shows, from the top; a part of it is one line here. */
export const SECTIONS: readonly Section[] = [
  { id: 'ways', Component: WaysSection },
  { id: 'payees', Component: PayeesSection },
  { id: 'devices', Component: DevicesSection },
  { id: 'history', Component: HistorySection },
]
