import type { Orm, Tx } from './orm.ts'

/** Runs `work` once the transaction has committed, and never when it was rolled back. Inside a savepoint it is left out. */
export type AfterCommit = (tx: Tx, work: () => void) => void

/** Teaches the transactions of a database's pools to say that they have committed. */
export const commitsOf = (...orms: readonly Orm[]): AfterCommit => {
  const waiting = new WeakMap<Tx, Set<() => void>>()
  for (const orm of orms) watch(orm, waiting)
  return (tx, work) => void waiting.set(tx, (waiting.get(tx) ?? new Set()).add(work))
}

const watch = (orm: Orm, waiting: WeakMap<Tx, Set<() => void>>): void => {
  const plain = orm.transaction.bind(orm)
  const transaction: Orm['transaction'] = async (work, config) => {
    let own: Tx | undefined
    const value = await plain((tx) => {
      own = tx
      return work(tx)
    }, config)
    if (own) for (const each of waiting.get(own) ?? []) each()
    return value
  }
  Object.assign(orm, { transaction })
}
