/** Builds the app when there is no build, or sources are newer than it. */
import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hintCompilation } from './next/compile-hints.ts'

/** What a build is made from. lib/front runs as it is and is not part of it. */
const sources = [
  'app',
  'components',
  'widgets',
  'lib/client',
  'lib/contract',
  'lib/domain',
  'lib/server',
  'lib/env.ts',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
]

/**
 * Runs `next build` when needed and says so in one sentence.
 *
 * @throws when the build fails
 */
export async function buildWhenNeeded(root: string): Promise<void> {
  const reason = await buildReason(root)
  if (!reason) return
  console.log(`Building the mall: ${reason}.`)
  const code = await run(root, ['node_modules/next/dist/bin/next', 'build'])
  if (code !== 0) throw new Error('The build failed; its messages stand above.')
  await hintCompilation(join(root, '.next'))
}

/** Why a build is needed, or null. */
export async function buildReason(root: string): Promise<string | null> {
  const built = await stat(join(root, '.next', 'BUILD_ID')).catch(() => null)
  if (!built) return 'there is no build yet'
  for (const source of sources) {
    const newer = await firstNewer(join(root, source), built.mtimeMs)
    if (newer) return `${newer.slice(root.length + 1)} has changed since the last build`
  }
  return null
}

/** The first file under a path that changed after a moment, or null. */
async function firstNewer(path: string, since: number): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return null
  if (!found.isDirectory()) return found.mtimeMs > since ? path : null
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.md')) continue
    const file = join(entry.parentPath, entry.name)
    if ((await stat(file)).mtimeMs > since) return file
  }
  return null
}

function run(root: string, args: string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
