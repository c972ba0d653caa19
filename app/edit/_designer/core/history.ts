import type { Patch } from '@/lib/domain/design/patches'

/** One step back and forth. */
export interface Step {
  label: string
  patches: readonly Patch[]
  inverse: readonly Patch[]
  /** The selection before and after the step. */
  before: readonly string[]
  after: readonly string[]
  merge: string | undefined
}

export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** Steps that can be undone. */
export const maxSteps = 200

export const emptyHistory: History = { done: [], undone: [] }

const samePath = (one: Patch, other: Patch): boolean =>
  one.path.length === other.path.length && one.path.every((key, index) => key === other.path[index])

/** Two steps as one. Two values of the same field become the later one, so that typing does not pile up. */
function merged(first: Step, second: Step): Step {
  const [one, other] = [first.patches[0], second.patches[0]]
  const isSameField =
    first.patches.length === 1 &&
    second.patches.length === 1 &&
    one?.op === 'replace' &&
    other?.op === 'replace' &&
    samePath(one, other)
  return {
    ...second,
    before: first.before,
    patches: isSameField ? second.patches : [...first.patches, ...second.patches],
    inverse: isSameField ? first.inverse : [...second.inverse, ...first.inverse],
  }
}

/** Adds a step; what was undone before cannot be redone any more. */
export function record({ done }: History, step: Step): History {
  const last = done.at(-1)
  const steps =
    last?.merge !== undefined && last.merge === step.merge
      ? [...done.slice(0, -1), merged(last, step)]
      : [...done, step]
  return { done: steps.slice(-maxSteps), undone: [] }
}

/** Ends merging: the next change begins a new step. */
export function seal(history: History): History {
  const last = history.done.at(-1)
  if (last?.merge === undefined) return history
  return { ...history, done: [...history.done.slice(0, -1), { ...last, merge: undefined }] }
}

/** The step to undo, and the history without it. */
export function undoStep({ done, undone }: History): [Step, History] | undefined {
  const step = done.at(-1)
  return step && [step, { done: done.slice(0, -1), undone: [...undone, step] }]
}

/** The step to redo, and the history with it. */
export function redoStep({ done, undone }: History): [Step, History] | undefined {
  const step = undone.at(-1)
  return step && [step, { done: [...done, { ...step, merge: undefined }], undone: undone.slice(0, -1) }]
}
