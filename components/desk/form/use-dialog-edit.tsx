'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/lib/client/call/api-error'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import type { ConflictRules } from './conflict/conflict-rules'
import { FormConflicts } from './conflict/form-conflicts'
import { useClash } from './conflict/use-clash'

interface DialogEditOptions<Row extends { version: number }, Draft> {
  /** Null for a new row. */
  row: Row | null
  draftOf: (row: Row) => Draft
  empty: Draft
  /** Absent where rows are never new. */
  add?: (draft: Draft) => Promise<Row>
  /**
   * Sends what differs from the first draft, with the version of the row: other fields may have another state meanwhile.
   */
  change: (
    row: Row,
    drafts: { first: Draft; draft: Draft },
  ) => Promise<{ saved: boolean; conflicts: EditConflict[]; row: Row }>
  onSaved: (row: Row) => void
  /** The key of everything that shows the row. */
  shownBy: QueryKey
  rules: ConflictRules<Draft>
}

/**
 * The form of a small dialog: a row with versions per field (ADR 0110), of which another person may have changed the
 * same ones (ADR 0133). `conflictDialog` belongs into the form.
 */
export function useDialogEdit<Row extends { version: number }, Draft>(
  options: DialogEditOptions<Row, Draft>,
) {
  const { draftOf, empty, add, change, onSaved, shownBy, rules } = options
  const client = useQueryClient()
  const [stored, setStored] = useState(options.row)
  const [draft, setDraft] = useState(() => (options.row ? draftOf(options.row) : empty))
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: async (sent: { row: Row | null; draft: Draft }) => {
      if (sent.row) return change(sent.row, { first: draftOf(sent.row), draft: sent.draft })
      if (!add) throw new Error('nothing to save')
      return { saved: true, conflicts: [], row: await add(sent.draft) }
    },
    onSuccess: ({ saved, conflicts, row }, sent) => {
      if (!saved) {
        onConflict(conflicts, row)
        return
      }
      toast.success(sent.row ? '已保存' : '已新增')
      onSaved(row)
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: shownBy }),
  })
  const { onConflict, ...clash } = useClash<Row, Draft>({
    stored,
    draft,
    contentOf: draftOf,
    begin: (row, merged) => {
      setStored(row)
      setDraft(merged)
    },
    save: (row, merged) => save.mutate({ row, draft: merged }),
  })
  return {
    draft,
    set: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    edit: (next: (now: Draft) => Draft) => setDraft(next),
    problem,
    setProblem,
    save: () => save.mutate({ row: stored, draft }),
    conflictDialog: <FormConflicts form={clash} rules={rules} />,
  }
}
