import 'server-only'
import { watchRequest } from '@/lib/server/edge/watch-request'
import type { Mall } from '@/lib/server/ground/mall'
import type { KeptCalls } from '@/lib/web/registry'
import { fillHoles } from './fill-holes'
import { findKeptCall } from './find-kept-call'
import { keepAnswer } from './keep-answer'
import { overlayAfter } from './without-overlay'

/**
 * The engine's side of the kept answers of the front door. It never throws: if it cannot help, the door requests the
 * whole answer from the engine, which reports the error.
 */
export const keptCallsOf = (mall: () => Promise<Mall>): KeptCalls => ({
  keyOf: async (target) => (await findKeptCall(target).catch(() => null))?.key ?? null,

  keep: (target, marks = {}) =>
    watchRequest(
      marks,
      async () => {
        try {
          const found = await findKeptCall(target)
          return found && (await keepAnswer(await mall(), found))
        } catch {
          return null
        }
      },
      () => 'keep',
    ),

  overlay: (recipe, caller) =>
    watchRequest(
      caller,
      async () => {
        try {
          return await fillHoles(await mall(), recipe, caller)
        } catch (error) {
          return overlayAfter(error, recipe)
        }
      },
      () => 'overlay',
    ),
})
