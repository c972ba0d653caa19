import 'server-only'
import { commandLine, env, type Env } from '@/lib/env'
import { isStartError } from '@/lib/server/edge/start-errors'
import type { Database } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { hasDatabase, openDatabase, openUnmigrated } from '@/lib/server/ground/open-database'
import { Refused } from '@/lib/server/ground/refused'

/** The error of commands that need an owner, in whose name they work. */
export const noOwner = () =>
  new Refused(`The mall has no owner yet: ${commandLine('operator', 'add MOBILE')}`)

/**
 * Opens the mall of the environment without jobs, demo mall and page cache: no pages need to be invalidated after a
 * command.
 */
async function openMall(settings: Env): Promise<Mall> {
  const now = () => Math.floor(Date.now() / 1000)
  return {
    env: settings,
    ...(await openDatabase(settings, now())),
    now,
    invalidate: async () => {},
    widgetProblems: async () => () => [],
  }
}

async function openAsIs(settings: Env): Promise<{ db: Database }> {
  if (!(await hasDatabase(settings)))
    throw new Refused('The embedded database is not there yet: the first start makes it.')
  return { db: await openUnmigrated(settings) }
}

/** Codes of a server that cannot be reached, refuses the account, lacks the database or is not ready. */
const unreachable =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08\w{3}|28\w{3}|3D000|57P03)$/

/** What the operator can change, in a sentence; null for any other error. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof Refused || isStartError(error)) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const code = String(error.code)
  return unreachable.test(code) ? `The database cannot be used: ${error.message || code}.` : null
}

/**
 * Runs a command that opens no mall, or none yet, and prints its result. A rejected command, and any error that
 * prevents the mall from opening, ends the process with one sentence.
 * @param usage printed when `work` is null, because the arguments name no command
 */
export async function runWithSettings(
  usage: string,
  work: ((settings: Env) => Promise<string>) | null,
): Promise<void> {
  if (!work) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    const settings = env()
    if (settings.apiUrl)
      throw new Refused(
        'With MALL_API_URL this mall has no accounts of its own; run the command at the back end.',
      )
    process.stdout.write(`${await work(settings)}\n`)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

const runOn = <Opened extends { db: Database }>(
  open: (settings: Env) => Promise<Opened>,
  usage: string,
  work: ((opened: Opened) => Promise<string>) | null,
): Promise<void> =>
  runWithSettings(
    usage,
    work &&
      (async (settings) => {
        const opened = await open(settings)
        try {
          return await work(opened)
        } finally {
          await opened.db.close()
        }
      }),
  )

/**
 * Runs a command on the mall and prints its result, as `runWithSettings` does: an embedded database, for example, can
 * be open in one process only (ADR 0011).
 */
export const runCommand = (usage: string, work: ((mall: Mall) => Promise<string>) | null): Promise<void> =>
  runOn(openMall, usage, work)

/** The same for a command that reads the database as it is, whatever its schema. */
export const runOnDatabase = (
  usage: string,
  work: (opened: { db: Database }) => Promise<string>,
): Promise<void> => runOn(openAsIs, usage, work)
