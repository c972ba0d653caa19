import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sourceFiles } from '@/tests/fixtures/import-graph'

/** Each message is written once: in the file that alone needs it, or in lib/domain/messages. Labels may repeat. */

const owner = 'lib/domain/messages/'

const literal = /(['"`])([^'"`\n]*\p{Script=Han}[^'"`\n]*)\1/gu
/** Texts that are a message: an argument of an error or of a field of a schema. */
const message =
  /(?:MallError|wire[A-Z]\w*|\.(?:min|max|regex|refine|length)|error:)[^'`\n]*(?:'[^'\n]*'[^'`\n]*)?(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1/gu

/** A text between two tags, or on a line of its own. */
const markup = /(?:>|^)()[^\S\n]*([^<>{}'"`=\n]*\p{Script=Han}[^<>{}'"`=\n]*?)[^\S\n]*(?:<|$)/gmu
/** Texts of pages that are a sentence or ask for something; placeholders that ask are among them. */
const sentence =
  /^(?=.{6})(?:.*[？?！。，]|请|抱歉|.*(?:失败|不能|不可|不存在|错误|不合法|必填|失效|超出|未开始|没有))/u

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

const pageTexts = (code: string) => [...textsOf(code, literal), ...textsOf(code, markup)]
const addPlace = (map: Map<string, Set<string>>, text: string, path: string) =>
  map.set(text, (map.get(text) ?? new Set()).add(path))
const lineOf = (text: string) => [text, ...(allPlaces.get(text) ?? [])].join(' ')

let codes: Map<string, string>
let pages: Map<string, string>
/** Files by the text that stands in them, without and with those of pages. */
const places = new Map<string, Set<string>>()
const allPlaces = new Map<string, Set<string>>()
/** The shared messages: subject, name and text. */
let shared: { name: string; text: string }[]

beforeAll(async () => {
  const engine = await codesOf('lib/server', 'lib/domain', 'lib/contract', 'lib/front')
  codes = new Map([...engine].filter(([path]) => !path.startsWith(owner)))
  pages = await codesOf('app', 'components', 'widgets')
  for (const [path, code] of codes)
    for (const text of textsOf(code, literal)) {
      addPlace(places, text, path)
      addPlace(allPlaces, text, path)
    }
  for (const [path, code] of pages) for (const text of pageTexts(code)) addPlace(allPlaces, text, path)
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
  expect(twice.map(lineOf)).toEqual([])
  expect(found.size).toBeGreaterThan(200)
})

test('no sentence of a page stands in another file', () => {
  const found = new Set([...pages.values()].flatMap(pageTexts).filter((text) => sentence.test(text)))
  const twice = [...found].filter((text) => !text.includes('${') && (allPlaces.get(text)?.size ?? 0) > 1)
  expect(twice.map(lineOf)).toEqual([])
  expect(found.size).toBeGreaterThan(300)
})

test('no shared message is written again, and none has two names', () => {
  const again = shared.filter(({ text }) => allPlaces.has(text))
  expect(again.map(({ text }) => lineOf(text))).toEqual([])
  expect(new Set(shared.map(({ text }) => text)).size).toBe(shared.length)
  expect(shared.length).toBeGreaterThan(200)
})

/** The uses of shared messages in a page, which imports their names: its bundle carries those alone. */
const usesIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '@\/lib\/domain\/messages\/([\w-]+)'/g)].flatMap(
    ([, names = '', subject = '']) =>
      [...names.matchAll(/\w+/g)].flatMap(([name]) =>
        Array.from(code.matchAll(new RegExp(`\\b${name}\\b`, 'g')), () => `${subject}Messages.${name}`).slice(
          1,
        ),
      ),
  )

test('each shared message is used twice or more', () => {
  const uses = [...codes.values(), ...[...pages.values()].flatMap(usesIn)].join('\n')
  const seldom = shared.filter(({ name }) => uses.split(new RegExp(`\\b${name}\\b`)).length < 3)
  expect(seldom).toEqual([])
})

test('pages import messages by name', () => {
  const whole = [...pages].filter(([, code]) =>
    /import \* as \w+ from '@\/lib\/domain\/messages\//.test(code),
  )
  expect(whole.map(([path]) => path)).toEqual([])
})
