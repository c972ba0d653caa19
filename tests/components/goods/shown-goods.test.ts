import { pickGoods } from '@/components/goods/pick-goods'
import { isSoldToPublic } from '@/components/goods-page/view/sold-to-public'
import type { Sku } from '@/lib/contract/catalogue/goods'
import {
  isLowestPrice,
  isSeckill,
  leadSku,
  pickedPics,
  withLive,
  type PickGoods,
} from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { saleProblem, saleState } from '@/lib/domain/goods/stock'
import { goodsRecord, seckillRecord, skuRow } from '../../fixtures/components/goods'

describe('the price a shopper sees', () => {
  const prices = { price: 500, market_price: 900, member_price: 450, act_price: 400 }

  it('is the activity price before the member price before the normal price', () => {
    expect(shownPrice(prices)).toMatchObject({ cents: 400, label: '活动价' })
    expect(shownPrice({ ...prices, act_price: undefined })).toMatchObject({ cents: 450, label: '会员价' })
    expect(shownPrice({ price: 500, market_price: 900 })).toMatchObject({ cents: 500, label: '价格' })
    expect(shownPrice({ price: 500, market_price: 900, activity_price: 300 }).cents).toBe(300)
  })

  it('names a market price only when it is higher', () => {
    expect(shownPrice({ price: 500, market_price: 0 }).market).toBeNull()
    expect(shownPrice({ price: 500, market_price: 500 }).market).toBeNull()
    expect(shownPrice(prices).market).toBe(900)
  })
})

describe('the product in the browser', () => {
  it('has one SKU without values when there are no specs', () => {
    const goods = pickGoods(goodsRecord({ item_spec_desc: [], spec_items: [], store: 4 }))
    expect(goods.skus).toMatchObject([{ item_id: 101, store: 4, item_spec: [] }])
  })

  it('starts with the default SKU, whose price lists show, and says 起 only when it is the lowest', () => {
    const start = (own: Partial<Sku>, other: Partial<Sku>, store = 3) => {
      const spec_items = [skuRow(101, store, [91, 81], own), skuRow(102, 1, [92, 81], other)]
      const goods = pickGoods(goodsRecord({ spec_items }))
      return [leadSku(goods)?.item_id, isLowestPrice(goods)]
    }
    expect(start({ price: 300 }, { price: 200 })).toEqual([101, false])
    expect(start({ price: 300 }, { price: 400 })).toEqual([101, true])
    expect(start({ price: 300 }, { price: 300 })).toEqual([101, false])
    expect(start({ price: 300 }, { price: 400 }, 0)).toEqual([101, true])
    // While an activity sells, lists show its lowest price.
    expect(start({ act_price: 290 }, { act_price: 190 })).toEqual([102, true])
  })

  it('starts with the cheapest SKU in stock when the default one is not offered', () => {
    const goods = pickGoods(
      goodsRecord({ spec_items: [skuRow(1, 0, [91, 81], { price: 1 }), skuRow(2, 1, [92, 81])] }),
    )
    expect(leadSku(goods)?.item_id).toBe(2)
    expect(isLowestPrice(goods)).toBe(false)
  })

  it('shows the pictures of a selected colour, otherwise those of the product', () => {
    const goods = pickGoods(goodsRecord())
    expect(pickedPics(goods, { 9: 92 })).toEqual(['/92.svg'])
    expect(pickedPics(goods, { 8: 81 })).toEqual(['/a.svg', '/b.svg'])
  })

  it('takes live prices and stock; a SKU missing in the response is not offered', () => {
    const live = {
      price: 499900,
      market_price: 549900,
      store: 1,
      approve_status: 'onsale' as const,
      shop_valid: true,
      spec_items: [skuRow(102, 1, [], { price: 1, market_price: 2, member_price: 1 })],
    }
    const goods = withLive(pickGoods(goodsRecord()), live)
    expect(goods.skus.map(({ item_id, store }) => [item_id, store])).toEqual([
      [101, 0],
      [102, 1],
      [103, 0],
      [104, 0],
    ])
    expect(goods.skus[1]).toMatchObject({ price: 1, member_price: 1 })
  })

  it('ignores stock and price of a SKU off sale, also when it went off sale after the page was cached', () => {
    const cheap = { price: 1, approve_status: 'instock' as const }
    const seen = (goods: PickGoods) => [
      goods.skus.map(({ store }) => store),
      leadSku(goods)?.item_id,
      isLowestPrice(goods),
    ]
    const spec_items = [skuRow(1, 9, [91, 81], cheap), skuRow(2, 1, [92, 81])]
    expect(seen(pickGoods(goodsRecord({ spec_items })))).toEqual([[0, 1], 2, false])

    const stored = pickGoods(goodsRecord({ spec_items: [skuRow(1, 9, [91, 81]), skuRow(2, 1, [92, 81])] }))
    const live = {
      price: 1,
      market_price: 2,
      store: 10,
      approve_status: 'onsale' as const,
      shop_valid: true,
      spec_items,
    }
    expect(seen(withLive(stored, live))).toEqual([[0, 1], 2, false])
    expect(seen(withLive(stored, { ...live, approve_status: 'instock' }))[0]).toEqual([9, 1])
  })

  it('needs a ticket when a seckill started after the page was cached, and none when it has ended', () => {
    const { spec_items, activity_info, approve_status } = seckillRecord()
    const prices = { price: 499900, market_price: 549900, store: 5, approve_status, shop_valid: true }
    const before = pickGoods(goodsRecord())
    expect(before.activity).toBeNull()
    const during = withLive(before, { ...prices, activity_info, spec_items })
    expect(during.activity).toEqual({
      name: '限时秒杀',
      type: 'normal',
      hasBegun: true,
      startTime: 0,
      endTime: 4_000_000_000,
    })
    expect(during.skus[0]).toMatchObject({ act_price: 399900, seckill_id: 3, limit_num: 2 })
    expect(isSeckill(during)).toBe(true)
    const after = withLive(during, { ...prices, activity_info: null, spec_items: [skuRow(101, 5, [91, 81])] })
    expect(isSeckill(after)).toBe(false)
    expect(after.activity).toBeNull()
    expect(after.skus[0]?.seckill_id).toBeUndefined()
  })

  it('keeps fields missing in the response: states, shop and activity of a plain ECShopX back end', () => {
    const stored = pickGoods(seckillRecord())
    const { price, market_price, spec_items } = seckillRecord()
    const plain = spec_items.map(({ item_id, price, market_price, act_price }) => ({
      item_id,
      price,
      market_price,
      act_price,
      store: 3,
    }))
    const seen = withLive(stored, { price, market_price, store: 3, spec_items: plain })
    expect(seen).toEqual({
      ...stored,
      skus: stored.skus.map((sku) =>
        plain.some(({ item_id }) => item_id === sku.item_id)
          ? { ...sku, store: sku.offered ? 3 : 0 }
          : { ...sku, offered: false, store: 0 },
      ),
    })
    expect(isSeckill(seen)).toBe(true)
    expect(seen.skus[0]).toMatchObject({ seckill_id: 3, limit_num: 2, store: 3 })

    const { shop_valid: _, ...unsaid } = goodsRecord()
    expect(pickGoods(unsaid).shopOpen).toBe(true)
    expect(isSoldToPublic(unsaid)).toBe(true)
    const off = pickGoods(
      goodsRecord({ spec_items: [skuRow(1, 9, [91, 81], { approve_status: 'instock' })] }),
    )
    const restocked = [{ item_id: 1, price, market_price, store: 9 }]
    expect(withLive(off, { price, market_price, store: 9, spec_items: restocked }).skus[0]?.store).toBe(0)
  })

  it('is a seckill only while a SKU has its price', () => {
    expect(isSeckill(pickGoods(seckillRecord()))).toBe(true)
    expect(isSeckill(pickGoods({ ...seckillRecord(), spec_items: [skuRow(101, 5, [91, 81])] }))).toBe(false)
  })
})

