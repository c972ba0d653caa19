import fc from 'fast-check'
import { z } from 'zod'
import { coerceToSchema } from '@/lib/server/edge/remote/coerce-to-schema'

const goods = z.object({
  item_id: z.int(),
  price: z.int().min(0),
  member_price: z.int().nullable(),
  name: z.string(),
  intro: z.string().optional(),
  is_new: z.boolean(),
  is_default: z.literal([0, 1]),
  state: z.enum(['onsale', 'instock']),
  pics: z.array(z.string()),
  tags: z.record(z.string(), z.int()),
  shop: z.object({ name: z.string() }),
  seckill: z.union([z.object({ id: z.int() }), z.tuple([])]),
  get children() {
    return z.array(goods)
  },
})

const full: z.infer<typeof goods> = {
  item_id: 5,
  price: 100,
  member_price: null,
  name: '冰箱',
  intro: '静音',
  is_new: true,
  is_default: 1,
  state: 'onsale',
  pics: ['/a.png'],
  tags: { a: 1 },
  shop: { name: '门店' },
  seckill: [],
  children: [],
}

describe('coerceToSchema', () => {
  it('returns a fitting value unchanged, with undeclared fields', () => {
    const answer = { ...full, children: [full], more: { than: 'declared' } }
    expect(coerceToSchema(goods, answer)).toBe(answer)
  })

  it('converts texts to numbers and fills missing values', () => {
    const loose = {
      item_id: '5',
      price: '100',
      member_price: '',
      name: null,
      is_new: '1',
      is_default: '1',
      state: 'gone',
      pics: { 0: '/a.png', 1: '/b.png' },
      tags: [],
      shop: [],
      seckill: { id: '7' },
      children: [{ item_id: '6' }],
      extra: 'stays',
    }
    expect(coerceToSchema(goods, loose)).toMatchObject({
      item_id: 5,
      price: 100,
      member_price: null,
      name: '',
      is_new: true,
      is_default: 1,
      // An undeclared enum value is kept.
      state: 'gone',
      pics: ['/a.png', '/b.png'],
      tags: {},
      shop: { name: '' },
      seckill: { id: 7 },
      children: [{ item_id: 6, price: 0, pics: [], children: [] }],
      extra: 'stays',
    })
  })

  it('makes every value fit the schema, except undeclared enum values', () => {
    const wordless = goods.omit({ state: true, children: true })
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom(...Object.keys(full)), maxDepth: 3 }), (sent) => {
        expect(wordless.safeParse(coerceToSchema(wordless, sent)).success).toBe(true)
      }),
    )
  })
})
