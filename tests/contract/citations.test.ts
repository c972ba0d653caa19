import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceFiles } from '../fixtures/import-graph'

/** Where a citation's document stands: `contract goods §2.1` and `spec 1 §4` are the two forms. */
const specs = { 1: '1-storefront', 2: '2-page-designer', 3: '3-screens', 4: '4-widgets' }
const contracts = ['goods', 'trade', 'member', 'operator', 'clients', 'files']
const rooms = ['app', 'components', 'widgets', 'lib', 'tests']
const rootFiles = [
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'README.md',
]

interface Citation {
  place: string
  document: string
  section: string
}

/** A document and one or more of its sections: `spec 1 §4, §5`. */
const citation =
  /(?:contract (goods|trade|member|operator|clients|files)|spec ([1-4])) (§[0-9A-Z]+(?:\.[0-9]+)*(?:(?:, | and )§[0-9A-Z]+(?:\.[0-9]+)*)*)/gi

async function textFiles(): Promise<string[]> {
  const found = await Promise.all(rooms.map((room) => sourceFiles(room, /\.(?:tsx?|mjs|css|md|sql)$/)))
  return [...found.flat(), ...rootFiles]
}

/** The numbers, letters or widget ids that the headings of a document begin with. */
async function headingsOf(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8')
  return new Set(
    [...text.matchAll(/^#{1,6} (?:Part )?([0-9A-Z]+(?:\.[0-9]+)*)\b/gm)].map(([, number]) => number ?? ''),
  )
}

describe('every citation in the repository', () => {
  let citations: Citation[]
  let strays: string[]

  beforeAll(async () => {
    citations = []
    strays = []
    for (const file of await textFiles()) {
      if (file.endsWith('citations.test.ts')) continue
      const lines = (await readFile(file, 'utf8')).split('\n')
      for (const [index, line] of lines.entries()) {
        // A comment may break its line between a document and its section.
        const both = `${line} ${(lines[index + 1] ?? '').replace(/^\s*(?:\*|\/\/)?\s*/, '')}`
        const found = [...both.matchAll(citation)].filter((match) => match.index < line.length)
        for (const [, contract, spec, sections = ''] of found) {
          const document = contract
            ? `docs/contract/${contract.toLowerCase()}.md`
            : `docs/spec/${specs[Number(spec) as 1]}.md`
          for (const [, section = ''] of sections.matchAll(/§([0-9A-Z.]*[0-9A-Z])/g))
            citations.push({ place: `${file}:${index + 1}`, document, section })
        }
        const own = line.replaceAll(citation, '')
        const brokenBefore = /(?:contract (?:goods|trade|member|operator|clients|files)|spec [1-4])\s*$/.test(
          lines[index - 1] ?? '',
        )
        if (own.includes('§') && !(brokenBefore && /^\s*(?:\*|\/\/)?\s*§/.test(own)))
          strays.push(`${file}:${index + 1} ${line.trim()}`)
      }
    }
  })

  it('names a document of docs/ in one of the two forms', () => {
    expect(strays).toEqual([])
  })

  it('leads to a heading', async () => {
    const paths = [
      ...contracts.map((name) => `docs/contract/${name}.md`),
      ...Object.values(specs).map((name) => `docs/spec/${name}.md`),
    ]
    const headings = new Map(
      await Promise.all(paths.map(async (path) => [path, await headingsOf(path)] as const)),
    )
    const dead = citations.filter(({ document, section }) => !headings.get(document)?.has(section))
    expect(
      dead.map(({ place, document, section }) => `${place}: ${document} has no section ${section}`),
    ).toEqual([])
    expect(citations.length).toBeGreaterThan(500)
  })
})

/** The documents of docs/ and the READMEs. */
async function documentFiles(): Promise<string[]> {
  const docs = (await readdir('docs', { recursive: true })).map((name) => join('docs', name))
  return [...(await textFiles()), ...docs].filter((name) => name.endsWith('.md'))
}

/** The anchors that GitHub makes of the headings of a document. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

describe('every link in a document', () => {
  let links: { file: string; path: string; anchor: string }[]

  beforeAll(async () => {
    const found = (await documentFiles()).map(async (file) => {
      const text = await readFile(file, 'utf8')
      return [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
        .map(([, path = '', anchor = '']) => ({ file, path, anchor }))
        .filter(({ path, anchor }) => /[./]/.test(path) || anchor)
    })
    links = (await Promise.all(found)).flat()
    expect(links.length).toBeGreaterThan(100)
  })

  it('leads to a file of the repository', () => {
    const dead = links.filter(({ file, path }) => !existsSync(join(file, '..', path)))
    expect(dead.map(({ file, path }) => `${file}: ${path}`)).toEqual([])
  })

  it('leads to a heading when it has an anchor', async () => {
    const dead: string[] = []
    for (const { file, path, anchor } of links.filter((link) => link.anchor)) {
      const target = path ? join(file, '..', path) : file
      if (!anchorsOf(await readFile(target, 'utf8')).has(anchor)) dead.push(`${file}: ${path}#${anchor}`)
    }
    expect(dead).toEqual([])
  })
})

describe('the glossary', () => {
  it('names only code that exists', async () => {
    const glossary = await readFile('docs/glossary.md', 'utf8')
    const section = /^## Names in code$([\s\S]*?)^## /m.exec(glossary)?.[1] ?? ''
    const names = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(30)
    const isOwn = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('citations.test.ts')
    const code = (
      await Promise.all((await textFiles()).filter(isOwn).map((file) => readFile(file, 'utf8')))
    ).join('\n')
    const words = new Set(code.match(/\w+/g))
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })

  it('names only paths that exist', async () => {
    const glossary = await readFile('docs/glossary.md', 'utf8')
    const paths = [...glossary.matchAll(/`((?:app|components|lib|widgets|tests)(?:\/[^`\s]*)?)`/g)]
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
  })
})
