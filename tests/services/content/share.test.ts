import { readEnv } from '@/lib/env'
import { answerQrPicture } from '@/lib/server/content/share/qr-picture'
import { qrCodePng, qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.test' })
const make = builders(mall)

describe('sharing a product', () => {
  it('returns absolute URLs, the price for guests, and a QR code of the mobile page', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 }, { itemName: '云感冰箱' })
    await make.sale({ itemId: goodsId, activityPrice: 8000, activityStore: 3 })
    const { token } = await make.member({ gradeId: await make.grade({ discount: 50 }) })
    const { data } = await mall.call('GET', '/item/share', { item_id: goodsId }, { token })
    const code = qrCodeUrl(`https://mall.test/h5/items/${goodsId}`)
    const file = `https://mall.test/wechatAuth/wxapp/qrcode.png?company_id=1&page=subpages%2Fitem%2Fespier-detail&id=${goodsId}`
    expect(data).toEqual({
      item_id: goodsId,
      title: '云感冰箱',
      price: 8000,
      image: `https://mall.test/media/${goodsId}.png`,
      shareUrl: `https://mall.test/items/${goodsId}`,
      shareQR: code,
      weixin_qrcode: code,
      downUrl: file,
      downWeixinImgLink: file,
    })
  })

  it('has 国补价 where the programme pays', async () => {
    const programme = programmeOf(mall, make)
    await programme.open()
    const { categoryId } = await programme.subsidyClass()
    const { data } = await mall.call('GET', '/item/share', {
      item_id: await programme.goods(categoryId, 300_000),
    })
    expect(data).toMatchObject({ price: 300_000, subsidy_price: 255_000 })
  })

  it('shares a SKU with its own name, price and picture, and links to it', async () => {
    const goodsId = await make.goods({ price: 549_900, store: 5 }, { itemName: '朗峤电视', nospec: false })
    const itemId = goodsId + 500_000
    const sku = { itemId, goodsId, itemBn: `SKU${itemId}`, approveStatus: 'onsale', price: 949_905 } as const
    await mall.db.orm
      .insert(tables.skus)
      .values({ ...sku, specText: '98 英寸', pic: '/media/98.png', store: 2 })
    expect((await mall.call('GET', '/item/share', { item_id: itemId })).data).toMatchObject({
      item_id: itemId,
      title: '朗峤电视 98 英寸',
      price: 949_905,
      image: 'https://mall.test/media/98.png',
      shareUrl: `https://mall.test/items/${itemId}`,
      weixin_qrcode: qrCodeUrl(`https://mall.test/h5/items/${itemId}`),
    })
    const { token } = await make.member()
    const poster = await mall.call('GET', `/goods/share/items/${itemId}`, {}, { token })
    expect(poster.data).toMatchObject({ item_id: itemId, item_name: '朗峤电视 98 英寸', price: 949_905 })
    await make.sale({ itemId, activityPrice: 900_000, activityStore: 1 })
    const onSale = await mall.call('GET', '/item/share', { item_id: itemId })
    expect(onSale.data).toMatchObject({ item_id: itemId, price: 900_000 })
  })

  it('is refused for missing products and for staff products', async () => {
    const staffGoods = await make.goods({ price: 1, store: 1 }, { staffGoods: true })
    for (const item_id of [staffGoods, 99_999_999, 'x']) {
      const { data } = await mall.call('GET', '/item/share', { item_id })
      expect(data).toMatchObject({ message: '商品不存在或者已下架' })
    }
  })

  it('returns the data of a poster to a member', async () => {
    const goodsId = await make.goods({ price: 100, store: 5 }, { brief: '静音' })
    const { token } = await make.member()
    const poster = await mall.call('GET', `/goods/share/items/${goodsId}`, {}, { token })
    expect(poster.data).toMatchObject({
      item_id: goodsId,
      brief: '静音',
      price: 100,
      pics: [{ url: `/media/${goodsId}.png`, isCode: false }],
    })
    expect((await mall.call('GET', `/goods/share/items/${goodsId}`)).status).toBe(401)
  })
})

describe('the QR code of a page', () => {
  const code = async (page_url: string) => (await mall.call('GET', '/share/qrcode', { page_url })).data

  it.each(['/items/7?a=1', 'https://mall.test/items/7?a=1'])('leads to %s', async (page) => {
    expect(await code(page)).toEqual({ qrcodeImage: qrCodeUrl('https://mall.test/items/7?a=1') })
  })

  it.each([
    'https://elsewhere.test/items/7',
    '//elsewhere.test/items/7',
    '/\\elsewhere.test/items/7',
    'javascript:alert(1)',
    'https://mall.test@elsewhere.test/',
    'https://user@mall.test/items/7',
    'http://',
    '',
  ])('never leads to %s', async (page) => {
    expect(await code(page)).toMatchObject({ message: '链接不正确' })
  })
})

describe('the picture of the QR code of a product page', () => {
  const ask = (query: string, env = mall.env) => answerQrPicture(env, new URLSearchParams(query))

  it('is a cacheable PNG', async () => {
    const answer = ask('company_id=1&page=pages/item/espier-detail&id=7')
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(qrCodePng('https://mall.test/h5/items/7'))
  })

  it('leads to the mobile site when it is another one', async () => {
    const env = readEnv({ MALL_PUBLIC_URL: 'https://mall.test', MALL_H5_URL: 'https://m.mall.test/' })
    const answer = ask('page=subpages/item/espier-detail&id=7', env)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(qrCodePng('https://m.mall.test/items/7'))
  })

  it.each(['page=pages/item/espier-detail&id=0', 'page=pages/item/espier-detail&id=1%2F..', 'id=7', ''])(
    'does not exist for %s',
    (query) => expect(ask(query).status).toBe(404),
  )
})
