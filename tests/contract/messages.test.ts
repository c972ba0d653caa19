import { globSync, readFileSync } from 'node:fs'
import * as messages from '@/lib/domain/messages'

/** Each refusal is written once: in the file that alone needs it, or in lib/domain/messages.ts. */

const owner = 'lib/domain/messages.ts'
const files = globSync('lib/{server,domain,contract,front}/**/*.ts').filter((path) => path !== owner)

const literal = /(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1/gu
/** Texts that are a message: an argument of an error or of a field of a schema. */
const message =
  /(?:MallError|wire[A-Z]\w*|\.(?:min|max|regex|refine|length)|error:)[^'`\n]*(?:'[^'\n]*'[^'`\n]*)?(['`])([^'`\n]*\p{Script=Han}[^'`\n]*)\1/gu

const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/[*/])/.test(line))
    .join('\n')
const codes = new Map(files.map((path) => [path, codeOf(path)]))
const textsOf = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, , text = '']) => text)

/** Files by the text that stands in them. */
const places = new Map<string, Set<string>>()
for (const [path, code] of codes)
  for (const text of textsOf(code, literal)) places.set(text, (places.get(text) ?? new Set()).add(path))

test('no message stands in two files', () => {
  const found = new Set([...codes.values()].flatMap((code) => textsOf(code, message)))
  const twice = [...found].filter((text) => (places.get(text)?.size ?? 0) > 1)
  expect(twice.map((text) => [text, ...(places.get(text) ?? [])].join(' '))).toEqual([])
  expect(found.size).toBeGreaterThan(200)
})

test('no text of the shared messages is written again, and none has two names', () => {
  const texts = Object.values(messages).filter((value) => typeof value === 'string')
  expect(
    texts.filter((text) => places.has(text)).map((text) => `${text} ${[...(places.get(text) ?? [])]}`),
  ).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

test('each shared message is used by two files or more, or twice in one', () => {
  const uses =
    [...codes.values()].join('\n') + globSync('{app,components}/**/*.{ts,tsx}').map(codeOf).join('\n')
  const seldom = Object.keys(messages).filter(
    (name) => uses.split(new RegExp(`\\bmessages\\.${name}\\b`)).length < 3,
  )
  expect(seldom).toEqual([])
})
