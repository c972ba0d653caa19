import { handles } from '../core/geometry/snap'
import type { Hit } from '../core/gestures/types'

/**
 * The target of a pointer event, read from data attributes; undefined for controls, which handle the event themselves.
 */
export function hitOf(target: EventTarget | null): Hit | undefined {
  // The document of the page has an Element of its own, so `instanceof` would be wrong.
  const element = target as Element | null
  if (!element?.closest) return { kind: 'page' }
  if (element.closest('button, textarea')) return undefined
  const handle = element.closest<HTMLElement>('[data-handle]')
  const direction = handles.find((one) => one === handle?.dataset.handle)
  if (handle?.dataset.of && direction) return { kind: 'handle', id: handle.dataset.of, handle: direction }
  const grip = element.closest<HTMLElement>('[data-grip]')
  if (grip?.dataset.grip) return { kind: 'grip', id: grip.dataset.grip }
  const node = element.closest<HTMLElement>('[data-node]')
  const id = node?.dataset.node
  if (!node || id === undefined) return { kind: 'page' }
  if (node.dataset.child !== undefined) return { kind: 'child', id }
  return node.dataset.panel === undefined ? { kind: 'widget', id } : { kind: 'panel', id }
}

/**
 * The target at the point of an event. The page captures the pointer when it is pressed, so that clicks and double
 * clicks name the body instead of what is below them.
 */
export function hitAt(page: Document, { clientX, clientY, target }: MouseEvent): Hit | undefined {
  return hitOf(page.elementFromPoint(clientX, clientY) ?? target)
}
