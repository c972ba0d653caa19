import 'server-only'
import { commandLine, env } from '@/lib/env'
import { isStartError } from '@/lib/server/edge/start-errors'
import type { Mall } from '@/lib/server/ground/mall'
import { openDatabase } from '@/lib/server/ground/open-database'
import { Refused } from '@/lib/server/ground/refused'

/** The error of commands that need an owner, in whose name they work. */
export const noOwner = () =>
  new Refused(`The mall has no owner yet: ${commandLine('operator', 'add MOBILE')}`)

/**
 * Opens the mall of the environment without jobs, demo mall and page cache: no pages need to be invalidated after a
 * command.
 */
async function openMall(): Promise<Mall> {
  const settings = env()
  if (settings.apiUrl)
    throw new Refused(
      'With MALL_API_URL this mall has no accounts of its own; run the command at the back end.',
    )
  const now = () => Math.floor(Date.now() / 1000)
  return {
    env: settings,
    ...(await openDatabase(settings, now())),
    now,
    invalidate: async () => {},
    widgetProblems: async () => () => [],
  }
}

/**
 * Runs a command on the mall and prints its result. A rejected command, and any error that prevents the mall from
 * opening, ends the process with one sentence: an embedded database, for example, can be open in one process only (ADR
 * 0011).
 * @param usage printed when `work` is null, because the arguments name no command
 */
export async function runCommand(
  usage: string,
  work: ((mall: Mall) => Promise<string>) | null,
): Promise<void> {
  if (!work) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 2
    return
  }
  let mall: Mall | undefined
  try {
    mall = await openMall()
    process.stdout.write(`${await work(mall)}\n`)
  } catch (error) {
    if (!(error instanceof Refused) && !isStartError(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await mall?.db.close()
  }
}
