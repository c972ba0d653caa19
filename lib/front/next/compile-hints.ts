/** Tells browsers which scripts of the build run as soon as they are there. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Read by Chromium from version 136 on: it compiles the whole file beside the main thread while it arrives. Otherwise it
 * skips over every function first and compiles it when it is called, on the thread that also answers the finger.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

interface BuildManifest {
  rootMainFiles: string[]
}

/**
 * Marks the scripts that every page starts with: React, the router and the bundler's own. Those of single pages and
 * islands hold much that is only called later. Marking twice changes nothing.
 *
 * @param buildDir `.next`
 * @returns the number of marked files
 */
export async function hintCompilation(buildDir: string): Promise<number> {
  const manifest = await readFile(join(buildDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = JSON.parse(manifest) as BuildManifest
  const marked = await Promise.all(rootMainFiles.map((file) => markFile(join(buildDir, file))))
  return marked.length
}

async function markFile(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(hint)) await writeFile(file, hint + code)
}

// A rejection ends the process with an error, and so the build.
if (import.meta.main) void hintCompilation('.next')
