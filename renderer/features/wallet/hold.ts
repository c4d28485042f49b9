import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionLost } from '../../api/base-query.ts'
import { ended } from '../session/index.ts'

/**
 * For as long as somebody holds it, what comes in is not shown: a balance that rises would tell a win before its numbers have landed. Each
 * holder has a name of its own. Bets are placed on what the gateway says, whatever is shown.
 */
export const slice = createSlice({
  name: 'balanceHold',
  initialState: [] as readonly string[],
  reducers: {
    balanceHeld: (state, { payload }: PayloadAction<string>) => [...state.filter((name) => name !== payload), payload],
    balanceFreed: (state, { payload }: PayloadAction<string>) => state.filter((name) => name !== payload),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, () => [])
    builder.addCase(ended, () => [])
  },
  selectors: { selectHeld: (state) => state.length > 0 },
})

export const { balanceHeld, balanceFreed } = slice.actions
export const { selectHeld } = slice.selectors
