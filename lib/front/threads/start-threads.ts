/** Starts everything that the door does not do itself, in threads of their own (ADR 0080). */
import { availableParallelism } from 'node:os'
import { plainTags } from '../../web/aging-tags.ts'
import { engineRegistry, invalidatorRegistry } from '../../web/registry.ts'
import type { Handler } from '../next/buffer-response.ts'
import { pagesIn } from '../next/page-store.ts'
import type { PageCache } from '../page-cache.ts'
import { Renderers } from './renderers.ts'
import { startEngineThread } from './start-engine.ts'
import { doorHeap, type ThreadHeap } from './thread-heap.ts'

export type Threads = {
  /** Next, in one of the renderers. */
  next: Handler
  renderers: number
  /** Heaps of the threads that run. */
  heaps: () => Promise<ThreadHeap[]>
  close: () => Promise<void>
}

/** More cores than four renderers use are left to the database and to other processes. */
const maxRenderers = 4
/** The door and the engine have a core each, where there are enough. */
const defaultRenderers = (): number => Math.max(1, Math.min(maxRenderers, availableParallelism() - 2))

/**
 * Starts the engine and the renderers at the same time, and registers the engine for the door.
 *
 * @param root folder of the repository, with a build in `.next`
 * @param cache the page cache of the door
 */
export async function startThreads(
  root: string,
  cache: PageCache,
  renderers = defaultRenderers(),
): Promise<Threads> {
  const running: { renderers?: Renderers } = {}
  const invalidate = async (tags: readonly string[]) => {
    await cache.invalidate(tags)
    // What renderers keep are values, not pages.
    running.renderers?.invalidate(plainTags(tags))
  }
  invalidatorRegistry.set({ invalidate })
  const engine = startEngineThread(root, invalidate)
  const starting = Renderers.start({
    root,
    count: renderers,
    connectEngine: engine.connectRenderer,
    script: new URL('./renderer-thread.ts', import.meta.url),
    pages: { ...pagesIn(cache), invalidate },
    dataBytes: cache.maxBytes / 4,
  })
  engineRegistry.set(await engine.started)
  const { handle, heaps, close } = (running.renderers = await starting)
  const allHeaps = async () => [doorHeap(), await engine.heap(), ...(await heaps())]
  return { next: handle, renderers, heaps: allHeaps, close }
}
