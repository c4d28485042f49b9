import { teamFile } from '@portico/contract/agent/file-calls'
import { registerLinksFile } from '@portico/contract/register-link/file-calls'
import type { FastifyInstance } from 'fastify'
import { type Binding, bind } from '../http/bind.ts'
import { TEAM_FILES, type TeamFiles } from './service.ts'

export const teamFileRoutes = (files: TeamFiles): Binding[] => [
  bind(teamFile, ({ request, caller }) => files.address(caller, request)),
  bind(registerLinksFile, ({ request, caller, context }) => files.linksAddress(caller, request, context.site)),
]

/** Files at addresses that are good for a minute. */
export const registerTeamFiles = (app: FastifyInstance, files: Pick<TeamFiles, 'open'>): void => {
  app.get<{ Params: { '*': string } }>(`${TEAM_FILES}/*`, async ({ params }, reply) => {
    const file = await files.open(params['*'])
    if (!file) return reply.callNotFound()
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Referrer-Policy': 'no-referrer',
      })
      .type('text/csv; charset=utf-8')
      .send(file.content)
  })
}
