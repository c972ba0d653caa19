/** Every kind of warm public page against a bare server sending its bytes, and that ratio against the goods page's. */
import { ratioToBare } from './lib/compare.ts'
import { startMall } from './lib/processes.ts'
import type { Bench, Outcome } from './lib/registry.ts'

/** One page of each kind; pages differ in size, therefore each is compared with a server that sends as many bytes. */
const kinds = [
  ['goods', '/items/1001'],
  ['home', '/'],
  ['list', '/items?cat_id=101'],
  ['list, second page', '/items?page=2'],
  ['article', '/article/detail/1'],
  ['shop', '/store?id=1'],
] as const

const headers = { 'accept-encoding': 'br' }

export const publicPages: Bench = {
  name: 'public',
  subject: 'each kind of warm public page, brotli, as a share of a bare server sending the same bytes',
  async run() {
    const mall = await startMall()
    try {
      const outcomes: Outcome[] = []
      let goods = 0
      for (const [kind, path] of kinds) {
        const answer = await fetch(mall.url + path)
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
        const measured = await ratioToBare(mall, { path, headers })
        const ratio = measured.find(({ what }) => what === 'ratio of CPU per request')?.value ?? 0
        if (kind === 'goods') goods = ratio
        outcomes.push({ what: `${kind}: ratio of CPU per request`, value: ratio })
        if (kind !== 'goods')
          outcomes.push({
            what: `${kind}: that ratio to the goods page's`,
            value: ratio / goods,
            target: 0.9,
          })
      }
      return outcomes
    } finally {
      await mall.stop()
    }
  },
}
