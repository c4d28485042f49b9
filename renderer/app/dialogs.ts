import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GameType } from '@portico/contract/catalogue'
import { sessionLost } from '../api/base-query.ts'

/** Every dialog by name, with what it is opened with. A new dialog is one line here and one in `dialog-table.ts`. */
export interface DialogPayloads {
  bet: { readonly betId: string }
  /** Asks whether a bet is to be taken back. */
  cancelBet: { readonly betId: string }
  /** The desktop client's own settings. */
  client: { readonly tab: 'line' | 'update' | 'settings' | 'diagnostics' }
  deposit: Record<never, never>
  /** The site's other addresses. */
  lines: Record<never, never>
  login: { readonly next?: string }
  /** The phone's menu. */
  menu: Record<never, never>
  notices: Record<never, never>
  register: Record<never, never>
  help: { readonly topic?: string }
  agentSearch: Record<never, never>
  legal: Record<never, never>
  /** The popups of whoever is here. */
  public: Record<never, never>
  /** The chat room. */
  room: Record<never, never>
  signOut: { readonly then: string }
  vendorGames: { readonly gameType: GameType; readonly vassalage: string; readonly name: string }
  withdraw: Record<never, never>
}
export type DialogKind = keyof DialogPayloads
export type DialogRequest = { [Kind in DialogKind]: { readonly kind: Kind } & DialogPayloads[Kind] }[DialogKind]

/** Those that say nothing to a guest. */
const OF_MEMBERS: readonly DialogKind[] = ['bet', 'cancelBet', 'deposit', 'signOut', 'withdraw']

interface DialogsState {
  /** The last one is on top. */
  readonly open: readonly DialogRequest[]
}

const slice = createSlice({
  name: 'dialogs',
  initialState: { open: [] } as DialogsState,
  reducers: {
    /** Opens on top of what is open; the same kind is never open twice. */
    dialogOpened: (state, { payload }: PayloadAction<DialogRequest>) => ({
      open: [...state.open.filter((request) => request.kind !== payload.kind), payload],
    }),
    /** Puts one dialog in the place of whatever is open. */
    dialogReplaced: (_state, { payload }: PayloadAction<DialogRequest>) => ({ open: [payload] }),
    dialogClosed: (state, { payload }: PayloadAction<DialogKind>) => ({
      open: state.open.filter((request) => request.kind !== payload),
    }),
    dialogsCleared: () => ({ open: [] }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, (state) => ({ open: state.open.filter(({ kind }) => !OF_MEMBERS.includes(kind)) }))
  },
  selectors: { selectDialogs: (state) => state.open },
})

export const { dialogOpened, dialogReplaced, dialogClosed, dialogsCleared } = slice.actions
export const { selectDialogs } = slice.selectors
export const dialogsReducer = slice.reducer
