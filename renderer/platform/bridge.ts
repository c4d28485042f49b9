import type { Bridge } from '@portico/contract/desktop/channels'
import { BRIDGE_KEY } from '@portico/contract/desktop/names'

/** The bridge, where the renderer runs inside the desktop client. */
export const bridgeOf = (scope: object): Bridge | undefined => (scope as Readonly<Record<string, Bridge | undefined>>)[BRIDGE_KEY]
