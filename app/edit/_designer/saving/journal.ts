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

/**
 * The journal of a page in the storage of the browser. A full or forbidden storage keeps nothing, and breaks nothing.
 * @param later when to write: the storage may take longer than a key has time for
 */
export function pageJournal(
  pageId: number,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  later: (work: () => void) => void = (work) => {
    work()
  },
): Journal {
  const key = `design-${pageId}`
  let waiting: Unsaved | null = null
  const store = () => {
    if (!waiting) return
    const text = JSON.stringify(waiting)
    waiting = null
    try {
      storage.setItem(key, text)
    } catch {
      // The changes are still in memory.
    }
  }
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
      const isPlanned = waiting !== null
      waiting = unsaved
      if (!isPlanned) later(store)
    },
    clear: () => {
      waiting = null
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}
