import { app, type Certificate, type Event, type Session, type WebContents } from 'electron'
import type { Log } from '../ports.ts'
import { siteOf } from './addresses.ts'
import type { PagePolicies } from './page-policy.ts'
import { grantPermissions } from './permissions.electron.ts'

interface Deps {
  readonly policies: PagePolicies
  readonly log: Log
}

interface Going {
  readonly url: string
  readonly isMainFrame: boolean
  readonly preventDefault: () => void
}

const guard = (contents: WebContents, { policies, log }: Deps): void => {
  const { id } = contents
  const judge = (going: Going): void => {
    const policy = policies.of(id)
    if (policy.mayGo(going.url, going.isMainFrame)) return
    going.preventDefault()
    log.warn('A page was kept from leaving its bounds', { window: id, to: siteOf(going.url), top: going.isMainFrame })
    policy.refused(going.url, 'navigation', going.isMainFrame)
  }
  // The first event comes for both kinds of frames; for a redirect the second comes alone, even of what main loaded itself.
  contents.on('will-frame-navigate', judge)
  contents.on('will-redirect', judge)
  contents.setWindowOpenHandler(({ url }) => {
    log.info('A window of its own was refused', { window: id, to: siteOf(url) })
    policies.of(id).refused(url, 'popup', true)
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // A page that does not want to be left would keep its window open without a word.
  contents.on('will-prevent-unload', (event) => event.preventDefault())
  contents.once('destroyed', () => policies.remove(id))
}

/**
 * The bounds of every page that will ever be made, whoever makes it: call it before `app` is ready. Sessions get no
 * permission until their own rule is set, and files only where a page's policy says so. Answers what undoes it.
 */
export const guardEverything = (deps: Deps): (() => void) => {
  const onContents = (_event: Event, contents: WebContents): void => guard(contents, deps)
  const onSession = (session: Session): void => {
    grantPermissions(session, () => false, deps.log)
    session.on('will-download', (event, item, contents: WebContents | undefined) => {
      if (contents && deps.policies.of(contents.id).mayDownload(item.getURL())) return
      event.preventDefault()
      deps.log.info('A download was refused', { from: contents?.id })
    })
  }
  // Without an answer of ours Electron would send the first certificate in the system's store.
  const onCertificate = (
    event: Event,
    _contents: WebContents | null,
    _url: string,
    _list: readonly Certificate[],
    choose: (certificate?: Certificate) => void,
  ): void => {
    event.preventDefault()
    choose()
  }
  app.on('web-contents-created', onContents)
  app.on('session-created', onSession)
  app.on('select-client-certificate', onCertificate)
  return () => {
    app.off('web-contents-created', onContents)
    app.off('session-created', onSession)
    app.off('select-client-certificate', onCertificate)
  }
}
