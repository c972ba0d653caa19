import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sourceFiles } from '@/tests/fixtures/import-graph'

/** Each refusal is written once: in the file that alone needs it, or in lib/domain/messages. */

const owner = 'lib/domain/messages/'

const literal = /(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1/gu
/** Texts that are a message: an argument of an error or of a field of a schema. */
const message =
  /(?:MallError|wire[A-Z]\w*|\.(?:min|max|regex|refine|length)|error:)[^'`\n]*(?:'[^'\n]*'[^'`\n]*)?(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1/gu

const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/[*/])/.test(line))
    .join('\n')
const textsOf = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, , text = '']) => text)

/** The code of each file of the folders. */
async function codesOf(...folders: string[]): Promise<Map<string, string>> {
  const paths = await Promise.all(folders.map((folder) => sourceFiles(folder)))
  return new Map(paths.flat().map((path) => [path, codeOf(path)]))
}

let codes: Map<string, string>
let pages: Map<string, string>
/** Files by the text that stands in them. */
const places = new Map<string, Set<string>>()
/** The shared messages: subject, name and text. */
let shared: { name: string; text: string }[]

beforeAll(async () => {
  const engine = await codesOf('lib/server', 'lib/domain', 'lib/contract', 'lib/front')
  codes = new Map([...engine].filter(([path]) => !path.startsWith(owner)))
  pages = await codesOf('app', 'components')
  for (const [path, code] of codes)
    for (const text of textsOf(code, literal)) places.set(text, (places.get(text) ?? new Set()).add(path))
  shared = [...engine]
    .filter(([path]) => path.startsWith(owner))
    .flatMap(([path, code]) =>
      [...code.matchAll(/^export const (\w+) =[^'`]*(['`])(.*)\2$/gm)].map(([, name = '', , text = '']) => ({
        name: `${basename(path, '.ts')}Messages.${name}`,
        text,
      })),
    )
})

test('no message stands in two files', () => {
  const found = new Set([...codes.values()].flatMap((code) => textsOf(code, message)))
  const twice = [...found].filter((text) => (places.get(text)?.size ?? 0) > 1)
  expect(twice.map((text) => [text, ...(places.get(text) ?? [])].join(' '))).toEqual([])
  expect(found.size).toBeGreaterThan(200)
})

test('no shared message is written again, and none has two names', () => {
  const again = shared.filter(({ text }) => places.has(text))
  expect(again.map(({ text }) => [text, ...(places.get(text) ?? [])].join(' '))).toEqual([])
  expect(new Set(shared.map(({ text }) => text)).size).toBe(shared.length)
  expect(shared.length).toBeGreaterThan(180)
})

test('each shared message is used twice or more', () => {
  const uses = [...codes.values(), ...pages.values()].join('\n')
  const seldom = shared.filter(({ name }) => uses.split(new RegExp(`\\b${name}\\b`)).length < 3)
  expect(seldom).toEqual([])
})
