const EVERY_INTERFACE = new Set(['0.0.0.0', '::', '::1'])

/** The host under which a browser on this machine reaches what listens at `host`. */
export const reachableHost = (host: string): string => (EVERY_INTERFACE.has(host) ? 'localhost' : host)
