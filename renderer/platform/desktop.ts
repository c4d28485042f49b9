import type { Bridge, BridgeAnswer, BridgeFailure, RequestName } from '@portico/contract/desktop/channels'
import { HELD_TOKEN } from '@portico/contract/desktop/names'
import type { ClientState } from '@portico/contract/desktop/shapes'
import type { Ask, Desktop } from './desktop-port.ts'
import type { Platform } from './port.ts'

/** Main's no to a request of this window. */
export class BridgeError extends Error {
  readonly code: BridgeFailure
  constructor(code: BridgeFailure) {
    super(`the desktop client answered ${code}`)
    this.code = code
  }
}

/** Main sends a link as soon as this window has requested its state, which is before any page can follow it. */
const keepLinks = (bridge: Bridge): Desktop['onLink'] => {
  let waiting: string | undefined
  let listener: ((path: string) => void) | undefined
  bridge.on['link.opened']((path) => {
    if (listener) listener(path)
    else waiting = path
  })
  return (next) => {
    listener = next
    if (waiting !== undefined) next(waiting)
    waiting = undefined
    return () => {
      if (listener === next) listener = undefined
    }
  }
}

/** What main tells before the page has loaded what shows it, such as a proxy's question at the very start, must not be missed. */
const keepState = (bridge: Bridge, first: ClientState): (() => ClientState) => {
  let state = first
  const keep =
    <Part extends keyof ClientState>(part: Part) =>
    (value: ClientState[Part]): void => {
      state = { ...state, [part]: value }
    }
  bridge.on['session.changed'](keep('session'))
  bridge.on['line.changed'](keep('line'))
  bridge.on['update.changed'](keep('update'))
  bridge.on['settings.changed'](keep('settings'))
  bridge.on['games.changed'](keep('games'))
  bridge.on['proxy.login'](keep('proxyLogin'))
  return () => state
}

const asking = (bridge: Bridge): Ask =>
  Object.fromEntries(
    Object.entries(bridge.ask).map(([name, ask]) => [
      name,
      async (...args: never[]) => {
        const answer = (await (ask as (...all: never[]) => Promise<unknown>)(...args)) as BridgeAnswer<RequestName>
        if (!answer.ok) throw new BridgeError(answer.code)
        return answer.value
      },
    ]),
  ) as unknown as Ask

/**
 * The platform inside the desktop client. The session token is never here: while main holds one this reads as a
 * placeholder that main replaces on the way out.
 * @throws BridgeError when main refuses this window.
 */
export const desktopPlatform = async (bridge: Bridge): Promise<Platform> => {
  const ask = asking(bridge)
  const onLink = keepLinks(bridge)
  const stateNow = keepState(bridge, await ask['client.state']())
  let { held } = stateNow().session
  // One session's placeholder is not the next one's: a late no to the first must not be taken for one to the second.
  let begun = 0
  bridge.on['session.changed']((session) => {
    if (session.held && !held) begun += 1
    held = session.held
  })
  // What main cannot do for this window is in main's log; here it must not break the page.
  const quietly = (done: Promise<unknown>): void => void done.catch(() => undefined)

  return {
    kind: 'desktop',
    desktop: {
      get state() {
        return stateNow()
      },
      ask,
      on: bridge.on,
      onLink,
    },
    token: {
      read: () => (held ? `${HELD_TOKEN}-${begun}` : undefined),
      // Main has read it out of the answer already.
      write: () => {
        begun += 1
        held = true
      },
      clear: () => {
        if (!held) return
        held = false
        quietly(ask['session.end']())
      },
      // Main keeps what an answer says before its windows see it.
      replace: () => undefined,
    },
    connectEvents: (_path, handlers) => {
      const stop = bridge.on['events.frame']((event) => {
        if (event.kind === 'text') handlers.onText(event.text)
        else if (event.kind === 'open') handlers.onOpen()
        else handlers.onClose()
      })
      quietly(ask['events.follow']().then((greeting) => greeting && handlers.onText(greeting)))
      return {
        read: (rooms) => quietly(ask['events.read']([...rooms])),
        close: () => {
          stop()
          quietly(ask['events.leave']())
        },
      }
    },
    openExternal: (url) => quietly(ask['shell.openExternal'](url)),
    // Main counts the badge from what `presence.write` told it.
    setBadge: () => undefined,
    copy: async (text) => void (await ask['shell.copy'](text)),
  }
}
