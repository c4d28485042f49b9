import type { ClientConfig } from '@portico/contract/desktop/brand'
import { app, dialog } from 'electron'
import { fill, textsOf } from './texts.ts'

/** Says that the client could not start and where its log lies: without a word its icon would only have bounced. */
export const tellFailedStart = ({ name, languages }: Pick<ClientConfig, 'name' | 'languages'>): void => {
  const ours = languages.find(({ tag }) => tag.split('-')[0] === app.getLocale().split('-')[0]) ?? languages[0]
  const { title, lead } = textsOf(ours?.tag ?? 'en').start
  dialog.showErrorBox(fill(title, { brand: name }), fill(lead, { log: app.getPath('logs') }))
}
