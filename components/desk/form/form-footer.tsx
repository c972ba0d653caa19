'use client'
import { ConflictDialog } from './conflict-dialog'
import { SaveBar } from './save-bar'
import type { DeskForm } from './use-desk-form'

interface FormFooterProps {
  form: DeskForm
  /** Sentences by field, once they are shown. */
  problems: Readonly<Record<string, string | undefined>>
  onSave: () => void
  saveText?: string
  /** A field as the dialog about conflicts names it. */
  nameOf: (field: string) => string
}

/** The save bar of a form, and the dialog about what others changed meanwhile. */
export const FormFooter = ({ form, problems, onSave, saveText, nameOf }: FormFooterProps) => (
  <>
    <SaveBar
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      problems={Object.keys(problems).length}
      onSave={onSave}
      onDiscard={form.stored === null ? undefined : form.discard}
      {...(saveText !== undefined && { saveText })}
    />
    <ConflictDialog
      conflicts={form.conflicts}
      isSaving={form.isSaving}
      onClose={form.closeConflicts}
      onReload={form.reload}
      onOverwrite={form.overwrite}
      nameOf={nameOf}
    />
  </>
)
