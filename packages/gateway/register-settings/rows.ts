import { type RegistrationSettings, registrationSettings, registrationWays } from '@portico/contract/registration/shapes'
import * as z from 'zod/mini'
import type { Queryable, Tx } from '../db/open.ts'
import { lockSetting, readSetting, removeSetting, writeSetting } from '../db/settings.ts'
import { present } from './change.ts'

const PUBLISHED = 'registration.published'
const PROPOSAL = 'registration.proposal'
const DRAFT = 'registration.draft'

/** As they were written, perhaps by a program that did not know them all. */
const storedSettings = z.object({
  ...registrationSettings.shape,
  ways: z.partial(registrationWays),
})
type StoredSettings = z.infer<typeof storedSettings>

const storedProposal = z.object({ id: z.uuid(), at: z.string(), by: z.string(), settings: storedSettings })
/** `proposal` and `proposedBy` are absent where one person published alone. */
const storedPublished = z.object({
  version: z.int(),
  at: z.string(),
  by: z.string(),
  proposal: z.optional(z.string()),
  proposedBy: z.optional(z.string()),
  settings: storedSettings,
})

interface Whole {
  readonly settings: RegistrationSettings
}
export type Published = Omit<z.infer<typeof storedPublished>, 'settings'> & Whole
export type Proposal = Omit<z.infer<typeof storedProposal>, 'settings'> & Whole

/** What is stored of the rules of registration: one that holds, one that waits for a second person, one that is written on. */
export const createRows = (initial: RegistrationSettings) => {
  /** What came to the program after the settings were stored is as it is by default. */
  const whole = (settings: StoredSettings): RegistrationSettings => ({
    ...settings,
    ways: { ...initial.ways, ...present(settings.ways) },
    rules: initial.rules.map((rule) => settings.rules.find(({ field }) => field === rule.field) ?? rule),
  })
  const proposalIn = (value: unknown): Proposal | undefined => {
    const row = storedProposal.safeParse(value).data
    return row && { ...row, settings: whole(row.settings) }
  }
  return {
    published: async (queryable: Queryable): Promise<Published | undefined> => {
      const row = storedPublished.safeParse(await readSetting(queryable, PUBLISHED)).data
      return row && { ...row, settings: whole(row.settings) }
    },
    proposal: async (queryable: Queryable): Promise<Proposal | undefined> => proposalIn(await readSetting(queryable, PROPOSAL)),
    /** The same for this transaction alone. */
    lockProposal: async (tx: Tx): Promise<Proposal | undefined> => proposalIn(await lockSetting(tx, PROPOSAL)),
    draft: async (queryable: Queryable): Promise<RegistrationSettings | undefined> => {
      const row = storedSettings.safeParse(await readSetting(queryable, DRAFT)).data
      return row && whole(row)
    },
    publish: (tx: Tx, row: Published) => writeSetting(tx, PUBLISHED, row),
    propose: (tx: Tx, row: Proposal) => writeSetting(tx, PROPOSAL, row),
    write: (tx: Tx, draft: RegistrationSettings) => writeSetting(tx, DRAFT, draft),
    removeProposal: (tx: Tx) => removeSetting(tx, PROPOSAL),
    removeDraft: (queryable: Queryable) => removeSetting(queryable, DRAFT),
  }
}
