import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Where the groups are written: read by jest, ignored by Git. */
const folder = '.tmp/test-groups'

/**
 * Files of one group load what they test once. More files keep more modules and databases alive, and balance workers
 * worse.
 */
const filesPerGroup = 14

/**
 * Files that replace modules or timers, or say so, keep a jest environment of their own; so do those of the designer,
 * whose open questions and drafts are state of modules.
 */
const needsOwnEnvironment =
  /jest\.(mock|doMock|resetModules|isolateModules|useFakeTimers|spyOn)|@own-environment|\/_designer\//

/** Files of an engine share its database. */
const usesEngine = /fixtures\/engine\//

const environmentLine = /^\/\*\* @jest-environment .*\*\//

interface TestFile {
  file: string
  text: string
}

/** All test files in folders of `tests`, as paths from the root. */
export async function testFiles(folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of folders) {
    for (const entry of await readdir(join('tests', name), { recursive: true }))
      if (/\.test\.tsx?$/.test(entry)) found.push(join('tests', name, entry))
  }
  return found.sort()
}

/** Large files first, one to each group in turn: the groups take about as long as one another. */
function dealOut(files: readonly TestFile[]): TestFile[][] {
  const groups: TestFile[][] = Array.from({ length: Math.ceil(files.length / filesPerGroup) }, () => [])
  const largestFirst = files.toSorted((a, b) => b.text.length - a.text.length)
  for (const [place, file] of largestFirst.entries()) groups[place % groups.length]?.push(file)
  return groups
}

/** A module that runs these files, each with its hooks in a `describe` block of its own. */
function groupModule(files: readonly TestFile[]): string {
  const lines = files.map(
    ({ file }) => `describe('${file}', () => void require('${relative(folder, file)}'))\n`,
  )
  const environment = environmentLine.exec(files[0]?.text ?? '')?.[0]
  // The library cleans up in hooks that it registers where it is first loaded: outside the blocks.
  if (environment) lines.unshift(`${environment}\n`, "require('@testing-library/react')\n")
  if (files.some(({ text }) => usesEngine.test(text))) {
    const pool = relative(folder, 'tests/fixtures/engine/pglite-pool.ts')
    lines.push(`afterAll(require('${pool}').keepDatabases())\n`)
  }
  return lines.join('')
}

/**
 * Writes modules that each run several test files in one jest environment, because loading the engine or React takes as
 * much processor time as the tests themselves (ADR 0070).
 * @param paths of test files
 * @returns the paths to run instead: the groups, then the files that need an environment of their own
 */
export async function groupTests(paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(paths.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const isAlone = ({ text }: TestFile) => needsOwnEnvironment.test(text)
  const kinds = Map.groupBy(
    files.filter((file) => !isAlone(file)),
    ({ text }) => `${environmentLine.exec(text)?.[0]} ${usesEngine.test(text)}`,
  )

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const group of [...kinds.values()].flatMap(dealOut)) {
    const path = join(folder, `${written.length + 1}.test.ts`)
    await writeFile(path, groupModule(group))
    written.push(path)
  }
  return [...written, ...files.filter(isAlone).map(({ file }) => file)]
}
