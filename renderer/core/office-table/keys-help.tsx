import Keyboard from 'lucide-react/icons/keyboard'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Popover } from '../../ui/menu/menu.tsx'
import { useKeys, useShortcuts } from './shortcuts.ts'
import styles from './keys-help.module.css'

/** What is printed on the keys, which no language changes. */
const KEYS = {
  find: '/',
  down: 'J',
  up: 'K',
  open: 'Enter',
  choose: 'X',
  show: 'R',
  columns: 'C',
  earlier: '[',
  later: ']',
  palette: 'Ctrl K',
  help: '?',
} as const
type Key = keyof typeof KEYS

const OF_TABLES: readonly Key[] = ['find', 'down', 'up', 'open', 'choose', 'show', 'columns']
const EVERYWHERE: readonly Key[] = ['palette', 'help']

/** The keys of a page, of a table where none are named, and the switch that turns them off; `?` opens it. */
export const KeysHelp = ({ of = OF_TABLES }: { readonly of?: readonly Key[] }) => {
  const { t } = useTranslation('tables')
  const { on, turn } = useShortcuts()
  const root = useRef<HTMLDivElement>(null)
  useKeys({
    '?': () => {
      const button = root.current?.querySelector('button')
      // It stands at the foot of the page, and opens where it stands.
      button?.scrollIntoView({ block: 'nearest' })
      button?.click()
    },
  })
  return (
    <div ref={root} className={styles.root}>
      <Popover
        stays
        above
        align="start"
        label={t('keys.title')}
        triggerClassName={styles.trigger}
        trigger={
          <>
            <Keyboard aria-hidden="true" />
            <span>{t('keys.title')}</span>
          </>
        }
      >
        <dl className={styles.list}>
          {[...of, ...EVERYWHERE].map((does) => (
            <div key={does}>
              <dt>
                <kbd>{KEYS[does]}</kbd>
              </dt>
              <dd>{t(`keys.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox className={styles.switch} checked={on} onChange={({ target }) => turn(target.checked)}>
          {t('keys.switch')}
        </Checkbox>
      </Popover>
    </div>
  )
}
