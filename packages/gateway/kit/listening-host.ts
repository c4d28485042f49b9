const EVERY_INTERFACE = new Set(['0.0.0.0', '::', '::1'])

/** The host under which a browser on this machine reaches what listens at `host`. */
export const reachableHost = (host: string): string => (EVERY_INTERFACE.has(host) ? 'localhost' : host)

/** Whether nobody but this machine reaches what listens at `host`. */
export const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
