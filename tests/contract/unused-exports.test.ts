import { readFile } from 'node:fs/promises'
import { sourceFiles } from '@/tests/fixtures/import-graph'

/** knip counts a test as a user: code that only tests use is part of no product. */

/** Tables are read through the object of the schema. */
const schema = 'lib/server/ground/db/schema/'
/** Doors for tests and benchmarks. */
const doors = ['handleContract', 'openMemory', 'rowMismatch']
const roots = ['instrumentation.ts', 'instrumentation-client.ts', 'middleware.ts', 'next.config.mjs']

/** The exported names of a file: constants, functions and classes. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => name)

test.each(['lib/domain', 'lib/server', 'lib/web', 'components'])(
  'an export of %s has a user outside tests',
  async (folder) => {
    const paths = await Promise.all(['app', 'components', 'lib', 'widgets'].map((root) => sourceFiles(root)))
    const codes = new Map(
      await Promise.all(
        [...paths.flat(), ...roots].map(async (path) => [path, await readFile(path, 'utf8')] as const),
      ),
    )
    /** How often each word stands in the code of the mall. */
    const counts = new Map<string, number>()
    for (const code of codes.values())
      for (const word of code.replace(/^\s*(?:\*|\/[*/]).*$/gm, '').match(/\w+/g) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1)
    const exported = [...codes]
      .filter(([path]) => path.startsWith(`${folder}/`) && !path.startsWith(schema))
      .flatMap(([path, code]) => exportsOf(code).map((name) => ({ path, name })))
    expect(exported.filter(({ name }) => (counts.get(name) ?? 0) < 2 && !doors.includes(name))).toEqual([])
    expect(exported.length).toBeGreaterThan(20)
  },
)
