/** A letter of the site. */
export interface FromPortal {
  readonly source: 'portal'
  readonly type: string
  readonly theme?: unknown
  readonly muted?: unknown
  readonly tools?: unknown
}

export interface Portal {
  readonly post: (message: Readonly<Record<string, unknown>>) => void
  readonly goTo: (address: string, type: 'exit' | 'cashier') => void
}

/** The way to the site that frames the game. Letters go to that origin alone, and only its letters are read. */
export const meetPortal = (site: string, hear: (message: FromPortal) => void): Portal => {
  const framed = window.parent !== window && site !== ''
  const post: Portal['post'] = (message) => {
    if (framed) window.parent.postMessage({ source: 'game', ...message }, site)
  }
  window.addEventListener('message', (event) => {
    const data = event.data as Partial<FromPortal> | null
    if (framed && event.origin === site && event.source === window.parent && data?.source === 'portal' && typeof data.type === 'string')
      hear(data as FromPortal)
  })
  return {
    post,
    goTo: (address, type) => {
      if (framed) post({ type })
      else if (/^https?:/.test(address)) location.assign(address)
    },
  }
}
