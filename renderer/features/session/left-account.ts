import { recall, remember } from '../../lib/remember.ts'

/** Until when somebody who has left may be gone on with by one press. */
const LEFT_KEY = 'portico.remembered.left'
const DAY_MS = 24 * 3_600_000

/** Notes that somebody left this device who may be gone on with by one press [LOGIN-13]. */
export const noteLeft = (now: number): void => remember(LEFT_KEY, String(now + DAY_MS))

/** Whether it is worth asking the gateway who was here. */
export const wasSomebodyHere = (now: number): boolean => Number(recall(LEFT_KEY) ?? 0) > now

export const forgetLeft = (): void => remember(LEFT_KEY, '')
