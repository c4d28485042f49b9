import type { TeamMember } from '@portico/contract/agent/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Members, useLazyTeamMembersQuery } from '../api.ts'
import type { View } from '../model/view.ts'
import type { DownlineColumn } from './columns.tsx'
import { membersQuestion } from './members-question.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sheetText } from './export-rows.ts'

const PER_ANSWER = 200

/** Saves the chosen rows, or else every row that the filters match, in the order of the screen. */
export const useExport = (view: View, members: Members | undefined, columns: readonly DownlineColumn[], chosen: ReadonlySet<string>) => {
  const { t } = useTranslation('agent')
  const [ask] = useLazyTeamMembersQuery()
  const [busy, setBusy] = useState(false)

  const everyRow = async (total: number): Promise<readonly TeamMember[]> => {
    const rows: TeamMember[] = []
    for (let pageNo = 1; (pageNo - 1) * PER_ANSWER < total; pageNo += 1) {
      const page = await ask({ ...membersQuestion(view), pageNo, pageSize: PER_ANSWER }).unwrap()
      rows.push(...page.list)
    }
    return rows
  }

  const save = async () => {
    if (!members) return
    setBusy(true)
    try {
      const whole = chosen.size === 0
      const fits = whole && members.totalPages <= 1
      const rows = fits ? members.list : whole ? await everyRow(members.total) : members.list.filter((row) => chosen.has(row.memberId))
      const text = sheetText({ accountHeader: t('column.account'), totalLabel: t('total'), columns, rows, whole })
      saveFile(`${t('file')}-${view.days.from}-${view.days.to}.csv`, text, 'text/csv')
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
