/** What stands before a one-time code in an address: `/#exchange=…`, or `/?exchange=…`. */
export const EXCHANGE_PARAMETER = 'exchange'
