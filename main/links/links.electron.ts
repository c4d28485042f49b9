import { app, type Event } from 'electron'
import { resolve } from 'node:path'
import { linkIn } from './link.ts'
import type { Links } from './links.ts'

interface Deps {
  readonly links: Links
  readonly scheme: string
  readonly argv: readonly string[]
  /** An unpacked client is started by Electron's own program, which must be told where it lies. */
  readonly packaged: boolean
  readonly execPath: string
}

/** Makes this program the one for its links and reads the first. Call it before `ready`: macOS tells a link that starts us then. */
export const receiveLinks = ({ links, scheme, argv, packaged, execPath }: Deps): void => {
  app.on('open-url', (event: Event, url: string) => {
    event.preventDefault()
    links.open(url)
  })
  if (packaged) app.setAsDefaultProtocolClient(scheme)
  else app.setAsDefaultProtocolClient(scheme, execPath, [resolve(argv[1] ?? '.')])
  const first = linkIn(argv, scheme)
  if (first !== undefined) links.open(first)
}
