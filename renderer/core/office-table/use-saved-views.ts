import type { SavedView } from '@portico/contract/saved-view/shapes'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSavedViewsQuery } from './api.ts'

/** Of which form the addresses are that the office writes today. */
export const ADDRESS_VERSION = 1

interface Page {
  /** The page's name among the saved views. */
  readonly page: string
  /** The address as the page understands it: what it does not know, whatever version wrote it, is left out. */
  readonly understood: (address: string) => string
}

const NONE: readonly SavedView[] = []

/** The saved views of a page, with `retry` where they did not come; where it is opened without a word in the address, it opens with the first of them. */
export const useSavedViews = ({ page, understood }: Page) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, isError, refetch } = useSavedViewsQuery({})
  const views = data?.list.filter((view) => view.page === page) ?? NONE
  const current = understood(search)
  const open = useCallback((address: string) => void navigate({ search: understood(address) }, { replace: true }), [navigate, understood])
  const bare = useRef(search === '')
  const first = views.find((view) => view.first)?.address
  useEffect(() => {
    if (search !== '') bare.current = false
    if (!bare.current || first === undefined) return
    bare.current = false
    open(first)
  }, [search, first, open])
  const retry = !data && isError ? () => void refetch() : undefined
  return { views, retry, current, open, isOpen: (view: SavedView) => understood(view.address) === current }
}
