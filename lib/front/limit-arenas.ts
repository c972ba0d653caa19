/** The memory that glibc keeps for threads. */
import { environmentWithArenas } from '../env.ts'

/**
 * Starts the process anew, with its arguments and number, with a limit of two arenas, from which large blocks are kept away
 * (`environmentWithArenas`). Without it glibc gives each of some twenty threads an arena of its own for buffers and keeps
 * what was freed in it: 200 MB after a minute of load. It reads the variables when a process starts, so they cannot be set
 * later. Does nothing where the variable is set, or on a system that has no glibc or cannot replace a process.
 */
export function limitArenas(): void {
  const environment = environmentWithArenas()
  if (process.platform !== 'linux' || !environment || typeof process.execve !== 'function') return
  const { execPath, execArgv, argv } = process
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], environment)
}
