'use client'
import { useBrowserValue } from '@/lib/client/from-document'

const never = () => () => {}
const yes = () => true

/** False in the document and in the first drawing, true from then on. For what a stored document cannot know. */
export const useHydrated = () => useBrowserValue(never, yes, false)
