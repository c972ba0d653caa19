import { existsSync, readFileSync } from 'node:fs'

const text = readFileSync('docs/glossary.md', 'utf8')
const rows = text
  .slice(0, text.indexOf('## Do not use'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Term|Name|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/**
 * The headings of entries without the wire or Chinese name in brackets; `guard (of a route)` and `settle (a payment)`
 * keep theirs.
 */
const termOf = (heading: string) =>
  heading
    .replaceAll(/\((?!of |an? )[^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the glossary', () => {
  it('has one entry for each term', () => {
    const terms = rows.map(([, heading = '']) => termOf(heading))
    expect(terms.length).toBeGreaterThan(150)
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
  })

  it('names places that exist', () => {
    const places = rows.flatMap(([, , , where = '']) =>
      [...where.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
    )
    const paths = places.filter((place) =>
      /^(app|components|lib|widgets|tests|public)(\/|$)/.test(place ?? ''),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter((path) => !existsSync(path ?? ''))).toEqual([])
  })
})
