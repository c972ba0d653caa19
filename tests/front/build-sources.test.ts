import { existsSync } from 'node:fs'
import { buildSources } from '@/lib/front/build-sources'
import { reachedFiles, sourceFiles } from '@/tests/fixtures/import-graph'

/** Files that Next reads by name, besides those of `app`. */
const namedByNext = [
  ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'],
  ...['next.config.mjs', 'postcss.config.mjs'],
]

const isListed = (file: string) =>
  buildSources.some((source) => file === source || file.startsWith(`${source}/`))

test('the list of build sources covers every file that the app imports', async () => {
  const reached = await reachedFiles([...(await sourceFiles('app')), ...namedByNext])
  for (const file of ['lib/server/edge/engine.ts', 'lib/demo/index.ts', 'lib/front/security-headers.ts'])
    expect(reached).toContain(file)
  expect(reached.filter((file) => !isListed(file))).toEqual([])
})

test('every listed build source exists', () => {
  expect(buildSources.filter((source) => !existsSync(source))).toEqual([])
})
