import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/form/store'

/** The entry of a widget's list that is open in the settings panel: a slide, a tab or a group. Null for none. */
export const editedEntry = createStore<{ id: string; index: number } | null>(null)

const none = () => undefined

/** The index of the open entry of a widget; undefined while none is open. Other widgets are not drawn again. */
export const useEditedEntry = (id: string | undefined): number | undefined =>
  useSyncExternalStore(
    editedEntry.subscribe,
    () => {
      const entry = editedEntry.get()
      return entry !== null && entry.id === id ? entry.index : undefined
    },
    none,
  )
