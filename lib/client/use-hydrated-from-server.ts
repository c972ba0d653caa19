'use client'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const same = () => 0

/** How often React asked for the server's reading; it does so only where it takes a document over. */
let asked = 0
const fromServer = () => {
  asked++
  return 0
}

/** Whether React took this component over from the document, instead of drawing it anew; the same for all its life. */
export function useHydratedFromServer(): boolean {
  const before = asked
  // Both readings are equal, so that nothing is drawn again for having asked.
  useSyncExternalStore(never, same, fromServer)
  return useState(() => asked !== before)[0]
}
