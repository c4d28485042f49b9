import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { recall, remember } from '../lib/remember.ts'
import { isTheme, type Theme } from './brand-css.ts'

/** Where the choice is kept; the boot script in index.html reads the same key. */
export const THEME_KEY = 'portico.theme'

interface ThemeState {
  readonly theme: Theme
  readonly toggle: () => void
}

const ThemeContext = createContext<ThemeState | undefined>(undefined)

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

const DARK = '(prefers-color-scheme: dark)'

/** The theme of the document: a choice once made is kept, until then the system's is followed [CHROME-09]. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const [theme, setTheme] = useState(currentTheme)

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  useEffect(() => {
    const system = matchMedia(DARK)
    const follow = () => {
      if (!isTheme(recall(THEME_KEY))) setTheme(system.matches ? 'dark' : 'light')
    }
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  const state = useMemo<ThemeState>(
    () => ({
      theme,
      toggle: () => {
        const other = theme === 'dark' ? 'light' : 'dark'
        remember(THEME_KEY, other)
        setTheme(other)
      },
    }),
    [theme],
  )
  return <ThemeContext value={state}>{children}</ThemeContext>
}

export const useTheme = (): ThemeState => {
  const state = useContext(ThemeContext)
  if (!state) throw new Error('useTheme outside ThemeProvider')
  return state
}
