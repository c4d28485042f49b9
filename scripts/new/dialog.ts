import { existsSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { camel, type Edit, type Generator, kebab } from './skeleton.ts'

/** The source of a dialog with a title and one paragraph from the feature's own texts. */
export const dialogFile = (namespace: string, keys: string): string => `import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** TODO one sentence: what a person does here. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('${namespace}')
  return (
    <Dialog title={t('${keys}title')} onClose={onClose}>
      <p>{t('${keys}text')}</p>
    </Dialog>
  )
}
`

interface Words {
  readonly title: string
  readonly text: string
}

/** First texts of a dialog in the languages that every change brings. */
export const WORDS: Readonly<Record<'en' | 'vi', Words>> = {
  en: { title: 'No title yet', text: 'Nothing is written here yet.' },
  vi: { title: 'Chưa có tiêu đề', text: 'Chưa có nội dung ở đây.' },
}
export const REQUIRED = Object.keys(WORDS) as (keyof typeof WORDS)[]

const ofFeature = (path: string, name: string): Edit => ({
  path,
  edit: (text) => {
    const payloads = /interface DialogPayloads \{\n/
    const dialogs = /\n {2}(member)?[dD]ialogs: \{/
    if (!payloads.test(text) || !dialogs.test(text))
      throw new Error(`${path} has no dialogs yet: add \`dialogs: {}\` and its DialogPayloads first`)
    const entry = ` ${camel(name)}: () => import('./components/${name}-dialog.tsx'),`
    return text
      .replace(payloads, (found) => `${found}    ${camel(name)}: Record<never, never>\n`)
      .replace(dialogs, (found) => found + entry)
  },
})

const ofTexts = (locale: keyof typeof WORDS, namespace: string, name: string): Edit => ({
  path: `locales/${locale}/${namespace}.json`,
  edit: (text) => `${JSON.stringify({ ...(JSON.parse(text) as object), [camel(name)]: WORDS[locale] }, null, 2)}\n`,
})

/** A dialog of a feature that has some, with its texts. */
export const dialog: Generator = {
  usage: 'dialog FEATURE NAME',
  make: ([featureInput, nameInput]) => {
    const feature = kebab(featureInput, 'A feature')
    const name = kebab(nameInput, 'A dialog')
    const folder = `renderer/features/${feature}`
    const namespace = camel(feature)
    if (!existsSync(inRoot(`locales/en/${namespace}.json`)))
      throw new Error(`locales/en/${namespace}.json is not there: name a feature with texts of its own`)
    return {
      files: [{ path: `${folder}/components/${name}-dialog.tsx`, content: dialogFile(namespace, `${camel(name)}.`) }],
      edits: [ofFeature(`${folder}/feature.ts`, name), ...REQUIRED.map((locale) => ofTexts(locale, namespace, name))],
      next: [
        `Open it with dialogOpened({ kind: '${camel(name)}' })`,
        `Write its words in locales/en/${namespace}.json and locales/vi/${namespace}.json`,
      ],
    }
  },
}
