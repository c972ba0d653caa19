/** Marks the scripts of the build that run as soon as they arrive. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuildManifest } from './build-output.ts'

/**
 * Read by Chromium from version 136 on: it compiles the whole file off the main thread while it downloads. Without the
 * hint it skips every function at first and compiles it on the main thread when it is called (ADR 0020).
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page starts with: React, the router and the bundler's runtime. Scripts of single pages
 * and islands contain much that is only called later. Marking twice changes nothing.
 *
 * @param buildDir `.next`
 * @returns the number of marked files
 */
export async function hintCompilation(buildDir: string): Promise<number> {
  const { rootMainFiles } = await readBuildManifest(buildDir)
  const marked = await Promise.all(rootMainFiles.map((file) => markFile(join(buildDir, file))))
  return marked.length
}

async function markFile(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(hint)) await writeFile(file, hint + code)
}

// Run by `npm run build`. A rejection ends the process with an error, and so the build.
if (import.meta.main) void hintCompilation('.next')
