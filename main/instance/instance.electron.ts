import { app, type Event } from 'electron'
import { handoverOf, linkOf } from './instance.ts'

interface Deps {
  readonly scheme: string
  readonly argv: readonly string[]
  /** Another start wants this one: with a link, or null for its window alone. */
  readonly openLink: (link: string | null) => void
}

/**
 * True when this is the only one of its profile. False: the other has got the message, and the caller ends at once, before it
 * touches the profile. The lock belongs to the user data folder, so that two brands run side by side.
 */
export const claimInstance = ({ scheme, argv, openLink }: Deps): boolean => {
  if (!app.requestSingleInstanceLock(handoverOf(argv, scheme))) return false
  app.on('second-instance', (_event: Event, secondArgv: string[], _folder: string, data: unknown) =>
    openLink(linkOf(data, secondArgv, scheme)),
  )
  return true
}
