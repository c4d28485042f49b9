import type { Role } from '@portico/contract/desktop/shapes'

/** The windows of ours that have the bridge, by the id of their web contents. Game windows are never in it. */
export interface Registry {
  readonly roleOf: (id: number) => Role | undefined
  /** In the order they were opened. */
  readonly ids: (role?: Role) => readonly number[]
  readonly add: (id: number, role: Role) => void
  readonly remove: (id: number) => void
}

export const createRegistry = (): Registry => {
  const roles = new Map<number, Role>()
  return {
    roleOf: (id) => roles.get(id),
    ids: (role) => [...roles].filter(([, own]) => role === undefined || own === role).map(([id]) => id),
    add: (id, role) => void roles.set(id, role),
    remove: (id) => void roles.delete(id),
  }
}
