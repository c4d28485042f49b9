import { describe, expect, test } from 'vitest'
import { gameCommands, shellCommands } from './commands.ts'
import { applicationMenu, contextMenu, type MenuRow, type PointedAt } from './menus.ts'

const NOTHING: PointedAt = {
  linkURL: '',
  isEditable: false,
  selectionText: '',
  editFlags: { canUndo: false, canRedo: false, canCut: false, canCopy: true, canPaste: true, canSelectAll: true },
}
const labels = (rows: readonly MenuRow[]): string[] => rows.map((row) => (row.kind === 'line' ? '-' : row.label))
const at = (over: Partial<PointedAt>, { game = false, muted = false, development = false } = {}) =>
  labels(contextMenu({ ...NOTHING, ...over }, { language: 'en', obeyed: (game ? gameCommands : shellCommands)(development), muted }))

describe('a click with the right button offers [DESKTOP-07]', () => {
  test('to edit in a field', () => {
    expect(at({ isEditable: true })).toEqual(['Undo', 'Redo', '-', 'Cut', 'Copy', 'Paste', 'Select all'])
  })

  test('to copy what is selected, or a link', () => {
    expect(at({ selectionText: '20261122-1042' })).toEqual(['Copy'])
    expect(at({ linkURL: 'https://help.example/', selectionText: 'help' })).toEqual(['Copy link', '-', 'Copy'])
    expect(at({ linkURL: 'javascript:alert(1)', selectionText: 'x' })).toEqual(['Copy'])
  })

  test('what a page does, elsewhere', () => {
    expect(at({})).toEqual(['Back', 'Forward', 'Reload', '-', 'Print…', 'Full screen'])
    expect(at({}, { game: true })).toEqual(['Mute this game', 'Full screen'])
    expect(at({}, { game: true, muted: true })).toEqual(['Unmute this game', 'Full screen'])
    expect(at({}, { game: true, development: true }).at(-1)).toBe('Developer tools')
  })
})

test('the menu bar of macOS has what its keys do, in the reader’s language and by the brand’s name [DESKTOP-07]', () => {
  const bar = applicationMenu('vi-VN', 'Aurora', false)
  expect(labels(bar)).toEqual(['Aurora', 'Tệp', 'Chỉnh sửa', 'Hiển thị', 'Cửa sổ'])
  const rows = bar.flatMap((row) => (row.kind === 'menu' ? row.rows : []))
  expect(rows.flatMap((row) => (row.kind === 'role' ? row.role : []))).toEqual(
    expect.arrayContaining(['close', 'copy', 'paste', 'quit', 'togglefullscreen']),
  )
  expect(labels(rows)).toEqual(expect.arrayContaining(['Giới thiệu Aurora', 'Thoát Aurora']))
  const keys = (development: boolean) =>
    applicationMenu('en', 'Aurora', development).flatMap((row) =>
      row.kind === 'menu' ? row.rows.flatMap((each) => (each.kind === 'command' ? each.command : [])) : [],
    )
  expect(keys(true)).toEqual([...keys(false), 'developer'])
})
