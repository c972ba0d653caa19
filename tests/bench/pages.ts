/** A cached product page through the front door against a bare server that sends the same compressed bytes. */
import { compareWithBare } from './lib/compare.ts'

type GoodsList = { data: { list: { item_id: number | string }[] } }

export const pages = compareWithBare({
  name: 'pages',
  subject: 'cached product page, brotli, through the front door',
  target: 0.6,
  headers: { 'accept-encoding': 'br' },
  path: async (mallUrl) => {
    const answer = await fetch(`${mallUrl}/api/h5app/wxapp/goods/items?page=1&pageSize=1&company_id=1`)
    const { data } = (await answer.json()) as GoodsList
    const [goods] = data.list
    if (!goods) throw new Error('The demo mall has no products.')
    return `/items/${goods.item_id}`
  },
})
