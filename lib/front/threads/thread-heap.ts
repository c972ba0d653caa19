/** The heaps of the threads, for the metrics. */
import { getHeapStatistics } from 'node:v8'
import type { Worker } from 'node:worker_threads'

/** In bytes. */
export type ThreadHeap = {
  thread: string
  /** All objects, with those that the next collection frees. */
  used: number
  /** The memory that the heap has taken from the system. */
  total: number
  /** Memory of buffers outside of the heap. */
  external: number
}

type Statistics = { used_heap_size: number; total_heap_size: number; external_memory: number }

const heapFrom = (thread: string, statistics: Statistics): ThreadHeap => ({
  thread,
  used: statistics.used_heap_size,
  total: statistics.total_heap_size,
  external: statistics.external_memory,
})

export const doorHeap = (): ThreadHeap => heapFrom('door', getHeapStatistics())

/** Asks a thread, which answers between two tasks. */
export const heapOf = async (thread: string, worker: Worker): Promise<ThreadHeap> =>
  heapFrom(thread, await worker.getHeapStatistics())
