import pg from 'pg'

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** Releases a client when its connection is lost; whoever holds it may release it again afterwards. */
const releasedWhenLost = (client: pg.PoolClient): pg.PoolClient => {
  const release = client.release.bind(client)
  let released = false
  const once = (error?: Error | boolean): void => {
    if (released) return
    released = true
    client.off('error', once)
    release(error)
  }
  client.once('error', once)
  client.release = once
  return client
}

/**
 * A pool that takes lost connections back by itself. Drizzle never releases the client of a transaction whose `begin` failed: each
 * would be one connection fewer for ever.
 */
export class ReleasingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return super.connect().then(releasedWhenLost)
  }
}
