'use client'
import { ConflictDialog } from './conflict-dialog'
import { conflictRows, type ConflictRow, type ConflictRules } from './conflict-rules'
import type { FormClash } from './use-clash'

interface FormConflictsProps<Draft> {
  form: FormClash<Draft>
  rules: ConflictRules<Draft>
}

const noRows: ConflictRow[] = []

/** The dialog of a form that another person has saved meanwhile. */
export const FormConflicts = <Draft,>({ form, rules }: FormConflictsProps<Draft>) => (
  <ConflictDialog
    rows={form.clash ? conflictRows(form.clash.conflicts, rules, form.clash.versions) : noRows}
    onClose={form.closeConflicts}
    onResolve={(sideOf) => form.resolve((versions) => rules.merge(versions, sideOf))}
  />
)
