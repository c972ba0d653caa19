import { fastbuyHref, pendingHref, readPending, startedHref } from '@/lib/web/purchase-href'

const paramsOf = (href: string) => new URLSearchParams(href.slice(href.indexOf('?')))

describe('a purchase that waits for the sign-in', () => {
  const pending = { itemId: 101, num: 3, seckillId: null }

  it('is in the address of the checkout until it is started', () => {
    const href = pendingHref(fastbuyHref(12), pending)
    expect(href).toBe('/cart/checkout?mode=fastbuy&id=12&buy=101&num=3')
    expect(readPending(paramsOf(href))).toEqual(pending)
    const started = startedHref(paramsOf(href).toString(), null)
    expect(started).toBe('/cart/checkout?mode=fastbuy&id=12')
    expect(readPending(paramsOf(started))).toBeNull()
  })

  it('takes the ticket of a seckill first', () => {
    const href = pendingHref(fastbuyHref(0), { ...pending, seckillId: 7 })
    expect(readPending(paramsOf(href))).toEqual({ ...pending, seckillId: 7 })
    const started = startedHref(paramsOf(href).toString(), '55')
    expect(Object.fromEntries(paramsOf(started))).toEqual({
      mode: 'fastbuy',
      id: '0',
      seckill_id: '7',
      ticket: '55',
      order_type: 'normal_seckill',
    })
    expect(readPending(paramsOf(`${started}&buy=101`))).toMatchObject({ seckillId: null })
  })

  it.each(['mode=fastbuy', 'mode=fastbuy&buy=x', 'mode=fastbuy&buy=-1', 'mode=cart&buy=101', ''])(
    'is none in %j',
    (search) => {
      expect(readPending(new URLSearchParams(search))).toBeNull()
    },
  )
})
