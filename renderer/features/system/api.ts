import { domainRoute, systemStatus, whitelabel } from '@portico/contract/system/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const systemApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The slice reads the answers of this one by its name.
    systemStatus: build.query<Answer<typeof systemStatus>, Question<typeof systemStatus>>(endpoint(systemStatus)),
    domainRoute: build.query<Answer<typeof domainRoute>, Question<typeof domainRoute>>(endpoint(domainRoute)),
    whitelabel: build.query<Answer<typeof whitelabel>, Question<typeof whitelabel>>({
      ...endpoint(whitelabel),
      // Of some modules the operator decides while people are on the site.
      onCacheEntryAdded: (question, life) => {
        const refetch = () =>
          void life.dispatch(systemApi.endpoints.whitelabel.initiate(question, { forceRefetch: true, subscribe: false }))
        return follow(life, 'public', { 'registration.changed': refetch }, refetch)
      },
    }),
  }),
})

export const { useSystemStatusQuery, useDomainRouteQuery, useWhitelabelQuery } = systemApi
