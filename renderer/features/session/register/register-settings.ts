import { registerSettings } from '@portico/contract/registration/calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'
import { follow } from '../../../api/follow.ts'

export type RegisterSettings = Answer<typeof registerSettings>

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerSettings: build.query<RegisterSettings, Question<typeof registerSettings>>({
      ...endpoint(registerSettings),
      // The operator may publish others while somebody fills in the form.
      onCacheEntryAdded: (question, life) => {
        const refetch = () =>
          void life.dispatch(settingsApi.endpoints.registerSettings.initiate(question, { forceRefetch: true, subscribe: false }))
        return follow(life, 'public', { 'registration.changed': refetch }, refetch)
      },
    }),
  }),
})

export const { useRegisterSettingsQuery } = settingsApi
