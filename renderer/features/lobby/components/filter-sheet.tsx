import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import type { Lane } from '../api.ts'
import { classMenu } from '../classes.ts'
import type { ListView } from '../list-address.ts'
import styles from './lists.module.css'

interface FilterSheetProps {
  readonly type: GameType
  readonly title: string
  readonly lane: Lane | undefined
  readonly view: ListView
  /** The filters themselves. */
  readonly children: ReactNode
}

/** On a phone one row tells what a list is narrowed to, and opens a sheet with every filter: the games begin above the thumb [LOBBY-08]. */
export const FilterSheet = ({ type, title, lane, view, children }: FilterSheetProps) => {
  const { t } = useTranslation('games')
  const { code } = useLanguage()
  const [open, setOpen] = useState(false)
  const { vassalage, gameClassify, gameName, selection } = view
  const chosen = [
    lane?.vendors.find((vendor) => vendor.vassalage === vassalage)?.displayName,
    classMenu(type, lane?.gameClassify ?? [], code).find(({ key }) => key === gameClassify)?.displayName,
    selection === 'ALL' ? undefined : t(`show.${selection}`),
    gameName,
  ].filter((word) => word !== undefined)
  return (
    <div className={styles.phoneFilters}>
      <Button look="quiet" size="small" wide icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {chosen.length > 0 ? chosen.join(' · ') : t('filters')}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>{children}</div>
          <DialogActions>
            <Button look="primary" wide onClick={() => setOpen(false)}>
              {t('showGames')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
