/** Where a gateway is found on its own machine, unless its environment says otherwise. */
export const LOCAL_GATEWAY = { host: '127.0.0.1', port: 8080, dataDir: './.data', brand: 'aurora' } as const

/** The file below the data directory that holds the machine's operator key. */
export const OPERATOR_KEY_FILE = 'operator.key'
