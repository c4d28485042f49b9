import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, nothing, upTo } from '../kit/wire.ts'
import { savedView, viewName, viewPage } from './shapes.ts'

/** The views that the caller saved, of every page, by page and name. */
export const savedViews = call({
  method: 'GET',
  path: '/wps/agent/views',
  token: true,
  only: 'agent',
  response: () => z.object({ list: z.array(savedView) }),
})

/** Saves a view; one of the same page and name, however it is spelled, is written over. At most one of a page is its first. */
export const saveView = call({
  method: 'PUT',
  path: '/wps/agent/views',
  token: true,
  only: 'agent',
  request: () => z.object({ page: viewPage, name: viewName, address: upTo(2000), version: int(), first: z.boolean() }),
  response: () => savedView,
})

/** Forgets a view; one that is gone already, or another's, is none. */
export const forgetView = call({
  method: 'DELETE',
  path: '/wps/agent/views',
  token: true,
  only: 'agent',
  request: () => z.object({ viewId: z.uuid() }),
  response: () => nothing,
})
