import FileText from 'lucide-react/icons/file-text'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { cx } from '../../../lib/cx.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useSections } from '../../access/index.ts'
import { useTeamMembersQuery } from '../api.ts'
import { changed, LONGEST_NAME, withRows, writeView } from '../model/view.ts'
import { useView } from '../overview/use-view.ts'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import { pagesFound } from './found.ts'
import { MENU_KEYS, type MenuSection, OFFICE_SECTIONS } from './menu.ts'
import styles from './search-dialog.module.css'

interface Hit {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly account?: string
  readonly page?: MenuSection
  readonly key?: string
}

const ACCOUNTS = 6

/** The attribute itself, which React leaves out: a modal dialog looks for it when it opens. */
const focusOnOpen = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

/** Finds an account of the team or a page of the office; arrows choose, Enter goes there. */
export const Component = ({ words: initial = '', onClose }: { readonly words?: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['agent', 'common'])
  const navigate = useNavigate()
  const { view } = useView()
  const listId = useId()
  const mayEnter = useSections('agent')
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(initial)
  const [at, setAt] = useState(0)
  const question = useDeferredValue(words.trim()).slice(0, LONGEST_NAME)
  const { data, isError, isFetching, refetch } = useTeamMembersQuery(
    { ...view.days, scope: 'TEAM', account: question, sort: 'account', order: 'asc', pageSize: ACCOUNTS },
    { skip: question === '' },
  )

  const nameOf = (page: MenuSection) => t(page === 'personalHistoryCopy' ? 'common:page.teamBets' : `common:page.${page}`)
  const accounts = question === '' ? [] : (data?.list ?? []).filter((row) => row.account.toLowerCase().includes(question.toLowerCase()))
  const pages = pagesFound(
    OFFICE_SECTIONS.filter(mayEnter).map((page) => ({ id: page, name: nameOf(page), note: t('search.page'), page, key: MENU_KEYS[page] })),
    question,
  )
  // What was meant by a page's letter comes before any account that has it.
  const ahead = pages[0]?.key === question.toLowerCase() ? 1 : 0
  const hits: readonly Hit[] = [
    ...pages.slice(0, ahead),
    ...accounts.map((row) => ({ id: row.memberId, name: row.account, note: row.nickname, account: row.account })),
    ...pages.slice(ahead),
  ]
  const chosen = Math.min(at, hits.length - 1)

  const go = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    if (hit.page) void navigate(hit.page === 'agentTeamOverview' ? paths.agentHome : paths.agent(hit.page))
    else {
      const search = writeView(withRows(changed(view, { scope: 'TEAM' }), 'BETS', hit.account)).toString()
      void navigate({ pathname: paths.agentHome, search }, { state: OPENED_HERE })
    }
  }

  const press = (event: KeyboardEvent) => {
    // Enter and the arrows are the input method's while it composes.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setAt((chosen + step + hits.length) % hits.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(hits[chosen])
    }
  }

  return (
    <Dialog high title={t('search.title')} onClose={onClose}>
      <div className={styles.body}>
        <TextInput
          type="text"
          icon={<Search aria-hidden="true" />}
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits[chosen] && `${listId}-${hits[chosen].id}`}
          autoComplete="off"
          ref={(input) => {
            focusOnOpen(input)
            field.current = input
          }}
          maxLength={LONGEST_NAME}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
          end={
            words !== '' && (
              <IconButton
                small
                label={t('clear')}
                icon={<X />}
                onClick={() => {
                  setWords('')
                  field.current?.focus()
                }}
              />
            )
          }
        />
        <div id={listId} role="listbox" aria-label={t('search.found')} aria-busy={isFetching} className={styles.list}>
          {hits.map((hit, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
            <div
              key={hit.id}
              id={`${listId}-${hit.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={cx(styles.hit, index === chosen && styles.on)}
              onMouseMove={() => setAt(index)}
              onClick={() => go(hit)}
            >
              {hit.page ? <FileText aria-hidden="true" /> : <UserRound aria-hidden="true" />}
              <span className={styles.name}>{hit.name}</span>
              <span className={styles.note}>{hit.note}</span>
              {hit.key && <kbd aria-hidden="true">{hit.key.toUpperCase()}</kbd>}
            </div>
          ))}
        </div>
        {isError && <ErrorLine of={t('search.accounts')} onRetry={() => void refetch()} className={styles.none} />}
        <p role="status" className={styles.none}>
          {hits.length === 0 && !isFetching && !isError && t('search.none')}
        </p>
      </div>
    </Dialog>
  )
}
