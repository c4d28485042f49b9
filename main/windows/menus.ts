import { fill, textsOf } from '../texts.ts'
import type { Command, Obeyed } from './commands.ts'

/** Roles of Electron's menus that we use; each acts on the page that has the focus. */
type EditRole = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll'
type MacRole =
  | 'about'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'quit'
  | 'minimize'
  | 'zoom'
  | 'front'
  | 'close'
  | 'togglefullscreen'

/** One row of a menu. */
export type MenuRow =
  | { readonly kind: 'line' }
  | { readonly kind: 'role'; readonly role: EditRole | MacRole; readonly label: string; readonly enabled: boolean }
  | { readonly kind: 'command'; readonly command: Command; readonly label: string; readonly keys?: string }
  | { readonly kind: 'copyLink'; readonly label: string; readonly link: string }
  | { readonly kind: 'menu'; readonly label: string; readonly rows: readonly MenuRow[] }

const LINE: MenuRow = { kind: 'line' }
const role = (name: EditRole | MacRole, label: string, enabled = true): MenuRow => ({ kind: 'role', role: name, label, enabled })

/** What the pointer was on, as Chromium tells it; the part that we use. */
export interface PointedAt {
  readonly linkURL: string
  readonly isEditable: boolean
  readonly selectionText: string
  readonly editFlags: {
    readonly canUndo: boolean
    readonly canRedo: boolean
    readonly canCut: boolean
    readonly canCopy: boolean
    readonly canPaste: boolean
    readonly canSelectAll: boolean
  }
}

interface MenuState {
  /** A tag such as `vi-VN`. */
  readonly language: string
  readonly obeyed: Obeyed
  readonly muted: boolean
}

/** The groups of a menu, the empty ones left out, with a line between each two. */
const grouped = (groups: readonly (readonly MenuRow[])[]): readonly MenuRow[] =>
  groups.filter(({ length }) => length > 0).flatMap((rows, at) => (at === 0 ? rows : [LINE, ...rows]))

/** What a click with the right button offers. */
export const contextMenu = (at: PointedAt, { language, obeyed, muted }: MenuState): readonly MenuRow[] => {
  const { menu } = textsOf(language)
  const flags = at.editFlags
  const commands = (...names: readonly Command[]): readonly MenuRow[] =>
    names
      .filter((command) => obeyed.has(command))
      .map((command) => ({ kind: 'command', command, label: command === 'mute' && muted ? menu.unmute : menu[command] }))
  const edit = at.isEditable
    ? [
        role('undo', menu.undo, flags.canUndo),
        role('redo', menu.redo, flags.canRedo),
        LINE,
        role('cut', menu.cut, flags.canCut),
        role('copy', menu.copy, flags.canCopy),
        role('paste', menu.paste, flags.canPaste),
        role('selectAll', menu.selectAll, flags.canSelectAll),
      ]
    : at.selectionText.trim() === ''
      ? []
      : [role('copy', menu.copy, flags.canCopy)]
  const link: readonly MenuRow[] = /^(https?|mailto):/.test(at.linkURL)
    ? [{ kind: 'copyLink', label: menu.copyLink, link: at.linkURL }]
    : []
  const page = edit.length > 0 || link.length > 0 ? [] : commands('back', 'forward', 'reload')
  const rest = edit.length > 0 || link.length > 0 ? [] : commands('print', 'mute', 'fullScreen')
  return grouped([link, edit, page, rest, commands('developer')])
}

/** The menu bar of macOS, in the reader's language. Elsewhere keys alone do what it offers. */
export const applicationMenu = (language: string, brand: string, development: boolean): readonly MenuRow[] => {
  const { menu, tray } = textsOf(language)
  const say = (text: string): string => fill(text, { brand })
  const command = (name: Command, keys: string): MenuRow => ({ kind: 'command', command: name, label: menu[name], keys })
  const below = (label: string, ...rows: readonly MenuRow[]): MenuRow => ({ kind: 'menu', label, rows })
  return [
    below(
      brand,
      role('about', say(menu.about)),
      LINE,
      role('services', menu.services),
      LINE,
      role('hide', say(menu.hide)),
      role('hideOthers', menu.hideOthers),
      role('unhide', menu.unhide),
      LINE,
      role('quit', say(tray.quit)),
    ),
    below(menu.file, command('print', 'Command+P'), LINE, role('close', menu.close)),
    below(
      menu.edit,
      role('undo', menu.undo),
      role('redo', menu.redo),
      LINE,
      role('cut', menu.cut),
      role('copy', menu.copy),
      role('paste', menu.paste),
      role('selectAll', menu.selectAll),
    ),
    below(
      menu.view,
      command('back', 'Command+['),
      command('forward', 'Command+]'),
      command('reload', 'Command+R'),
      LINE,
      command('mute', 'Command+Shift+M'),
      role('togglefullscreen', menu.fullScreen),
      ...(development ? [command('developer', 'Command+Alt+I')] : []),
    ),
    below(menu.window, role('minimize', menu.minimize), role('zoom', menu.zoom), LINE, role('front', menu.front)),
  ]
}
