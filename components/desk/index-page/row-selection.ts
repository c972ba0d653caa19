import type { KeyboardEvent } from 'react'

/** Selected rows with some of them changed. */
export function toggled<Id>(ids: ReadonlySet<Id>, changed: readonly Id[], isOn: boolean): Set<Id> {
  const next = new Set(ids)
  for (const id of changed) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The rows from one to another, both included; only the second if the first is not on the page any more. */
export function rowsBetween<Id>(ids: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const [first, second] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  return first < 0 ? [to] : ids.slice(Math.min(first, second), Math.max(first, second) + 1)
}

/** The arrow keys go from the check box of a row to that of the next one; the space bar selects. */
export function moveBetweenBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
  if (step === undefined || !isBox) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-row-box]')]
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
