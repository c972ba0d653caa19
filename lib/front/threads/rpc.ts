/** Calls between the threads of the mall. Messages of one port arrive in the sequence in which they were sent. */
import type { MessagePort, Worker } from 'node:worker_threads'
import { type BirpcReturn, createBirpc } from 'birpc'

/** Functions of plain data, as one thread offers them to another. */
export type Functions = object

/**
 * Offers functions to the thread at the other end of a port.
 *
 * @returns the functions that it offers, which reject when its own throw; they wait as long as it takes
 */
export function connect<Remote extends Functions, Local extends Functions>(
  port: MessagePort | Worker,
  functions: Local,
): BirpcReturn<Remote, Local> {
  return createBirpc<Remote, Local>(functions, {
    post: (message: unknown) => port.postMessage(message),
    on: (receive) => void port.on('message', receive),
    off: (receive) => void port.off('message', receive),
    timeout: -1,
  })
}
