import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { registerTeamFiles, teamFileRoutes } from './routes.ts'
import { createTeamFiles, type TeamFiles, type TeamFilesDeps } from './service.ts'

/** What agents take home of the office's tables. */
export const teamFilesArea = (platform: Platform, deps: TeamFilesDeps): AreaOf<TeamFiles> => {
  const files = createTeamFiles(platform, deps)
  return areaOf(files, {
    name: 'team-files',
    bindings: teamFileRoutes(files),
    register: (app) => registerTeamFiles(app, files),
  })
}
