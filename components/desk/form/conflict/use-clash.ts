import { useState } from 'react'
import { toast } from '@/lib/client/press/toast'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { isSame, type Versions } from '@/lib/domain/desk/merge'

/** The changes of another person since a form began, beside its own. */
interface Clash<Draft> {
  conflicts: readonly EditConflict[]
  versions: Versions<Draft>
}

/** A form as the dialog about conflicts needs it. */
export interface FormClash<Draft> {
  clash: Clash<Draft> | null
  closeConflicts: () => void
  resolve: (merge: (versions: Versions<Draft>) => Draft) => void
}

interface ClashOptions<Row, Draft> {
  /** The row that the form began with; null for a new one. */
  stored: Row | null
  draft: Draft
  contentOf: (row: Row) => Draft
  /** Begins anew with the row of the others, with a merged draft. */
  begin: (row: Row, merged: Draft) => void
  /** Saves a draft that differs from the row of the others. */
  save: (row: Row, merged: Draft) => void
}

/**
 * Changes of others that a form came upon when it was saved. Once it is decided whose values stay, the form goes on with
 * the row of the others, and only what is changed after it is a conflict.
 */
export function useClash<Row, Draft>({
  stored,
  draft,
  contentOf,
  begin,
  save,
}: ClashOptions<Row, Draft>): FormClash<Draft> & {
  /** The answer to a change that was not saved. */
  onConflict: (conflicts: readonly EditConflict[], row: Row) => void
} {
  const [found, setFound] = useState<{ conflicts: readonly EditConflict[]; row: Row } | null>(null)
  const versions =
    found && stored !== null ? { base: contentOf(stored), mine: draft, theirs: contentOf(found.row) } : null
  return {
    clash: found && versions && { conflicts: found.conflicts, versions },
    onConflict: (conflicts, row) => setFound({ conflicts, row }),
    closeConflicts: () => setFound(null),
    resolve: (merge) => {
      if (!found || !versions) return
      const merged = merge(versions)
      setFound(null)
      begin(found.row, merged)
      if (isSame(merged, versions.theirs)) toast.success('已保留对方的修改')
      else save(found.row, merged)
    },
  }
}
