import type { LetterKind } from '@portico/contract/inbox/shapes'
import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import {
  useDeleteLettersMutation,
  useLettersQuery,
  useMarkLettersMutation,
  useReadLettersMutation,
  useStopOffersMutation,
  useUnreadCountQuery,
} from '../api.ts'
import styles from '../inbox.module.css'
import type { InboxView } from '../use-inbox-view.ts'
import { useLetterKeys } from '../use-letter-keys.ts'
import { LetterList } from './letter-list.tsx'
import { LetterReader } from './letter-reader.tsx'

const KINDS: readonly (LetterKind | undefined)[] = [undefined, 'ACCOUNT', 'OFFER']

/** The list of letters, and the one that is open beside it. */
export const InboxPane = ({ view }: { readonly view: InboxView }) => {
  const { t } = useTranslation('inbox')
  const toasts = useToasts()
  const { kind, before, opened } = view
  const question = { ...(kind && { kind }), ...(before !== undefined && { before }) }
  const { data, currentData, isError, refetch } = useLettersQuery(question, { refetchOnMountOrArgChange: true })
  // Failure shown by ../pages/messages-page.tsx, above the list.
  const unread = useUnreadCountQuery({}).data
  const [mark] = useMarkLettersMutation()
  const [readAll, { isLoading: reading }] = useReadLettersMutation()
  const [drop] = useDeleteLettersMutation()
  const [stop] = useStopOffersMutation()
  const [asks, setAsks] = useState(false)
  // A letter that was marked as unread here stays so until another is opened.
  const [unreadHere, setUnreadHere] = useState<string>()
  const letters = (currentData ?? data)?.list ?? []
  const at = letters.findIndex(({ id }) => id === opened)
  const letter = letters[at]
  const id = letter?.id
  const toRead = letter?.unread === true && id !== unreadHere

  useEffect(() => {
    if (toRead && id !== undefined) void mark({ ids: [id], read: true })
  }, [toRead, id, mark])

  const open = (next: string | undefined) => {
    setUnreadHere(undefined)
    view.open(next)
  }
  const failed = () => toasts.show(t('failed'), 'negative')
  const keepUnread = async () => {
    if (id === undefined) return
    setUnreadHere(id)
    if ('error' in (await mark({ ids: [id], read: false }))) failed()
  }
  const remove = async () => {
    setAsks(false)
    if (id === undefined) return
    const next = letters[at + 1] ?? letters[at - 1]
    if ('error' in (await drop({ ids: [id] }))) failed()
    else open(next?.id)
  }
  const choose = async (stopped: boolean) => {
    if ('error' in (await stop({ channel: 'LETTERS', stopped }))) failed()
    else toasts.show(t(stopped ? 'stopped' : 'resumed'), 'positive')
  }
  useLetterKeys({
    next: () => open((letters[at + 1] ?? letters[at])?.id ?? letters[0]?.id),
    previous: () => open(letters[Math.max(0, at - 1)]?.id),
    unread: () => void keepUnread(),
    drop: () => setAsks(letter !== undefined),
  })

  if (isError && !data) return <ErrorState title={t('listFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="520px" />
  const unreadInView = kind === undefined ? unread?.unreadCount : unread?.byKind[kind]
  const upTo = letters[0]?.id
  return (
    <div className={cx(styles.pane, letter && styles.reading)}>
      <section className={styles.side} aria-label={t('list')}>
        <header>
          <ChipRow label={t('kinds')}>
            {KINDS.map((each) => (
              <Chip key={each ?? 'ALL'} on={kind === each} onClick={() => view.chooseKind(each)}>
                {t(`kind.${each ?? 'ALL'}`)}
              </Chip>
            ))}
          </ChipRow>
          <IconButton
            label={t('readAll')}
            icon={<CheckCheck />}
            disabled={reading || !unreadInView || upTo === undefined || before !== undefined}
            onClick={() => {
              if (upTo !== undefined) void readAll({ upTo, ...(kind && { kind }) }).then((done) => 'error' in done && failed())
            }}
          />
        </header>
        {data.offersStopped && (
          <p className={cx(styles.note, styles.stopped)}>
            {t('offersStopped')}{' '}
            <Button look="text" size="small" onClick={() => void choose(false)}>
              {t('resume')}
            </Button>
          </p>
        )}
        {letters.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <LetterList letters={letters} serverNow={data.serverNow} opened={id} onOpen={open} />
        )}
        {(data.more || before !== undefined) && (
          <footer>
            {before !== undefined && (
              <Button look="ghost" size="small" onClick={() => view.turnTo(undefined)}>
                {t('newest')}
              </Button>
            )}
            {data.more && (
              <Button look="quiet" size="small" onClick={() => view.turnTo(letters.at(-1)?.id)}>
                {t('older')}
              </Button>
            )}
          </footer>
        )}
      </section>
      <div className={styles.main}>
        {letter ? (
          <LetterReader
            letter={letter}
            onBack={() => open(undefined)}
            onUnread={() => void keepUnread()}
            onDelete={() => setAsks(true)}
            onStop={() => void choose(true)}
          />
        ) : (
          <EmptyState title={t('choose')} hint={t('keys')} />
        )}
      </div>
      {asks && (
        <Dialog title={t('deleteAsk')} lead={t('deleteLead')} onClose={() => setAsks(false)}>
          <DialogActions>
            <Button look="ghost" onClick={() => setAsks(false)}>
              {t('keep')}
            </Button>
            <Button look="primary" onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
