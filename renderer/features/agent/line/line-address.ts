import { paths } from '../../../core/paths.ts'
import { changed, type View, withRows, writeView } from '../model/view.ts'

/** Where the accounts directly below another are listed, over the days of a view; the reader's own without one. */
export const lineAddress = (view: View, under: string | undefined) => ({
  pathname: paths.agent('downlineManagmentView'),
  search: writeView(withRows(changed(view, { under, scope: 'DIRECT', find: '', active: false, opened: false }), undefined)).toString(),
})
