/** Below it are the drawn pictures; every host that serves the site serves them too. */
export const ART_PATH = '/art'

/** Below it are the pictures that members sent, each for whoever has its address. */
export const UPLOADS_PATH = '/uploads'

/** Where the socket is opened; the ticket goes into the query. */
export const EVENTS_PATH = '/events'

/** Below it lie files for whoever has their address, for a minute. */
export const FILES_PATH = '/files'

/** Below it are the operator's calls. */
export const OPERATOR_PATH = '/operator'