describe('the state of the buy buttons', () => {
  const goods = pickGoods(goodsRecord())
  const closed = (label: string) => ({ kind: 'closed', label })

  it('follows gift, status and stock', () => {
    expect(saleState(goods, false)).toEqual({ kind: 'sale' })
    expect(saleState({ ...goods, gift: true }, true)).toEqual(closed('赠品不可购买'))
    expect(saleState({ ...goods, status: 'instock' }, true)).toEqual(closed('商品已下架'))
    const soldOut = goods.skus.map((sku) => ({ ...sku, store: 0 }))
    expect(saleState({ ...goods, skus: soldOut }, false)).toEqual({ ...closed('已售罄'), isSoldOut: true })
    expect(saleState({ ...goods, status: 'only_show' }, false).kind).toBe('note')
    expect(saleState({ ...goods, status: 'offline_sale' }, false).kind).toBe('note')
  })

  it('names the same reason as the refused purchase', () => {
    const gift = { ...goods, gift: true, status: 'instock' as const }
    const refusal = saleProblem(
      {
        approveStatus: gift.status,
        goodsStatus: gift.status,
        auditStatus: 'approved',
        isGift: true,
        staffGoods: false,
        reserved: false,
        shopValid: true,
        market: 'mall',
      },
      null,
    )
    expect(refusal).toBe('赠品不可购买')
    expect(saleState(gift, false)).toEqual(closed('赠品不可购买'))
  })

  it('is closed for everyone when the shop is closed, also when it closed after the page was cached', () => {
    expect(saleState({ ...goods, shopOpen: false }, true)).toEqual(closed('店铺已停止营业'))
    const { price, market_price, approve_status, spec_items } = goodsRecord()
    const live = { price, market_price, store: 9, approve_status, spec_items, shop_valid: false }
    expect(saleState(withLive(goods, live), false)).toEqual(closed('店铺已停止营业'))
  })

  it('is closed for everyone but staff for staff-only products', () => {
    expect(saleState({ ...goods, staffOnly: true }, false)).toEqual(closed('仅限员工购买'))
    expect(saleState({ ...goods, staffOnly: true }, true)).toEqual({ kind: 'sale' })
  })
})
