import { app, type AuthInfo, type AuthenticationResponseDetails, type Event, type WebContents } from 'electron'
import type { ProxyAuth } from './auth.ts'

type Answer = (username?: string, password?: string) => void

/** Answers proxies that want a password, for every session of the client. Sites that want one get none. Answers what undoes it. */
export const answerProxies = (auth: ProxyAuth): (() => void) => {
  const listener = (
    event: Event,
    _contents: WebContents | null,
    { firstAuthAttempt }: AuthenticationResponseDetails,
    { isProxy, host, port, realm }: AuthInfo,
    answer: Answer,
  ): void => {
    if (!isProxy) return
    event.preventDefault()
    const proxy = `${host}:${port}`
    const rejected = firstAuthAttempt ? undefined : auth.known(proxy)
    void auth
      .answer({ proxy, realm: realm.slice(0, 200), rejected })
      .then((found) => (found ? answer(found.username, found.password) : answer()))
  }
  app.on('login', listener)
  return () => void app.off('login', listener)
}
