import { memberProfile, saveProfile } from '@portico/contract/center/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Profiles } from './service.ts'

/** `minimumAge`: how old a member has to be, as registration says. */
export const profileRoutes = (profiles: Profiles, minimumAge: () => Promise<number>): Binding[] => [
  bind(memberProfile, async ({ caller }) => ({ fields: await profiles.read(caller), minimumAge: await minimumAge() })),
  bind(saveProfile, async ({ request, caller }) => ({ fields: await profiles.save(caller, request.fields, await minimumAge()) })),
]
