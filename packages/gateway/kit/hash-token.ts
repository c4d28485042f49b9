import { hash as digest } from 'node:crypto'

/** What is stored of a secret that is random enough to need no salt. */
export const hashToken = (token: string): string => digest('sha256', token, 'base64url')
