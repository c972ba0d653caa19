import { readFile } from 'node:fs/promises'
import { sourceFiles } from '../fixtures/import-graph'

/** Rules with `:has()` that would make browsers restyle the whole page with every element that arrives (ADR 0083). */

const rooms = ['app', 'components', 'widgets']

async function filesOf(ending: RegExp): Promise<{ path: string; text: string }[]> {
  const paths = (await Promise.all(rooms.map((room) => sourceFiles(room, ending)))).flat()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/** The text without parentheses and their content. */
function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '')
  return inner === selector ? selector : withoutArguments(inner)
}

/** Whether the subject of a selector names no class, attribute, id or tag. */
const isUniversal = (selector: string) => {
  const subject =
    withoutArguments(selector)
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  return /^\*?(?:::?[a-z-]+)*$/.test(subject)
}

/** Selectors with `:has()`, one per comma outside of parentheses. */
const hasSelectors = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*:has\([^{};]*)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).filter((selector) => selector.includes(':has(')),
  )

/** The arguments of each `:has()`, with one level of parentheses. */
const argumentsOfHas = (text: string): string[] =>
  [...text.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside = '']) => inside)

describe('a rule with :has()', () => {
  it.each([
    ['section:has(.more) .cells > :nth-child(n + 5)', true],
    ['section:has(.more) *', true],
    ['section:has(.more) .cells > li:nth-child(n + 5)', false],
    ['body:has(.page-bar) > footer', false],
    ['.picture:not(:has(img))::after', false],
  ])('of the form %s has a universal subject: %s', (selector, universal) => {
    expect(isUniversal(selector)).toBe(universal)
  })

  it('ends in a class, a tag or an attribute', async () => {
    const files = await filesOf(/\.css$/)
    const found = files.flatMap(({ path, text }) =>
      hasSelectors(text)
        .filter(isUniversal)
        .map((selector) => `${path}: ${selector.trim()}`),
    )
    expect(found).toEqual([])
    expect(files.flatMap(({ text }) => hasSelectors(text)).length).toBeGreaterThan(10)
  })

  it('asks for no universal element', async () => {
    const files = await filesOf(/\.(?:css|tsx?)$/)
    const found = files.flatMap(({ path, text }) =>
      argumentsOfHas(text)
        .filter((inside) => inside.includes('*'))
        .map((inside) => `${path}: ${inside}`),
    )
    expect(found).toEqual([])
  })
})
