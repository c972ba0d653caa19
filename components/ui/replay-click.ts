import { useEffect, useRef } from 'react'

/** Does what was asked for by a press that came before this part of the page was there. */
export function useReplayedClick(pressed: boolean, press: () => void): void {
  const waiting = useRef(pressed)
  useEffect(() => {
    if (!waiting.current) return
    waiting.current = false
    press()
  }, [press])
}
