import type { FileColumn } from '@portico/contract/agent/file-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { type Members, useTeamFileMutation } from '../api.ts'
import type { View } from '../model/view.ts'
import type { DownlineColumn } from './columns.tsx'
import { sheetText } from './export-rows.ts'
import { membersQuestion } from './members-question.ts'

/**
 * Saves the chosen rows as they are shown, or else has the gateway write every row that the filters match, in the order of the screen, and the
 * browser load that.
 */
export const useExport = (view: View, members: Members | undefined, columns: readonly DownlineColumn[], chosen: ReadonlySet<string>) => {
  const { t } = useTranslation('agent')
  const [ask] = useTeamFileMutation()
  const [busy, setBusy] = useState(false)

  const saveChosen = ({ list }: Members) => {
    const rows = list.filter((row) => chosen.has(row.memberId))
    const text = sheetText({ accountHeader: t('column.account'), columns, rows })
    saveFile(`${t('file')}-${view.days.from}-${view.days.to}.csv`, text, 'text/csv')
  }
  const loadAll = async () => {
    const named = columns.map(({ id, header }) => ({ id: id as FileColumn, name: header }))
    const { path } = await ask({
      filter: membersQuestion(view),
      columns: [{ id: 'account', name: t('column.account') }, ...named],
    }).unwrap()
    const link = document.createElement('a')
    link.href = path
    link.download = ''
    link.click()
  }

  const save = async () => {
    if (!members) return
    setBusy(true)
    try {
      if (chosen.size > 0) saveChosen(members)
      else await loadAll()
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
