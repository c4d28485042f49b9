import { useChangeLanguage, useLanguage } from '../../i18n/use-language.tsx'
import { brand } from 'virtual:brand'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import { Chip } from '../chip/chip.tsx'
import { Logo } from '../logo/logo.tsx'
import { Controls } from './controls.tsx'
import { Figures } from './figures.tsx'
import { Pictures } from './pictures.tsx'
import styles from './gallery.module.css'

/** Every piece of the design system on one page, in development only. Its captions are for us and stay English. */
export const Component = () => {
  const language = useLanguage()
  const change = useChangeLanguage()
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Logo />
        {brand.languages.map((entry) => (
          <Chip key={entry.code} on={entry.code === language.code} onClick={() => change(entry)}>
            {entry.name}
          </Chip>
        ))}
        <ThemeSwitch />
      </header>
      <Controls />
      <Figures />
      <Pictures />
    </main>
  )
}
