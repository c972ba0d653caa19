/** The settings of a thread in which pages or calls are answered. */
import { limitConsole } from './limited-console.ts'

/**
 * Limits repeated lines on the console. A promise whose rejection is not handled is logged and does not end the thread.
 *
 * @param requestOf the id of the request for which something is written
 */
export function prepareThread(requestOf?: () => string | undefined): void {
  limitConsole(requestOf)
  process.on('unhandledRejection', (reason) => console.error(reason))
}
