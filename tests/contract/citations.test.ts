import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a citation's document stands: `contract goods §2.1` and `spec 1 §4` are the two forms. */
const specs = { 1: '1-storefront', 2: '2-page-designer', 3: '3-screens', 4: '4-widgets' }
const contracts = ['goods', 'trade', 'member', 'operator', 'clients']
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
  /(?:contract (goods|trade|member|operator|clients)|spec ([1-4])) (§[0-9A-Z]+(?:\.[0-9]+)*(?:(?:, | and )§[0-9A-Z]+(?:\.[0-9]+)*)*)/gi

async function textFiles(): Promise<string[]> {
  const found = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(room, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|md|sql)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  )
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
        const brokenBefore = /(?:contract (?:goods|trade|member|operator|clients)|spec [1-4])\s*$/.test(
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

describe('every link in a document', () => {
  it('leads to a file of the repository', async () => {
    const documents = [
      ...(await textFiles()),
      ...(await readdir('docs', { recursive: true })).map((name) => join('docs', name)),
    ]
    const dead: string[] = []
    for (const file of documents.filter((name) => name.endsWith('.md'))) {
      const text = await readFile(file, 'utf8')
      for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]*[./][^)#\s]*)[^)]*\)/g))
        if (!/^[a-z]+:/.test(target) && !existsSync(join(file, '..', target))) dead.push(`${file}: ${target}`)
    }
    expect(dead).toEqual([])
  })
})
