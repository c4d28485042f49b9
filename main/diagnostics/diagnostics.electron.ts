import { clipboard, net, type Session } from 'electron'
import { arch, release } from 'node:os'
import type { Facts } from './facts.ts'

/** The facts that the system knows. `session` is the client's own: names are looked up as its requests would. */
export const systemFacts = (session: Session): Pick<Facts, 'online' | 'lookup'> => ({
  online: () => net.isOnline(),
  lookup: async (host) => (await session.resolveHost(host)).endpoints.map(({ address }) => address),
})

/** Puts a text on the clipboard. */
export const copyText = (text: string): Promise<void> => clipboard.writeText(text)

/** The client and its machine in one line. */
export const aboutClient = (name: string, version: string): string =>
  `${name} ${version}, Electron ${process.versions.electron ?? '-'}, ${process.platform} ${release()} ${arch()}`
