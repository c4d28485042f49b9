import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useGameVendorsQuery } from '../api.ts'
import { FoundGrid } from '../components/found-grid.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import styles from '../components/lobby.module.css'
import { typeAt } from '../model.ts'

/** Slot filters of the specification: from a bet of 1, and 25 lines or more [LOBBY-11]. */
const SLOT_FILTERS = { minBet: '1', minLineNum: '25' } as const
const PAUSE_MS = 250

/** The search words follow the typing at a distance, so that not every letter asks. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

/** Games of one type: vendors, classes, a search and pages, all of it in the address [LOBBY-08] [LOBBY-10]. */
const TypeList = ({ pathname }: { readonly pathname: string }) => {
  const { t } = useTranslation('lobby')
  const type = typeAt(pathname)
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(query.get('name') ?? '')
  const words = useSettled(typed.trim())
  const { data } = useGameVendorsQuery({})
  const lane = data?.data.lanes.find(({ title }) => title === type)
  const vendor = query.get('vassalage') ?? undefined
  const classify = query.get('class') ?? undefined
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  useEffect(() => {
    if (words !== (query.get('name') ?? '')) change({ name: words })
    // Only typing changes the address; the address does not type.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words])

  const filter = (name: keyof typeof SLOT_FILTERS) => (query.get(name) ? { [name]: Number(SLOT_FILTERS[name]) } : {})
  const classes = lane?.gameClassify ?? []
  return (
    <>
      <h1 className="visually-hidden">{t(`type.${type}`)}</h1>
      <TypeChips current={type} />
      <FoundGrid
        title={t(`type.${type}`)}
        question={{
          gameType: type,
          ...(vendor ? { vassalage: vendor } : {}),
          ...(classify ? { gameClassify: classify } : {}),
          ...(words ? { gameName: words } : {}),
          ...filter('minBet'),
          ...filter('minLineNum'),
        }}
        page={Math.max(1, Number(query.get('page')) || 1)}
        onPage={(page) => change({ page: String(page) })}
        filters={
          <div className={styles.filters}>
            <ChipRow label={t('vendors')}>
              <Chip on={!vendor} onClick={() => change({ vassalage: undefined })}>
                {t('all')}
              </Chip>
              {lane?.vendors.map(({ vassalage, displayName }) => (
                <Chip key={vassalage} on={vendor === vassalage} onClick={() => change({ vassalage })}>
                  {displayName}
                </Chip>
              ))}
            </ChipRow>
            <TextInput
              type="search"
              dense
              className={styles.name}
              icon={<Search aria-hidden="true" />}
              aria-label={t('searchIn', { type: t(`type.${type}`) })}
              placeholder={t('winner_name')}
              value={typed}
              maxLength={80}
              onChange={(event) => setTyped(event.target.value)}
            />
            {classes.length > 1 && (
              <ChipRow label={t('classes')} className={styles.second}>
                <Chip on={!classify} onClick={() => change({ class: undefined })}>
                  {t('all')}
                </Chip>
                {classes.map(({ key, displayName }) => (
                  <Chip key={key} on={classify === key} onClick={() => change({ class: key })}>
                    {displayName}
                  </Chip>
                ))}
                {type === 'RNG' &&
                  (['minBet', 'minLineNum'] as const).map((name) => (
                    <Chip
                      key={name}
                      on={Boolean(query.get(name))}
                      onClick={() => change({ [name]: query.get(name) ? undefined : SLOT_FILTERS[name] })}
                    >
                      {t(`filter.${name}`)}
                    </Chip>
                  ))}
              </ChipRow>
            )}
          </div>
        }
      />
    </>
  )
}

/** Each type starts with filters of its own. */
export const Component = () => {
  const { pathname } = useLocation()
  return <TypeList key={pathname} pathname={pathname} />
}
