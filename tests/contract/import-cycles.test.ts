import { readdir, readFile } from 'node:fs/promises'
import { cyclesOf, folderGraph, importsOf, sourceFiles } from '../fixtures/import-graph'

/** The floors of lib/server, as in `eslint.config.mjs`, whose zones name them one by one. */
const floors = ['catalogue', 'content', 'edge', 'ground', 'people', 'shops', 'trade']

it('the server holds its floors and nothing beside them', async () => {
  expect((await readdir('lib/server')).sort()).toEqual(['README.md', ...floors])
})

describe('the folders of a room and the files beside them', () => {
  it.each([
    ['the edge of the server', 'lib/server/edge', 5, 1],
    ['subjects of shops', 'lib/server/shops', 0, 1],
    ['subjects of trade and their parts', 'lib/server/trade', 15, 2],
    ['subjects of content', 'lib/server/content', 2, 1],
    ['subjects of the catalogue', 'lib/server/catalogue', 12, 1],
    ['subjects of people', 'lib/server/people', 7, 1],
    ['subjects of the ground', 'lib/server/ground', 10, 1],
    ['subjects of components', 'components', 10, 1],
  ])('form no import cycle: %s', async (_name, root, atLeast, depth) => {
    const graph = await folderGraph(root, depth)
    expect(graph.size).toBeGreaterThan(atLeast)
    expect(cyclesOf(graph)).toEqual([])
  })

  it('are reported with the imports that close a cycle', () => {
    const crossing = (from: string, to: string) => [{ from: `r/${from}/a.ts`, to: `r/${to}/b.ts` }]
    const graph = new Map([
      ['cart', new Map([['goods', crossing('cart', 'goods')]])],
      ['goods', new Map([['cart', crossing('goods', 'cart')]])],
      ['order', new Map([['cart', crossing('order', 'cart')]])],
    ])
    expect(cyclesOf(graph)).toEqual([
      'cart → goods: r/cart/a.ts imports r/goods/b.ts',
      'goods → cart: r/goods/a.ts imports r/cart/b.ts',
    ])
  })
})

/** Files whose purpose is SQL for statements of several subjects, with the reason. */
const sharedSql = {
  'lib/server/content/article/published-sql.ts': 'older clients read the same published articles',
  'lib/server/ground/desk-version/version-sql.ts': 'lists of the desk show the version of each row',
  'lib/server/catalogue/coverage/claimable-sql.ts': 'orders propose the coupons that lists let members claim',
  'lib/server/catalogue/coverage/covers-sql.ts':
    'one rule decides which products a promotion or coupon covers',
  'lib/server/catalogue/coverage/hand-out-sql.ts': 'lists offer what an exchange coupon is exchanged for',
  'lib/server/catalogue/goods-lookup/activity-columns.ts':
    'seckill, bill and promotion read the activity of a SKU alike',
  'lib/server/catalogue/goods-lookup/limited-buy-columns.ts': 'cart, bill and checkout count the same orders',
  'lib/server/catalogue/goods-lookup/offer-columns.ts': 'lists, pages and the programme read the same offers',
  'lib/server/catalogue/goods-lookup/sale-columns.ts': 'cart, checkout and tickets sell by the same facts',
  'lib/server/trade/order/kept-subsidy-sql.ts': 'an invoice has the amount that the order shows',
  'lib/server/trade/order/state-columns.ts': 'a payment locks its trade and the order in one statement',
  'lib/server/trade/point/credit-sql.ts': 'whatever credits points pays what the member owes first',
  'lib/server/catalogue/promotion/running-sql.ts':
    'carts, shops and products show the same running promotions',
}
/** Statements, SQL fragments and wire mappers, as paths inside a subject. */
const privateFile = /^sql\/|^(?:.+-)?(?:sql|columns)\.ts$|^wire(?:-.+)?\.ts$/

describe('a subject', () => {
  it('imports the services of another subject, never its statements or wire mappers', async () => {
    const subjectFile = /^lib\/server\/[^/]+\/([^/]+)\/(.+)$/
    const violations: string[] = []
    const usedExceptions = new Set<string>()
    for (const file of await sourceFiles('lib')) {
      for (const imported of await importsOf(file)) {
        const [, subject, path] = subjectFile.exec(imported) ?? []
        if (!path || !privateFile.test(path) || subjectFile.exec(file)?.[1] === subject) continue
        if (imported in sharedSql) usedExceptions.add(imported)
        else violations.push(`${file} imports ${imported}`)
      }
    }
    expect(violations).toEqual([])
    expect([...usedExceptions].sort()).toEqual(Object.keys(sharedSql).sort())
  })

  it.each([
    ['sql.ts', true],
    ['sql/facets.ts', true],
    ['covers-sql.ts', true],
    ['wire.ts', true],
    ['wire-specs.ts', true],
    ['get-detail.ts', false],
    ['currency.ts', false],
  ])('has private files by their names: %s → %s', (path, isPrivate) => {
    expect(privateFile.test(path)).toBe(isPrivate)
  })
})

describe('the demo mall', () => {
  it('is imported by nothing that runs without it', async () => {
    const rooms = ['app', 'components', 'widgets', 'lib']
    const files = (await Promise.all(rooms.map((folder) => sourceFiles(folder)))).flat()
    const importers: string[] = []
    for (const file of [...files, 'instrumentation.ts', 'middleware.ts']) {
      if (file.startsWith('lib/demo/')) continue
      if ((await importsOf(file)).some((path) => path.startsWith('lib/demo/'))) importers.push(file)
    }
    // The release has the seed command.
    expect(importers).toEqual(['lib/release/mall.ts', 'instrumentation.ts'])
  })

  it('is loaded by a dynamic import alone', async () => {
    const hook = await readFile('instrumentation.ts', 'utf8')
    expect(hook).toContain("await import('@/lib/demo')")
    expect(hook).not.toMatch(/^import .*lib\/demo/m)
    const mall = await readFile('lib/release/mall.ts', 'utf8')
    expect(mall).toContain("import('../demo/cli')")
    expect(mall).not.toMatch(/^import .*demo/m)
  })
})
