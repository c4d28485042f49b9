import type agent from '../../locales/en/agent.json'
import type content from '../../locales/en/content.json'
import type desktop from '../../locales/en/desktop.json'
import type games from '../../locales/en/games.json'
import type dialogs from '../../locales/en/dialogs.json'
import type launch from '../../locales/en/launch.json'
import type lobby from '../../locales/en/lobby.json'
import type receipts from '../../locales/en/receipts.json'
import type records from '../../locales/en/records.json'
import type places from '../../locales/en/places.json'
import type session from '../../locales/en/session.json'
import type system from '../../locales/en/system.json'
import type wallet from '../../locales/en/wallet.json'
import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'
import type lottery from '../../locales/en/lottery.json'

/** Namespaces by name; `en` is the source of the keys. A new namespace is one line here and one file a language. */
export interface Resources {
  agent: typeof agent
  common: typeof common
  wallet: typeof wallet
  session: typeof session
  system: typeof system
  places: typeof places
  desktop: typeof desktop
  dialogs: typeof dialogs
  games: typeof games
  launch: typeof launch
  receipts: typeof receipts
  records: typeof records
  lobby: typeof lobby
  content: typeof content
  errors: typeof errors
  lottery: typeof lottery
}
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

const files = import.meta.glob<Record<string, unknown>>(['../../locales/*/*.json', '!../../locales/*/client.json'], { import: 'default' })

/** Loads one namespace of one locale; each is a chunk of its own. A locale nobody has translated yet is read in English [CHROME-10]. */
export const loadNamespace = async (locale: string, namespace: string): Promise<Record<string, unknown>> => {
  const fileOf = (of: string) => files[`../../locales/${of}/${namespace}.json`]
  const load = fileOf(locale) ?? fileOf('en')
  if (!load) throw new Error(`no strings for ${locale}/${namespace}`)
  return load()
}
