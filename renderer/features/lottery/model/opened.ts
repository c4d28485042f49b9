import type { EventData } from '@portico/contract/events'
import type { OpenedGame } from '@portico/contract/lottery/shapes'

/** An issue opened. A draw from outside waits for its result meanwhile. */
export const opens = (entry: OpenedGame, { numero }: EventData<'public', 'numero.opened'>): void => {
  const { current, last } = entry
  if (current && current.numero !== numero.numero && current.commitment === null && last?.numero !== current.numero)
    entry.awaiting = { ...current, state: 'SEALED' }
  entry.current = numero
  if (entry.next && entry.next.numero <= numero.numero) entry.next = null
}

/** An issue takes no more bets. */
export const seals = (entry: OpenedGame, { numero, root }: EventData<'public', 'numero.sealed'>): void => {
  if (entry.current?.numero === numero) Object.assign(entry.current, { state: 'SEALED', root })
}

/** An issue was called off: nothing is bet or drawn on it any more. */
export const voids = (entry: OpenedGame, { numero }: EventData<'public', 'numero.voided'>): void => {
  for (const key of ['current', 'next'] as const) if (entry[key]?.numero === numero) entry[key] = null
  if (entry.awaiting?.numero === numero) delete entry.awaiting
}

/** An issue has its result. */
export const draws = (entry: OpenedGame, { draw }: EventData<'public', 'numero.drawn'>): void => {
  if (!entry.last || entry.last.numero <= draw.numero) entry.last = draw
  if (entry.current?.numero === draw.numero) entry.current.state = 'DRAWN'
  if (entry.awaiting?.numero === draw.numero) delete entry.awaiting
}
