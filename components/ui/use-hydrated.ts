'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document and in the first drawing, true from then on. For what a stored document cannot know. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
