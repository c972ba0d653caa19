import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** READMEs and documents name tests that exist, and every file beside them. */

const folders = ['app', 'components', 'docs', 'lib', 'tests', 'widgets']
const documents = ['README.md', ...folders.flatMap((folder) => globSync(`${folder}/**/*.md`))]
const tests = folders.flatMap((folder) => globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`))

const commands = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/`npm run (?:jest|test:\w+) -- ([^`]+)`/g)].flatMap(
    ([, patterns = '']) =>
      patterns
        .split(/\s+/)
        .flatMap((pattern) => (/^(?:-|\[)|…/.test(pattern) ? [] : [{ document, pattern }])),
  ),
)

it('every test that a document names exists', () => {
  expect(commands.length).toBeGreaterThan(150)
  const missing = commands.filter(({ pattern }) => !tests.some((test) => new RegExp(pattern).test(test)))
  expect(missing).toEqual([])
})

/** READMEs that list the files of their folder. */
const listings = [
  ...[
    'lib',
    'lib/client',
    'lib/contract',
    'lib/demo',
    'lib/domain',
    'lib/front',
    'lib/readers',
    'lib/release',
    'lib/web',
  ],
  'widgets',
]

it.each([
  ...listings.map((folder) => [folder, `${folder}/README.md`]),
  ...['edge', 'ground'].map((floor) => [`lib/server/${floor}`, 'lib/server/README.md']),
])('every file of %s is in %s', (folder, document) => {
  const text = readFileSync(document, 'utf8')
  const files = globSync(`${folder}/*.{ts,tsx}`).map((path) => path.slice(dirname(path).length + 1))
  expect(
    files.filter((file) => !text.includes(file) && !text.includes(`\`${file.replace(/\.tsx?$/, '')}\``)),
  ).toEqual([])
})
