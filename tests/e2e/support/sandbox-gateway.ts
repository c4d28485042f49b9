import { join } from 'node:path'
import { DEMO_OPERATORS } from '@portico/demo/seed/operators'
import { shownBy } from '@portico/gateway/testing/authenticator'
import { inRoot } from '../../../scripts/lib/root.ts'
import { type OwnGateway, ownGateway } from './own-gateway.ts'

export interface SandboxGateway extends OwnGateway {
  /** Logs somebody of the demonstration's desk in at the command line. */
  readonly enter: (name: (typeof DEMO_OPERATORS)[number]['name']) => Promise<void>
  /** Sets its clock forward; ends what idles out meanwhile. */
  readonly pass: (hours: number, minutes?: number) => Promise<void>
}

/** A gateway of the test's own with the sandbox that pays, people at its desk, and a clock that the test moves. */
export const sandboxGateway = async (env: Readonly<Record<string, string>> = {}): Promise<SandboxGateway> => {
  let aheadMs = 0
  const own = await ownGateway({ program: inRoot('tests', 'e2e', 'support', 'sandbox-main.ts'), open: async () => {}, env })
  const enter: SandboxGateway['enter'] = async (name) => {
    const { secret } = DEMO_OPERATORS.find((each) => each.name === name)!
    const code = shownBy({ clock: { now: () => new Date(Date.now() + aheadMs) } }, secret)
    await own.operator('login', '--key-file', join(own.dataDir, 'demo-operators', `${name}.key`), '--code', code)
  }
  return {
    ...own,
    enter,
    pass: async (hours, minutes = 0) => {
      await own.operator('clock', 'advance', `${hours}h${minutes}m`)
      aheadMs += (hours * 60 + minutes) * 60_000
    },
  }
}
