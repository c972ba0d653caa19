'use client'
import {
  useMutation,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useRef } from 'react'

/** Milliseconds: the second press of a double click may come after a fast answer. */
const doublePressTime = 500

interface Run<Output> {
  input: string
  startedAt: number
  state: 'running' | 'done' | 'failed'
  promise: Promise<Output>
}

const isSamePress = (run: Run<unknown>, input: string): boolean =>
  run.input === input &&
  (run.state === 'running' || (run.state === 'done' && Date.now() - run.startedAt < doublePressTime))

/**
 * `useMutation` for buttons and forms, whose second press sends nothing: the same input is ignored while it runs, and
 * for half a second after a press that succeeded. `isPending` alone disables a button only with the next render, which
 * is later than the second press of a double click. An ignored `mutateAsync` resolves with the first press. A result of
 * false or null means that nothing was done: it may be tried again at once.
 */
export function useSingleMutation<Output = unknown, Failure = DefaultError, Input = void, Context = unknown>(
  options: UseMutationOptions<Output, Failure, Input, Context>,
): UseMutationResult<Output, Failure, Input, Context> {
  const mutation = useMutation(options)
  const last = useRef<Run<Output> | null>(null)

  const mutateAsync: typeof mutation.mutateAsync = (...args) => {
    const input = JSON.stringify(args[0]) ?? ''
    if (last.current && isSamePress(last.current, input)) return last.current.promise
    const promise = mutation.mutateAsync(...args)
    const run: Run<Output> = { input, startedAt: Date.now(), state: 'running', promise }
    last.current = run
    promise.then(
      (output) => (run.state = output === false || output === null ? 'failed' : 'done'),
      () => (run.state = 'failed'),
    )
    return promise
  }
  return {
    ...mutation,
    mutateAsync,
    // The query client has shown the error.
    mutate: (...args) => void mutateAsync(...args).catch(() => {}),
  }
}
