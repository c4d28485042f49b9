import { getCACertificates, rootCertificates } from 'node:tls'

/**
 * Certificates a connection of Node's may end in: Node's own and, where it can read them, the system's, which is what
 * the windows trust. Read once, at the first call: it costs a moment.
 */
export const createAuthorities = (read: typeof getCACertificates = getCACertificates): (() => readonly string[]) => {
  let all: readonly string[] | undefined
  const system = (): readonly string[] => {
    try {
      return read('system')
    } catch {
      return []
    }
  }
  return () => (all ??= [...new Set([...rootCertificates, ...system()])])
}
