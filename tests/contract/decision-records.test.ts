import { readdir, readFile } from 'node:fs/promises'

interface DecisionRecord {
  file: string
  number: string
  title: string
  /** The paragraph after `Status:`. */
  status: string
}

async function readRecords(): Promise<DecisionRecord[]> {
  const files = (await readdir('docs/adr')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(`docs/adr/${file}`, 'utf8')
      const [, number = '', title = ''] = /^# (\d{4})\. (.+)$/m.exec(text) ?? []
      const [, status = ''] = /^Status: ([\s\S]+?)\n\n/m.exec(text) ?? []
      return { file, number, title, status }
    }),
  )
}

/** Entries of the index, by section. */
async function readIndex() {
  const [, list = ''] = (await readFile('docs/README.md', 'utf8')).split('## Architecture decision records')
  return list.split(/^### /m).map((section) =>
    [...section.matchAll(/^- \[(\d{4})\]\(adr\/([^)]+)\) (.+)$/gm)].map(
      ([, number = '', file = '', title = '']) => ({
        number,
        file,
        title,
      }),
    ),
  )
}

/** Numbers of the records that a status names after a word: `changed by [0048](0048-….md): …, and by [0085](…)`. */
function namedIn(status: string, word: 'changes' | 'changed by' | 'replaces' | 'replaced by'): string[] {
  const [, clause = ''] = new RegExp(`\\b${word} ([^;]+)`).exec(status.replaceAll(/\s+/g, ' ')) ?? []
  return [...clause.matchAll(/\[(\d{4})\]/g)].map(([, number = '']) => number)
}

describe('a decision record', () => {
  it('has the number of its file, a title and a status', async () => {
    for (const { file, number, title, status } of await readRecords()) {
      expect(file.startsWith(`${number}-`) && title !== '' && status !== '' ? '' : file).toBe('')
    }
  })

  it('stands in the index once, with its title, in the order of the numbers', async () => {
    const sections = await readIndex()
    const byNumber = (a: { number: string }, b: { number: string }) => a.number.localeCompare(b.number)
    for (const section of sections) expect(section).toEqual(section.toSorted(byNumber))
    const records = await readRecords()
    expect(sections.flat().sort(byNumber)).toEqual(
      records.map(({ number, file, title }) => ({ number, file, title })),
    )
  })

  it('that changes or replaces another one is named by that one', async () => {
    const records = await readRecords()
    const pairs = (active: 'changes' | 'replaces', passive: 'changed by' | 'replaced by') => {
      const forth = records.flatMap(({ number, status }) =>
        namedIn(status, active).map((other) => `${number} ${active} ${other}`),
      )
      const back = records.flatMap(({ number, status }) =>
        namedIn(status, passive).map((other) => `${other} ${active} ${number}`),
      )
      expect(forth.sort()).toEqual(back.sort())
      return forth
    }
    expect(pairs('changes', 'changed by')).toContain('0048 changes 0007')
    pairs('replaces', 'replaced by')
  })
})
