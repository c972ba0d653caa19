import type { Patch } from '@/lib/domain/design/patches'
import type { Versions } from './calls'

/** Changes that the server does not have yet, and the versions that they were made on. */
export type Unsaved = Versions & { patches: Patch[] }

/** Keeps unsaved changes through a crash or a closed window. */
export interface Journal {
  read: () => Unsaved | null
  write: (unsaved: Unsaved) => void
  clear: () => void
}

const isUnsaved = (value: Unsaved | null): value is Unsaved =>
  typeof value?.version === 'number' &&
  typeof value.frame_version === 'number' &&
  Array.isArray(value.patches)

/** The journal of a page in the storage of the browser. A full or forbidden storage keeps nothing, and breaks nothing. */
export function pageJournal(
  pageId: number,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Journal {
  const key = `design-${pageId}`
  return {
    read: () => {
      try {
        const value = JSON.parse(storage.getItem(key) ?? 'null') as Unsaved | null
        return isUnsaved(value) ? value : null
      } catch {
        return null
      }
    },
    write: (unsaved) => {
      try {
        storage.setItem(key, JSON.stringify(unsaved))
      } catch {
        // The changes are still in memory.
      }
    },
    clear: () => {
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}
