'use client'
import type { ConflictRules } from './conflict/conflict-rules'
import { FormConflicts } from './conflict/form-conflicts'
import { SaveBar } from './save-bar'
import type { DeskForm } from './use-desk-form'

interface FormFooterProps<Draft> {
  form: DeskForm<Draft>
  /** Sentences by field, once they are shown. */
  problems: Readonly<Record<string, string | undefined>>
  onSave: () => void
  saveText?: string
  rules: ConflictRules<Draft>
}

/** The save bar of a form, and the dialog about what others changed meanwhile. */
export const FormFooter = <Draft,>({ form, problems, onSave, saveText, rules }: FormFooterProps<Draft>) => (
  <>
    <SaveBar
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      problems={Object.keys(problems).length}
      onSave={onSave}
      onDiscard={form.stored === null ? undefined : form.discard}
      {...(saveText !== undefined && { saveText })}
    />
    <FormConflicts form={form} rules={rules} />
  </>
)
