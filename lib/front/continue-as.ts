/** The process goes on as another script, with the settings that the allocator reads when a process starts. */
import { pathToFileURL } from 'node:url'
import { environmentWithArenas } from '../env.ts'

/**
 * Replaces this process by one that runs the script; it keeps its number. It has a limit of two arenas, from which
 * large blocks are kept away (`environmentWithArenas`), unless the variable is set: without it glibc gives each of some
 * twenty threads an arena of its own for buffers and keeps what was freed in it, 200 MB after a minute of load. Where a
 * system cannot replace a process, the script runs in this one.
 */
export async function continueAs(script: string, args: readonly string[]): Promise<void> {
  const { execPath, execArgv, argv } = process
  if (process.platform !== 'win32' && typeof process.execve === 'function')
    process.execve(execPath, [execPath, ...execArgv, script, ...args], environmentWithArenas())
  process.argv = [...argv.slice(0, 1), script, ...args]
  await import(pathToFileURL(script).href)
}
