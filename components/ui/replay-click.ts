import { useEffect, useRef } from 'react'

/** Runs `onClick` once on mount if the click came before this module was loaded. */
export function useReplayedClick(wasClicked: boolean, onClick: () => void): void {
  const isPending = useRef(wasClicked)
  useEffect(() => {
    if (!isPending.current) return
    isPending.current = false
    onClick()
  }, [onClick])
}
