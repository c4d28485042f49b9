import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { sessionLost } from '../api/base-query.ts'

/**
 * Every dialog by name, with what it is opened with. Empty here: each feature adds its own in its `feature.ts`, where the
 * dialog's code is named too.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- grows by declaration merging
export interface DialogPayloads {}
export type DialogKind = keyof DialogPayloads
export type DialogRequest = { [Kind in DialogKind]: { readonly kind: Kind } & DialogPayloads[Kind] }[DialogKind]

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
  selectors: { selectDialogs: (state) => state.open },
})

export const { dialogOpened, dialogReplaced, dialogClosed, dialogsCleared } = slice.actions
export const { selectDialogs } = slice.selectors

/** The reducer of open dialogs. Those of `memberKinds` say nothing to a guest and close when the session is lost. */
export const makeDialogsReducer =
  (memberKinds: readonly DialogKind[]) =>
  (state: DialogsState | undefined, action: UnknownAction): DialogsState =>
    state && sessionLost.match(action)
      ? { open: state.open.filter(({ kind }) => !memberKinds.includes(kind)) }
      : slice.reducer(state, action)
