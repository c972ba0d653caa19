/** Requests that Next renders one by one, as many at the same time as the limit admits. */
import type { ServerResponse } from 'node:http'
import type { RenderKind, RenderLimit } from './render-limit.ts'

export type LimitedRender = {
  limit: RenderLimit
  kind: RenderKind
  /** Renders and sends the page. */
  render: () => Promise<void>
  /** Answers instead of `render` when there is no slot. */
  busy: () => Promise<void>
}

/**
 * Renders a page in a slot of the limit, and answers with `busy` without one.
 *
 * @throws what `render` throws
 */
export async function renderLimited(
  response: ServerResponse,
  { limit, kind, render, busy }: LimitedRender,
): Promise<void> {
  const slot = await limit.enter(kind, response)
  if (slot === 'gone') return
  if (slot === 'busy') return busy()
  releaseAtEnd(response, slot.release)
  try {
    await render()
  } finally {
    slot.release()
  }
}

/**
 * Gives the slot back when the page is complete, and not when the client has received it. Writing never reports
 * backpressure, or a few clients that do not read would keep all slots.
 */
function releaseAtEnd(response: ServerResponse, release: () => void): void {
  const { write, end } = response
  Object.assign(response, {
    write(...args: Parameters<ServerResponse['write']>) {
      write.apply(response, args)
      return true
    },
    end(...args: Parameters<ServerResponse['end']>) {
      release()
      return end.apply(response, args)
    },
  })
}
