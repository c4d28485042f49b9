import { paymentNotice } from './notice-calls.ts'

/** The address of one provider's notices. */
export const noticePath = (provider: string): string => paymentNotice.path.replace('{provider}', provider)
