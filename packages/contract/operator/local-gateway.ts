/** Where a gateway is found on its own machine, unless its environment says otherwise. */
export const LOCAL_GATEWAY = { host: '127.0.0.1', port: 8080, dataDir: './.data', brand: 'aurora' } as const

/** The file below the data directory that holds the token of whoever is logged in at the desk, unless another is named. */
export const OPERATOR_SESSION_FILE = 'operator.session'

/** The file below the data directory that holds the machine's operator key. */
export const OPERATOR_KEY_FILE = 'operator.key'
