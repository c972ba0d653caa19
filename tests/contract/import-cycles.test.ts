import { readFile } from 'node:fs/promises'
import { cyclesOf, folderGraph, importsOf, sourceFiles } from '../fixtures/import-graph'

describe('the folders of a room', () => {
  it.each([
    ['subjects of the server', 'lib/server', 20],
    ['subjects of components', 'components', 10],
  ])('form no import cycle: %s', async (_name, root, atLeast) => {
    const graph = await folderGraph(root)
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

describe('the demo mall', () => {
  it('is imported by nothing that runs without it', async () => {
    const rooms = ['app', 'components', 'widgets', 'lib']
    const files = (await Promise.all(rooms.map(sourceFiles))).flat()
    const importers: string[] = []
    for (const file of [...files, 'instrumentation.ts', 'middleware.ts']) {
      if (file.startsWith('lib/demo/')) continue
      if ((await importsOf(file)).some((path) => path.startsWith('lib/demo/'))) importers.push(file)
    }
    expect(importers).toEqual(['instrumentation.ts'])
  })

  it('is loaded by a dynamic import alone', async () => {
    const text = await readFile('instrumentation.ts', 'utf8')
    expect(text).toContain("await import('@/lib/demo')")
    expect(text).not.toMatch(/^import .*lib\/demo/m)
  })
})
