import Search from 'lucide-react/icons/search'
import { type ComponentType, type FormEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Game } from '@portico/contract/catalogue/shapes'
import { useTabMemory } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { useSlashKey } from '../../../lib/use-slash-key.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { MAX_WORDS, searchedName } from '../list-address.ts'
import { rememberSearch } from '../recent-searches.ts'
import { useOpenGame } from '../use-open-game.ts'
import styles from './game-search.module.css'
import type { SearchPanelProps } from '../search-panel-props.ts'

/** The panel's code comes when the field is used; what did not come is asked for again with the next letter or the button. */
const usePanel = () => {
  const { i18n } = useTranslation()
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const [lost, setLost] = useState(false)
  const pending = useRef(false)
  const fetchPanel = () => {
    if (Panel || pending.current) return
    pending.current = true
    setLost(false)
    Promise.all([import('./search-panel.tsx'), i18n.loadNamespaces(['games', 'lobby'])])
      .then(
        ([{ SearchPanel }]) => setPanel(() => SearchPanel),
        () => setLost(true),
      )
      .finally(() => {
        pending.current = false
      })
  }
  return { Panel, lost, fetchPanel }
}

/** The header's search: what is played most at first, games as one types; by keyboard or pointer. Enter shows everything that was found. */
export const GameSearch = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openGame = useOpenGame()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [games, setGames] = useState<readonly Game[]>([])
  const [at, setAt] = useState(-1)
  const { Panel, lost, fetchPanel } = usePanel()
  const memory = useTabMemory()
  const term = searchedName(words)
  useSlashKey(() => input.current?.focus())

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  /** Ends a search that led somewhere. */
  const leave = () => {
    if (term) rememberSearch(memory, term)
    close()
  }
  const choose = (game: Game) => {
    leave()
    openGame(game)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const game = open ? games[at] : undefined
    if (game) choose(game)
    else if (term) {
      leave()
      void navigate(`${paths.home}?q=${encodeURIComponent(term)}`)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || games.length === 0) return
    event.preventDefault()
    setOpen(true)
    setAt((now) => (now + step + games.length + (now === -1 && step === -1 ? 1 : 0)) % games.length)
  }
  return (
    <div
      className={styles.box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form role="search" className={styles.search} onSubmit={submit}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          id="search"
          type="search"
          role="combobox"
          aria-label={t('header.searchName')}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && at >= 0 ? `${listId}-${at}` : undefined}
          placeholder={t('header.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => {
            fetchPanel()
            setWords(event.target.value)
            setOpen(true)
            setAt(-1)
          }}
          onFocus={() => {
            fetchPanel()
            setOpen(true)
          }}
          onKeyDown={press}
        />
        {words === '' && <kbd aria-hidden="true">/</kbd>}
      </form>
      {open && Panel && (
        <Suspense>
          <Panel
            words={term}
            listId={listId}
            at={at}
            onGames={setGames}
            onChoose={choose}
            onAll={leave}
            onWords={(next) => {
              setWords(next)
              setAt(-1)
              input.current?.focus()
            }}
          />
        </Suspense>
      )}
      {open && !Panel && lost && (
        <div className={styles.panel}>
          <ErrorLine
            onRetry={() => {
              fetchPanel()
              input.current?.focus()
            }}
            className={styles.state}
          />
        </div>
      )}
    </div>
  )
}
