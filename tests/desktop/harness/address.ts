/**
 * Chromium knows no scheme of ours, so `app://portico/x` is shown as `https://portico.app.test/x`: a secure origin of its
 * own, which `'self'` in a policy means as well.
 */
const SHOWN = /^https:\/\/([a-z0-9-]+)\.app\.test(?=[/?#]|$)/

/** The address as Chromium has it. */
export const toChromium = (url: string): string => url.replace(/^app:\/\/([a-z0-9-]+)/, 'https://$1.app.test')
/** The address as the client has it. */
export const toClient = (url: string): string => url.replace(SHOWN, 'app://$1')
