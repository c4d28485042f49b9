/** The id of no account: whose team has nobody in it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'
