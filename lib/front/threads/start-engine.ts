/** Starts the engine in a thread of its own. */
import { type MessagePort, Worker } from 'node:worker_threads'
import { environmentOfThread } from '../../env.ts'
import type { Engine } from '../../web/registry.ts'
import { connectEngine } from './engine-port.ts'
import { type DoorFunctions, engineHeap, type EngineStarted, type RendererConnected } from './messages.ts'
import { heapOf, type ThreadHeap } from './thread-heap.ts'

export type EngineThread = {
  /** Gives the engine its end of the connection to a renderer. */
  connectRenderer: (port: MessagePort) => void
  heap: () => Promise<ThreadHeap>
  /** Resolves when the engine has opened the mall, or knows that it cannot do so yet. */
  started: Promise<Engine>
}

/**
 * The mall cannot run without its engine: when its thread ends, the process ends with the same status.
 *
 * @param invalidate called by the engine for changed cache tags
 */
export function startEngineThread(root: string, invalidate: DoorFunctions['invalidate']): EngineThread {
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
    name: 'engine',
    workerData: { root },
    env: environmentOfThread(),
    resourceLimits: engineHeap,
  })
  worker.on('error', (error) => console.error(error))
  worker.on('exit', (code) => process.exit(code === 0 ? 1 : code))
  const engineOf = connectEngine(worker, invalidate)
  const started = new Promise<Engine>((resolve) => {
    const onMessage = (message: Partial<EngineStarted>) => {
      if (message.keepsCalls === undefined || message.knowsPages === undefined) return
      worker.off('message', onMessage)
      const { keepsCalls, knowsPages } = message
      resolve(engineOf({ keepsCalls, knowsPages }))
    }
    worker.on('message', onMessage)
  })
  return {
    started,
    heap: () => heapOf('engine', worker),
    connectRenderer: (renderer) => worker.postMessage({ renderer } satisfies RendererConnected, [renderer]),
  }
}
