import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { answerFeed } from '@/lib/server/catalogue/product-feed/answer-feed'
import { KeptFeed } from '@/lib/server/catalogue/product-feed/kept-feed'
import { feedPageSize } from '@/lib/server/catalogue/product-feed/write-feed'
import { eventTags } from '@/lib/web/cache-tags'
import { builders } from '../../fixtures/engine/builders'
import { importer } from '../../fixtures/engine/importer'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** `/feed/products.xml` (contract files §4). */

const mall = testMall()
const make = builders(mall)

let folder: string
let feed: KeptFeed
beforeEach(async () => {
  await mall.empty()
  folder = await mkdtemp(join(tmpdir(), 'mall-feed-'))
  feed = new KeptFeed(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const answer = (headers: Record<string, string> = {}) =>
  answerFeed(mall, feed, new Request('https://mall.test/feed/products.xml', { headers }))
const text = async () => (await answer()).text()
const idsOf = (xml: string) => [...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)

describe('the product feed', () => {
  it('has the products that every visitor can buy, and no others', async () => {
    const stock = { price: 100, store: 1 }
    await make.goods({ ...stock, itemBn: 'SHOWN' })
    await make.goods(stock, { approveStatus: 'instock' })
    await make.goods(stock, { approveStatus: 'only_show' })
    await make.goods(stock, { isGift: true })
    await make.goods(stock, { staffGoods: true })
    await make.goods(stock, { pointsGoods: true })
    await make.goods(stock, { auditStatus: 'processing' })
    await make.goods(stock, { distributorId: await make.shop({ isValid: 'false' }) })
    expect(idsOf(await text())).toEqual(['SHOWN'])
  })

  it('is well-formed and empty without products', async () => {
    const xml = await text()
    expect(xml).toContain('<channel><title>')
    expect(xml.trimEnd().endsWith('</rss>')).toBe(true)
    expect(idsOf(xml)).toEqual([])
  })

  it.each([feedPageSize - 1, feedPageSize, feedPageSize + 1])(
    'has each of %i products once',
    async (count) => {
      await mall.rows(
        `insert into goods (goods_id, item_name, approve_status, nospec, price, created, updated)
       select n, '商品' || n, 'onsale', true, 100, 1, 1 from generate_series(1, $1::int) n`,
        [count],
      )
      await mall.rows(
        `insert into skus (item_id, goods_id, is_default, item_bn, price, store, approve_status)
       select n, n, true, 'S' || n, 100, 1, 'onsale' from generate_series(1, $1::int) n`,
        [count],
      )
      expect(idsOf(await text())).toEqual(Array.from({ length: count }, (_, index) => `S${index + 1}`))
    },
  )

  const price = async () => /<g:price>(.*?) CNY/.exec(await text())?.[1]
  const setPrice = async (id: number, cents: number) => {
    await mall.rows('update skus set price = $2 where goods_id = $1', [id, cents])
    feed.drop(eventTags.priceChanged(id))
  }
  /** The price of the feed once the write has ended that a request began. */
  const later = async (wanted: string) => {
    for (let tries = 0; tries < 200 && (await price()) !== wanted; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    return price()
  }

  it('is written once a minute while products change, and nobody waits for it', async () => {
    const id = await make.goods({ price: 100, store: 1 })
    expect(await price()).toBe('1.00')
    await setPrice(id, 250)
    mall.travel(59)
    for (let request = 0; request < 20; request++) expect(await price()).toBe('1.00')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await price()).toBe('1.00')
    mall.travel(1)
    expect(await price()).toBe('1.00')
    expect(await later('2.50')).toBe('2.50')
    expect(await readdir(join(folder, 'feed'))).toHaveLength(1)
  })

  it('is read once without changes of products', async () => {
    const id = await make.goods({ price: 100, store: 1 })
    expect(await price()).toBe('1.00')
    await mall.rows('update skus set price = 250 where goods_id = $1', [id])
    feed.drop(eventTags.articlesChanged())
    mall.travel(700)
    expect(await price()).toBe('1.00')
  })

  it('has all changes for who asks for the first time in ten minutes', async () => {
    const id = await make.goods({ price: 100, store: 1 })
    expect(await price()).toBe('1.00')
    await setPrice(id, 250)
    mall.travel(600)
    expect(await price()).toBe('2.50')
  })

  it('contains a change that happened while it was written, a minute later', async () => {
    const id = await make.goods({ price: 100, store: 1 })
    const before = text()
    await setPrice(id, 250)
    await before
    mall.travel(60)
    expect(await later('2.50')).toBe('2.50')
  })

  it('answers as documents do: gzip, a validator, and 304 for it', async () => {
    await make.goods({ price: 100, store: 1 })
    const zipped = await answer({ 'accept-encoding': 'br, gzip;q=0.8' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const bytes = await zipped.bytes()
    expect(bytes).toHaveLength(Number(zipped.headers.get('content-length')))
    expect(gunzipSync(bytes).toString()).toBe(await text())
    const etag = zipped.headers.get('etag') ?? ''
    const unchanged = await answer({ 'if-none-match': `"other", ${etag}` })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    expect((await answer({ 'accept-encoding': 'gzip;q=0' })).headers.has('content-encoding')).toBe(false)
  })

  it('is imported again without a difference', async () => {
    const files = importer(mall, await staff(mall, make))
    const header =
      '管理分类,商品名称,SPU编码,SKU编码,销售价,市场价,库存,品牌,运费模板,销售分类,规格值,参数值,商品状态,条形码'
    const rows = [
      '家电->水壶,云杉电热水壶 <新>,KETTLE,KETTLE-W,199.00,269,100,云杉,包邮,水壶,颜色:白色|尺码:大|套餐:一,,前台可销售,4006381333931',
      '家电->水壶,云杉电热水壶 <新>,KETTLE,KETTLE-B,209,,0,云杉,包邮,,颜色:黑色|尺码:大|套餐:二,,,',
      '家电->冰箱,云杉三门冰箱,,FRIDGE-1,2999,,0,云杉,包邮,冰箱,,能效等级:一级,,',
      '家电->冰箱,云杉两门冰箱,,FRIDGE-2,1999,2500,5,云杉,包邮,冰箱,颜色:白色,能效等级:二级,,',
    ]
    await files.run((await files.check('商品.csv', `\uFEFF${[header, ...rows].join('\n')}`)).task_id)
    await mall.rows(
      `update goods set pics = '["/media/p/a.webp", "/media/p/b.webp"]', intro = to_jsonb('<p>说明</p>'::text)`,
    )
    const before = await mall.rows('select * from skus order by item_id')
    feed.drop(eventTags.categoriesChanged())
    mall.travel(600)
    const xml = await text()
    const file = await files.read(await files.upload('products.xml', xml))
    expect(file).toMatchObject({ profile: 'google', format: 'XML，UTF-8', has_currency: false })
    const { task_id } = await files.check('products.xml', xml)
    const notes = (await files.items(task_id)).flatMap((item) => item.notes.map((note) => note.text))
    expect({ counts: (await files.info(task_id)).counts, notes }).toEqual({ counts: { same: 3 }, notes: [] })
    await files.run(task_id)
    expect(await mall.rows('select * from skus order by item_id')).toEqual(before)
  })
})
