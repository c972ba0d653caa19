import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { ListLimits } from '@/widgets/setting-fields'

/** Whether an entry can be added; says the limit when not (spec 2 §5). */
export function mayAdd(count: number, limits: ListLimits | undefined): boolean {
  if (limits?.max === undefined || count < limits.max) return true
  toast.error(limits.tooMany ?? `最多${limits.max}项`)
  return false
}

/** Whether an entry can be deleted: the minimum stays, and the question is answered with yes. */
export async function mayDelete(
  count: number,
  { limits, confirmDelete }: { limits?: ListLimits; confirmDelete?: string },
): Promise<boolean> {
  if (limits?.min !== undefined && count <= limits.min) {
    toast.error(limits.tooFew ?? `至少保留${limits.min}项`)
    return false
  }
  return confirmDelete === undefined || confirm({ text: confirmDelete })
}

/** The list without the entry that moved, and with it at its new place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
