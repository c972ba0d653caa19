/** Every kind of warm public page against a bare server sending its bytes, and that ratio against the goods page's. */
import { besideBare, cpuShare, median, type Pair } from './lib/compare.ts'
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

const goodsPage = '/items/1001'
const headers = { 'accept-encoding': 'br' }

export const publicPages: Bench = {
  name: 'public',
  subject: 'each kind of warm public page, brotli, as a share of a bare server sending the same bytes',
  async run() {
    const mall = await startMall()
    try {
      const paths = [goodsPage, ...kinds.map(([, path]) => path)]
      const [goods = [], ...others] = await besideBare(
        mall,
        paths.map((path) => ({ path, headers })),
      )
      const shareOf = (pairs: readonly Pair[]) => median(pairs.map(cpuShare))
      const ofGoods = shareOf(goods)
      return [
        { what: 'goods: ratio of CPU per request', value: ofGoods },
        ...kinds.flatMap(([kind], index): Outcome[] => {
          const share = shareOf(others[index] ?? [])
          return [
            { what: `${kind}: ratio of CPU per request`, value: share },
            { what: `${kind}: that ratio to the goods page's`, value: share / ofGoods, target: 0.9 },
          ]
        }),
      ]
    } finally {
      await mall.stop()
    }
  },
}
