/** Processor time of processes, from /proc. */
import { readdir, readFile } from 'node:fs/promises'

type Process = { parent: number; seconds: number }

/** /proc counts processor time in ticks; Linux has a hundred per second on all usual platforms. */
const ticksPerSecond = 100

/**
 * Processor time so far of a process and its descendants, in seconds: PostgreSQL has a process per connection.
 * Undefined without /proc.
 */
export async function cpuSecondsOf(pid: number | undefined): Promise<number | undefined> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(names.map(async (name) => [Number(name), await read(name)] as const))
  const processes = new Map(found.flatMap(([id, one]) => (one ? [[id, one] as const] : [])))
  if (pid === undefined || !processes.has(pid)) return undefined
  const isOurs = (id: number): boolean =>
    id === pid || (processes.has(id) && isOurs(processes.get(id)?.parent ?? 0))
  return [...processes].reduce((sum, [id, { seconds }]) => (isOurs(id) ? sum + seconds : sum), 0)
}

/** The parent of a process in /proc; undefined when there is no such process. */
export const parentOf = async (pid: number): Promise<number | undefined> => (await read(String(pid)))?.parent

/** User and system time of a process and of its children that have ended. */
async function read(name: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name of the program comes before, in parentheses, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond }
}
