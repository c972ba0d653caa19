import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

describe('the reading order for new engineers', () => {
  it('names files that exist', async () => {
    const text = await readFile('docs/first-day.md', 'utf8')
    const paths = [...text.matchAll(/`((?:app|components|widgets|lib|tests)\/[^`\s]+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.length).toBeGreaterThan(6)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names tests that exist', async () => {
    const text = await readFile('docs/first-day.md', 'utf8')
    const tests = [...text.matchAll(/npm run jest -- (tests\/[^`\s]+)/g)].map(([, path = '']) => path)
    expect(tests.length).toBeGreaterThan(2)
    expect(tests.filter((path) => !existsSync(`${path}.test.ts`))).toEqual([])
  })
})
