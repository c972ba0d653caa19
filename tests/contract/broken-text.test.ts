import { apiPrefix } from '@/lib/contract'
import { readParams } from '@/lib/server/edge/http/params'
import { builders } from '../fixtures/engine/builders'
import { buyer, type Failure } from '../fixtures/engine/buyer'
import { staff } from '../fixtures/engine/staff'
import { testMall } from '../fixtures/engine/test-mall'

/** Halves of surrogate pairs: JSON can carry them, PostgreSQL cannot store them. */
const halves = ['\ud83d', '\ude00']

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

describe.each(halves)('half of a surrogate pair', (half) => {
  it('is refused in an invoice, its text fields and JSON inside a text', async () => {
    const item = await make.goods({ price: 100, store: 5 })
    const one = await buyer(mall, make)
    for (const broken of [
      { content: half },
      { company_address: half },
      { company_phone: half },
      { bankname: `银行${half}` },
      { bankaccount: half },
    ]) {
      const invoice_content = {
        title: 'unit',
        content: '焕新',
        registration_number: '91310000MA1K00001X',
        ...broken,
      }
      for (const sent of [invoice_content, JSON.stringify(invoice_content)]) {
        const answer = await one.orderItem(item, 1, { invoice_content: sent })
        expect(answer).toMatchObject({ status_code: 422 } satisfies Partial<Failure>)
      }
    }
    expect((await make.stockOf(item)).store).toBe(5)
  })

  it('is refused in texts of operators', async () => {
    const operator = await staff(mall, make)
    const item = await make.goods({ price: 100, store: 5 })
    const { order_id } = await (await buyer(mall, make)).orderItem(item, 1)
    for (const [path, params] of [
      ['/order/remark', { order_id, remark: half }],
      ['/rate/reply', { rate_id: 1, content: half }],
      ['/groups', { name: half }],
    ] as const) {
      const answer = await operator.call<Failure>('POST', path, params)
      expect(answer).toMatchObject({ status_code: 422 })
    }
  })
})

it('broken UTF-8 in a query or form becomes the replacement character', async () => {
  const url = `http://mall.test${apiPrefix}/login?a=%ED%A0%BD`
  const params = await readParams(
    new Request(url, {
      method: 'POST',
      body: 'b=%ED%A0%BD',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    'a=%ED%A0%BD',
    {},
  )
  for (const value of Object.values(params)) expect(String(value).isWellFormed()).toBe(true)
})

it('whole surrogate pairs are accepted', async () => {
  const item = await make.goods({ price: 100, store: 5 })
  const one = await buyer(mall, make)
  const { order_id } = await one.orderItem(item, 1, { remark: '请轻放😀' })
  expect((await one.detail(order_id)).orderInfo.remark).toBe('请轻放😀')
})
