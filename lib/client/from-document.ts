'use client'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const same = () => 0

/** How often React asked for the server's reading; it does so only where it takes a document over. */
let asked = 0
const fromServer = () => {
  asked++
  return 0
}

/** Whether React took this component over from the document, instead of drawing it anew; the same for all its life. */
export function useFromDocument(): boolean {
  const before = asked
  // Both readings are equal, so that nothing is drawn again for having asked.
  useSyncExternalStore(never, same, fromServer)
  return useState(() => asked !== before)[0]
}

/**
 * What only the browser knows: `unknown` in the document and while React takes it over, the reading from then on. The
 * first one comes as a transition: dozens of islands learn theirs at the same moment, and a phone stays free to scroll
 * meanwhile. `useSyncExternalStore` would draw all of them again in one go.
 * @param subscribe has to stay the same function.
 */
export function useBrowserValue<T>(
  subscribe: (listener: () => void) => () => void,
  get: () => T,
  unknown: T,
): T {
  const fromDocument = useFromDocument()
  const [value, setValue] = useState(() => (fromDocument ? unknown : get()))

  useEffect(() => {
    const read = () => setValue(() => get())
    if (fromDocument) startTransition(read)
    else read()
    return subscribe(read)
  }, [fromDocument, subscribe, get])

  return value
}
