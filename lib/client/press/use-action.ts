'use client'
import { useRef, useState } from 'react'
import { showErrorToast } from '../call/error-toast'

/**
 * Runs an async action once at a time: calls while it runs are ignored, errors become toasts. For islands of public
 * pages, which load no query library (ADR 0019); elsewhere use `useMutation`.
 */
export function useAction<Input>(run: (input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const go = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await run(input)
    } catch (error) {
      showErrorToast(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { go: (input: Input) => void go(input), busy }
}
