/** The name under which the preload shows the bridge to the renderer. Stands alone, so that a browser loads no more than this of the desktop. */
export const BRIDGE_KEY = 'portico'
