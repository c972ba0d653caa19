/**
 * The scripts of the mall without types. Node strips the types of a TypeScript file when it loads one, with a parser
 * that takes 10 to 18 MB in each thread for as long as the thread lives; so the threads get JavaScript.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainScriptIn } from './next/build-output.ts'

/** The scripts that Node runs; all others are imported by them. */
export const plainScripts = [
  'lib/front/serve.ts',
  'lib/front/threads/engine-thread.ts',
  'lib/front/threads/renderer-thread.ts',
]

/** Another script by its relative path, as imports and workers name it. */
const relativeScript = /(?<=['"])(\.{1,2}\/[\w./-]+)\.ts(?=['"])/g

/** The entries and all that they import, with their text; paths are relative to the root. */
async function readScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const read = async (script: string): Promise<void> => {
    if (found.has(script)) return
    found.set(script, '')
    const text = await readFile(join(root, script), 'utf8')
    found.set(script, text)
    const others = text.match(relativeScript) ?? []
    await Promise.all(others.map((other) => read(join(dirname(script), other))))
  }
  await Promise.all(plainScripts.map(read))
  return found
}

/** Writes the scripts into the folder of the build. */
export async function writePlainScripts(root: string): Promise<void> {
  for (const [script, text] of await readScripts(root)) {
    const target = plainScriptIn(root, script)
    await mkdir(dirname(target), { recursive: true })
    // A mall that starts at the same time never reads half of a file.
    const part = `${target}.${process.pid}`
    await writeFile(part, stripTypeScriptTypes(text).replaceAll(relativeScript, '$1.mjs'))
    await rename(part, target)
  }
}

const timeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function isStale(root: string): Promise<boolean> {
  for (const script of (await readScripts(root)).keys())
    if ((await timeOf(join(root, script))) >= (await timeOf(plainScriptIn(root, script)))) return true
  return false
}

/**
 * A script without types, written anew where a source has changed.
 *
 * @param script an entry, relative to the root
 * @returns null where it cannot be written, such as in a folder that is read-only
 */
export async function plainScriptOf(root: string, script: string): Promise<string | null> {
  if (!(await isStale(root))) return plainScriptIn(root, script)
  // In a process of its own, which does not print that the function of Node is new.
  const own = fileURLToPath(import.meta.url)
  const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', own, root], {
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  const [code] = (await once(writer, 'exit')) as [number | null]
  return code === 0 ? plainScriptIn(root, script) : null
}

if (import.meta.main) void writePlainScripts(process.argv[2] ?? process.cwd())
