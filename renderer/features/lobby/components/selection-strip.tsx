import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { GameSelection } from '@portico/contract/catalogue/shapes'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { selectStatus } from '../../session/index.ts'
import type { Lane } from '../api.ts'
import type { PrefetchView } from '../prefetch.ts'
import { changedAddress, isPersonal, type ListView } from '../list-address.ts'
import type { ChangeView } from '../use-list-view.ts'

const SELECTIONS: readonly GameSelection[] = ['ALL', 'RECENT', 'FAV', 'NEW', 'HOT']

interface SelectionStripProps {
  readonly view: ListView
  readonly vendors: Lane['vendors']
  readonly onChange: ChangeView
  readonly onAhead: PrefetchView
}

/** All, the reader's own, new and hot games, then the vendors; one of them at a time [LOBBY-08] [LOBBY-18]. */
export const SelectionStrip = ({ view, vendors, onChange, onAhead }: SelectionStripProps) => {
  const { t } = useTranslation(['games', 'lobby'])
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const guest = useSelector(selectStatus) === 'guest'
  const changesTo = (selection: GameSelection) => ({ selection, vassalage: undefined, gameClassify: undefined })
  const choose = (selection: GameSelection) => {
    const changes = changesTo(selection)
    if (guest && isPersonal(selection)) {
      const next = `${pathname}?${changedAddress(new URLSearchParams(search), changes)}`
      dispatch(dialogOpened({ kind: 'login', next }))
    } else onChange(changes)
  }
  return (
    <ChipRow label={t('lobby:vendors')}>
      {SELECTIONS.map((selection) => (
        <Chip
          key={selection}
          on={view.selection === selection && !view.vassalage}
          onClick={() => choose(selection)}
          onAhead={() => onAhead(changesTo(selection))}
        >
          {t(`show.${selection}`)}
        </Chip>
      ))}
      {vendors.map(({ vassalage, displayName }) => {
        const changes = { vassalage, selection: 'ALL', gameClassify: undefined } as const
        return (
          <Chip key={vassalage} on={view.vassalage === vassalage} onClick={() => onChange(changes)} onAhead={() => onAhead(changes)}>
            {displayName}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
