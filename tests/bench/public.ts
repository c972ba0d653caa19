/**
 * Each kind of cached public page against a bare server that sends its bytes, and that ratio against the product
 * page's.
 */
import { measureBesideBare, cpuShare, median, type Pair } from './lib/compare.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

/** One page of each kind. Pages differ in size, so each is compared with a server that sends as many bytes. */
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
  subject: 'each kind of cached public page, brotli, as a share of a bare server that sends the same bytes',
  needsWrk: true,
  async run() {
    const mall = await startMeasured()
    try {
      const paths = [goodsPage, ...kinds.map(([, path]) => path)]
      const [goods = [], ...others] = await measureBesideBare(
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
