/** Builds the app when there is no build, or a source is newer than the build. */
import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSources } from './build-sources.ts'
import { buildDirOf, buildIdOf, nextBinary } from './next/build-output.ts'
import { hintCompilation } from './next/compile-hints.ts'

/**
 * Runs `next build` when needed and prints the reason.
 *
 * @throws when the build fails
 */
export async function buildWhenNeeded(root: string): Promise<void> {
  const reason = await buildReason(root)
  if (!reason) return
  console.log(`Building the mall: ${reason}.`)
  const code = await run(root, [nextBinary, 'build'])
  if (code !== 0) throw new Error('The build failed; see its messages above.')
  await hintCompilation(buildDirOf(root))
}

/**
 * Why a build is needed, or null.
 *
 * @param sources paths relative to `root`
 * @throws when a source does not exist
 */
export async function buildReason(
  root: string,
  sources: readonly string[] = buildSources,
): Promise<string | null> {
  const build = await stat(buildIdOf(root)).catch(() => null)
  if (!build) return 'there is no build yet'
  for (const source of sources) {
    const newer = await firstNewer(join(root, source), build.mtimeMs)
    if (newer) return `${newer.slice(root.length + 1)} has changed since the last build`
  }
  return null
}

/** The first file under a path that changed after a time in milliseconds, or null. */
async function firstNewer(path: string, since: number): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  // A renamed folder that is still listed here under its old name would let a stale build start.
  if (!found) throw new Error(`${path} does not exist, but lib/front/build-sources.ts lists it.`)
  if (!found.isDirectory()) return found.mtimeMs > since ? path : null
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.md')) continue
    const file = join(entry.parentPath, entry.name)
    if ((await stat(file)).mtimeMs > since) return file
  }
  return null
}

/** Runs Node; a signal that ends this process ends that one too, which would go on as an orphan. */
function run(root: string, args: string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    const stop = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve(code)
    })
  })
}
