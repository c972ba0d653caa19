/** Every kind of warm public page against a bare server sending its bytes, and that ratio against the goods page's. */
import { ratioToBare } from './lib/compare.ts'
import { startMall } from './lib/processes.ts'
import type { Bench, Outcome } from './lib/registry.ts'

/** One page of each kind; pages differ in size, therefore each is compared with a server that sends as many bytes. */
const kinds = [
  ['home', '/'],
  ['list', '/items?cat_id=101'],
  ['list, second page', '/items?page=2'],
  ['article', '/article/detail/1'],
  ['shop', '/store?id=1'],
] as const

/** Measured before and after the others: a server that has just begun is quicker than one that has worked for minutes. */
const goodsPage = '/items/1001'
const headers = { 'accept-encoding': 'br' }

export const publicPages: Bench = {
  name: 'public',
  subject: 'each kind of warm public page, brotli, as a share of a bare server sending the same bytes',
  async run() {
    const mall = await startMall()
    try {
      const ratioOf = async (path: string): Promise<number> => {
        const answer = await fetch(mall.url + path)
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
        const measured = await ratioToBare(mall, { path, headers })
        return measured.find(({ what }) => what === 'ratio of CPU per request')?.value ?? 0
      }
      const first = await ratioOf(goodsPage)
      const ratios: [kind: string, ratio: number][] = []
      for (const [kind, path] of kinds) ratios.push([kind, await ratioOf(path)])
      const goods = (first + (await ratioOf(goodsPage))) / 2
      return [
        { what: 'goods: ratio of CPU per request', value: goods },
        ...ratios.flatMap(([kind, ratio]): Outcome[] => [
          { what: `${kind}: ratio of CPU per request`, value: ratio },
          { what: `${kind}: that ratio to the goods page's`, value: ratio / goods, target: 0.9 },
        ]),
      ]
    } finally {
      await mall.stop()
    }
  },
}
