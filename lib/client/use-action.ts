'use client'
import { useRef, useState } from 'react'
import { tellFailure } from './failure'

/**
 * One press, one run: presses while it runs are ignored, a failure becomes a toast. For islands of public pages, which do
 * without the query library; where queries are at hand, `useMutation` does the same.
 */
export function useAction<Input>(run: (input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const go = async (input: Input) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await run(input)
    } catch (error) {
      tellFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { go: (input: Input) => void go(input), busy }
}
