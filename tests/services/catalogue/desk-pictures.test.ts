import { builders } from '../../fixtures/engine/builders'
import { merchantDesk, type MerchantDesk } from '../../fixtures/engine/merchant-goods'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Addresses of pictures at the desk: a page that shows one sends a request with the cookies of whoever sees it. */

const own = 'https://mall.example'
const mall = testMall({ MALL_PUBLIC_URL: own })
const make = builders(mall)

let at: MerchantDesk
beforeEach(async () => {
  await mall.empty()
  at = await merchantDesk(mall, make)
})

const invalid = { message: '图片地址不正确' }
const ofMallOnly = { message: '请使用上传到商城的图片和视频' }

/** Addresses of the mall that are none of its pictures. */
const others = [
  '/api/h5app/wxapp/operator/audit/export',
  '/shopadmin/logout',
  '/feed/products.xml',
  '/media/../api/x',
  '/media/%2e%2e/api/x',
  '/media/%2E%2e%2fapi/x',
  '/media//x',
  '/media/./x',
  '/media\\..\\api',
  '/media/x\ty',
  `${own}/api/h5app/wxapp/operator/audit/export`,
]

describe('a picture of the desk', () => {
  it.each(others)('is refused at %s', async (url) => {
    const { desk } = at
    const product = { ...plain, pics: [url] }
    expect(await desk.call('POST', '/goods', product)).toMatchObject(invalid)
    const sku = { price: 100, store: 1, item_spec: [], pics: [url] }
    expect(await desk.call('POST', '/goods', { ...plain, spec_items: [sku] })).toMatchObject(invalid)
    expect(await desk.call('POST', '/brands', { brand_name: '云杉', logo: url })).toMatchObject(invalid)
    const category = { category_name: '冰箱', parent_id: 0, is_main_category: 0, image_url: url }
    expect(await desk.call('POST', '/categories', category)).toMatchObject(invalid)
    expect(await desk.call('PUT', '/site', { logo: url })).toMatchObject(invalid)
    const { data } = await mall.call('POST', '/pctemplate/loginPage/setting', { logo: url }, desk)
    expect(data).toMatchObject(invalid)
    expect(await mall.rows('select from goods')).toEqual([])
    expect(await mall.rows(`select from attributes where attribute_type = 'brand'`)).toEqual([])
  })

  it.each([
    '/media/p/1.webp',
    '/media/goods/a.svg',
    '/media/p/1.webp?w=240',
    '/images/logo-mark.webp',
    'https://cdn.example/a.png',
  ])('is taken at %s', async (url) => {
    expect(await at.desk.call('POST', '/goods', { ...plain, pics: [url] })).toMatchObject({ pics: [url] })
    expect(await at.desk.call('POST', '/brands', { brand_name: '云杉', logo: url })).toMatchObject({
      logo: url,
    })
  })

  it('that API clients send back with the address of the mall is stored as its path', async () => {
    const pics = [`${own}/media/1.png`]
    const sku = { price: 100, store: 1, item_spec: [], pics }
    expect(await at.desk.call('POST', '/goods', { ...plain, pics, spec_items: [sku] })).toMatchObject({
      pics: ['/media/1.png'],
      spec_items: [{ pics: ['/media/1.png'] }],
    })
  })

  it('in an introduction is none when its path is another one, and refused with the address of the mall', async () => {
    const intro = (src: string) =>
      at.desk.call<{ intro: string }>('POST', '/goods', { ...plain, intro: `<p>好</p><img src="${src}">` })
    expect((await intro('/shopadmin/logout')).intro).toBe('<p>好</p>')
    expect(await intro(`${own}/shopadmin/logout`)).toMatchObject(invalid)
    expect((await intro('https://cdn.example/a.png')).intro).toContain('https://cdn.example/a.png')
  })
})

describe('a merchant', () => {
  it('takes pictures of the mall only, for products, their introduction and the shop', async () => {
    const url = 'https://cdn.example/a.png'
    expect(await at.create({ pics: [url] })).toMatchObject(ofMallOnly)
    expect(await at.create({ intro: `<p>好</p><img src="${url}">` })).toMatchObject(ofMallOnly)
    const goods = await at.create()
    await at.approve(goods.goods_id)
    const present = await at.info(goods.goods_id)
    expect(await at.update(present, { pics: [url] })).toMatchObject(ofMallOnly)
    expect(await at.update(present, { video_pic_url: url })).toMatchObject(ofMallOnly)
    expect(await at.update(present, { pics: ['/media/p/2.webp'] })).toMatchObject({ saved: true })
    const shop = { distributor_id: at.shopId, version: 1 }
    expect(await at.merchant.call('PUT', '/shops', { ...shop, logo: url })).toMatchObject(ofMallOnly)
    expect(await at.merchant.call('PUT', '/shops', { ...shop, logo: '/media/p/2.webp' })).toMatchObject({
      saved: true,
    })
  })

  it('keeps what operators gave a product', async () => {
    const url = 'https://cdn.example/a.png'
    const goods = await at.create()
    await at.approve(goods.goods_id)
    const { version } = await at.info(goods.goods_id)
    await at.desk.call('PUT', '/goods', { goods_id: goods.goods_id, version, pics: [url] })
    const present = await at.info(goods.goods_id)
    expect(await at.update(present, { pics: [url, '/media/p/2.webp'] })).toMatchObject({ saved: true })
  })
})

it('of an earlier version with another path is shown as none', async () => {
  const goods = await at.create()
  await mall.rows(`update goods set pics = '["/shopadmin/logout", "/media/1.png"]', video_pic_url = '/api/x'`)
  await mall.rows(`update skus set pic = '/shopadmin/logout'`)
  expect(await at.info(goods.goods_id)).toMatchObject({
    pics: ['/media/1.png'],
    video_pic_url: '',
    spec_items: [{ pics: [] }],
  })
})

describe('a call of the desk', () => {
  it('with a cookie is refused when a page shows its answer as a picture', async () => {
    const { userId } = await staff(mall, make)
    const cookie = `mall_store_token=${await mall.storeTokenFor(userId)}`
    const ask = async (dest: string | null, path = '/operator/goods') =>
      (
        await mall.call<{ status_code?: number }>(
          'GET',
          path,
          {},
          { headers: { cookie, 'sec-fetch-site': 'same-origin', ...(dest && { 'sec-fetch-dest': dest }) } },
        )
      ).status
    for (const dest of ['image', 'video', 'iframe', 'style', 'script', 'object'])
      expect([dest, await ask(dest)]).toEqual([dest, 401])
    for (const dest of [null, 'empty', 'document']) expect([dest, await ask(dest)]).toEqual([dest, 200])
    const before = await mall.rows(`select from audit_rows where event = 'exportAudit'`)
    await ask('image', '/operator/audit/export')
    expect(await mall.rows(`select from audit_rows where event = 'exportAudit'`)).toHaveLength(before.length)
  })
})

const plain = {
  item_name: '云杉三门冰箱',
  spec_items: [{ price: 100, store: 1, item_spec: [] }],
}
