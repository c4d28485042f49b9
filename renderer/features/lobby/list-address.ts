import type { gameList } from '@portico/contract/catalogue/calls'
import type { GameSelection, GameType } from '@portico/contract/catalogue/shapes'
import type { Question } from '../../api/gateway.ts'
import { UNTYPED } from '../../lib/untyped.ts'

/** What a list shows, as its address says it. */
export interface ListView {
  readonly selection: GameSelection
  readonly vassalage: string | undefined
  readonly gameClassify: string | undefined
  readonly gameName: string | undefined
  readonly minBet: number | undefined
  readonly minLineNum: number | undefined
  /** Counts from 1. */
  readonly page: number
}

/** Games on a page of a list [LOBBY-09]. */
export const PAGE_SIZE = 18
/** Longest name that may be searched for. */
export const MAX_WORDS = 80
const MAX_PAGE = 1_000_000
const MAX_CODE = 40
const SELECTIONS: ReadonlySet<string> = new Set<GameSelection>(['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'])

const isSelection = (value: string): value is GameSelection => SELECTIONS.has(value)

const whole = (value: string | null, from: number, to: number): number | undefined => {
  if (!value || !/^\d{1,7}$/.test(value)) return undefined
  const number = Number(value)
  return number >= from && number <= to ? number : undefined
}

const code = (value: string | null): string | undefined =>
  value && value.length <= MAX_CODE && value.search(UNTYPED) === -1 ? value : undefined

/** A name to search for, as an address carries it. */
export const searchedName = (value: string | null): string => value?.replaceAll(UNTYPED, ' ').trim().slice(0, MAX_WORDS) ?? ''

/** Reads an address; what makes no sense in it is as if it were not there. */
export const readView = (query: URLSearchParams): ListView => {
  const show = query.get('show')?.toUpperCase() ?? ''
  return {
    selection: isSelection(show) ? show : 'ALL',
    vassalage: code(query.get('vassalage')),
    gameClassify: code(query.get('class')),
    gameName: searchedName(query.get('name')) || undefined,
    minBet: whole(query.get('minBet'), 0, 1_000_000),
    minLineNum: whole(query.get('minLineNum'), 0, 10_000),
    page: whole(query.get('page'), 1, MAX_PAGE) ?? 1,
  }
}

const NAMES = {
  selection: 'show',
  vassalage: 'vassalage',
  gameClassify: 'class',
  gameName: 'name',
  minBet: 'minBet',
  minLineNum: 'minLineNum',
  page: 'page',
} as const satisfies Record<keyof ListView, string>

/** The address after some of it was changed; whatever is filtered anew starts at its first page. */
export const changedAddress = (query: URLSearchParams, changes: Partial<ListView>): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete(NAMES.page)
  for (const [field, value] of Object.entries(changes) as [keyof ListView, string | number | undefined][]) {
    const usual = value === undefined || value === '' || (field === 'selection' && value === 'ALL') || (field === 'page' && value === 1)
    if (usual) next.delete(NAMES[field])
    else next.set(NAMES[field], String(value))
  }
  return next
}

/** The question that a view of a type's games, or of everyone's, puts to the gateway. */
export const questionOf = (view: ListView, gameType?: GameType): Question<typeof gameList> => {
  const { page, selection, ...filters } = view
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  return { ...(gameType ? { gameType } : {}), ...(selection === 'ALL' ? {} : { selection }), ...set, pageNo: page, pageSize: PAGE_SIZE }
}

/** Whether a list is somebody's own. */
export const isPersonal = (selection: GameSelection): boolean => selection === 'FAV' || selection === 'RECENT'
