import type { IncomingMessage } from 'node:http'
import { isApi, pathOf } from './api.ts'

type RequestHead = Pick<IncomingMessage, 'headers'> & { readonly method?: string | undefined; readonly url?: string | undefined }

/** Whether a browser asks for a page of the site, rather than the site for a file or a call. */
export const isNavigation = ({ method, url = '/', headers }: RequestHead): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isApi(url) &&
  !/\.[A-Za-z0-9]{1,8}$/.test(pathOf(url)) &&
  (headers.accept ?? '').includes('text/html')

/** Any path that the site has no file for. */
const NOWHERE = '/nowhere'

const isReadable = (path: string): boolean => {
  try {
    return !decodeURI(path).startsWith('//')
  } catch {
    return false
  }
}

/**
 * The address as it is to be routed: a page whose percent-encoding is broken, or which looks like another host, is one that the
 * site does not have.
 */
export const routed = (request: RequestHead): string => {
  const { url = '/' } = request
  return isReadable(pathOf(url)) || !isNavigation(request) ? url : NOWHERE
}
