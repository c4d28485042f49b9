/** The name under which the preload shows the bridge to the renderer. Stands alone, so that a browser loads no more than this of the desktop. */
export const BRIDGE_KEY = 'portico'

/** Where the desktop client serves the renderer. */
export const APP_SCHEME = 'app'

export const APP_ORIGIN = 'app://portico'

/**
 * What the renderer reads where a browser would read the session token. The real one stays in the vault: main puts this
 * in its place in every answer and puts the real one back on the way out. As long as a token, so that shapes hold.
 */
export const HELD_TOKEN = 'held-by-the-desktop-client-and-never-shown'
