import { APP_SCHEME } from '@portico/contract/desktop/names'
import { protocol, type Session } from 'electron'

/** Before the app is ready: `app://` has an origin of its own, counts as secure and is fetched from. */
export const declareAppScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ])

/** Serves `app://` in the shell's session and in no other. Answers what undoes it. */
export const serveAppScheme = ({ protocol: own }: Session, handle: (request: Request) => Promise<Response>): (() => void) => {
  own.handle(APP_SCHEME, handle)
  return () => own.unhandle(APP_SCHEME)
}
