import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Where the groups are written: read by jest, ignored by Git. */
const folder = '.tmp/test-groups'

/**
 * Files of one group load the engine once. More files keep more modules and databases alive, and balance workers worse.
 */
const filesPerGroup = 14

/** Files that replace modules or timers, or say so, keep a jest environment of their own. */
const needsOwnEnvironment =
  /jest\.(mock|doMock|resetModules|isolateModules|useFakeTimers|spyOn)|@jest-environment|@own-environment/

/** All test files in folders of `tests`, as paths from the root. */
export async function testFiles(folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of folders) {
    for (const entry of await readdir(join('tests', name), { recursive: true }))
      if (/\.test\.tsx?$/.test(entry)) found.push(join('tests', name, entry))
  }
  return found.sort()
}

/**
 * Writes modules that each run several test files in one jest environment, because loading the engine takes as much
 * processor time as the tests themselves (ADR 0070). Each file keeps its hooks in a `describe` block of its own.
 * @param files paths of test files
 * @returns the paths to run instead: the groups, then the files that need an environment of their own
 */
export async function groupTests(files: readonly string[]): Promise<string[]> {
  const grouped: { file: string; size: number }[] = []
  const alone: string[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    if (needsOwnEnvironment.test(text)) alone.push(file)
    else grouped.push({ file, size: text.length })
  }
  // Large files first, one to each group in turn: the groups take about as long as one another.
  grouped.sort((a, b) => b.size - a.size)
  const groups: string[][] = Array.from({ length: Math.ceil(grouped.length / filesPerGroup) }, () => [])
  for (const [place, { file }] of grouped.entries()) groups[place % groups.length]?.push(file)

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const [index, group] of groups.entries()) {
    const path = join(folder, `${index + 1}.test.ts`)
    const blocks = group.map(
      (file) => `describe('${file}', () => void require('${relative(folder, file)}'))\n`,
    )
    const pool = relative(folder, 'tests/fixtures/engine/pglite-pool.ts')
    blocks.push(`afterAll(require('${pool}').keepDatabases())\n`)
    await writeFile(path, blocks.join(''))
    written.push(path)
  }
  return [...written, ...alone]
}
