import { matching } from '../kit/wire.ts'

/** People at the operator's desk, each with a key, for what takes more than one of them. The machine's own key is `operator`. */
export const personName = matching(/^[a-z][a-z0-9-]{1,29}$/)
