import type { LimitKind } from '@portico/contract/control/shapes'
import { formatUnits } from '@portico/contract/kit/money'

/** Money is four places on the wire; time is whole seconds. */
export const writeFigure = (kind: LimitKind, amount: bigint): string => (kind === 'TIME' ? String(amount) : formatUnits(amount))

/** The currency that a limit is counted in; time has none. */
export const currencyOf = (kind: LimitKind, currency: string): string => (kind === 'TIME' ? '' : currency)
