import { AppImageUpdater } from 'electron-updater'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js'
import { request } from 'node:http'
import { join } from 'node:path'

/** electron-updater's own requests, over Node's http. */
class NodeExecutor extends ElectronHttpExecutor {
  override createRequest(...[options, callback]: Parameters<ElectronHttpExecutor['createRequest']>) {
    return request(options, callback as Parameters<typeof request>[1]) as unknown as ReturnType<ElectronHttpExecutor['createRequest']>
  }
}

/** The real updater of AppImages, in plain Node: `folder` stands for the machine, `version` for what runs. */
export const nodeUpdater = (folder: string, version: string): AppImageUpdater => {
  const updater = new AppImageUpdater(null, {
    version,
    name: 'portico',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: join(folder, 'profile'),
    baseCachePath: join(folder, 'cache'),
    whenReady: () => Promise.resolve(),
    relaunch: () => {},
    quit: () => {},
    onQuit: () => {},
  })
  Reflect.set(updater, 'httpExecutor', new NodeExecutor())
  return updater
}
