import { expect as base } from '@playwright/test'

/** Playwright's `expect`, as patient under vitest, which reads no playwright.config.ts, as in a browser specification: a busy machine shows things late. */
export const expect = base.configure({ timeout: 40_000 })
