import fc from 'fast-check'
import { subsidyAmount, subsidyTag } from '@/lib/domain/goods/subsidy'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import type { SubsidyTerms } from '@/lib/domain/order/subsidy/subsidy-terms'
import {
  comparePackage,
  type AlonePromotion,
  type ClassPieces,
  type PackagePrices,
} from '@/lib/domain/promotion'
import { context, reduction, requested } from '../../fixtures/domain/bills'

/** Prices of a package and of its parts alone (ADR 0100). */

const subsidy = (name: string, price: number, rate = 15, cap = 200_000) => ({
  class_name: name,
  fee: subsidyAmount(price, { rate, cap }),
  rate,
  cap,
})
const twoForTen: AlonePromotion = {
  marketing_id: 5,
  marketing_type: 'full_discount',
  condition_type: 'quantity',
  can_repeat: false,
  rules: [{ full: 2, discount: 10 }],
}
const from12000: AlonePromotion = {
  marketing_id: 6,
  marketing_type: 'full_minus',
  condition_type: 'totalfee',
  can_repeat: false,
  rules: [{ full: 12_000, minus: 1500 }],
}

it.each<
  [string, Partial<PackagePrices>[], ClassPieces[], { alone: number; reduction: number; subsidy: number }]
>([
  ['the plain prices', [{}, {}], [], { alone: 15_000, reduction: 0, subsidy: 0 }],
  ['the price of an activity', [{ alone_price: 9500 }, {}], [], { alone: 14_500, reduction: 0, subsidy: 0 }],
  [
    'prices with subsidy',
    [{ alone_subsidy: subsidy('冰箱', 10_000) }, {}],
    [],
    { alone: 13_500, reduction: 0, subsidy: 1500 },
  ],
  [
    'the subsidy on as many pieces as a person draws, the best first',
    [{ alone_subsidy: subsidy('冰箱', 10_000, 5) }, { alone_subsidy: subsidy('冰箱', 5000, 20) }],
    [{ class_name: '冰箱', pieces: 1 }],
    { alone: 14_000, reduction: 0, subsidy: 1000 },
  ],
  [
    'the subsidies of two classes',
    [{ alone_subsidy: subsidy('冰箱', 10_000) }, { alone_subsidy: subsidy('空调', 5000) }],
    [{ class_name: '冰箱', pieces: 1 }],
    { alone: 12_750, reduction: 0, subsidy: 2250 },
  ],
  [
    'no subsidy of a class that the person has drawn',
    [{ alone_subsidy: subsidy('冰箱', 10_000) }, {}],
    [{ class_name: '冰箱', pieces: 0 }],
    { alone: 15_000, reduction: 0, subsidy: 0 },
  ],
  [
    '满折 of both parts',
    [{ alone_promotion: 5 }, { alone_promotion: 5 }],
    [],
    { alone: 13_500, reduction: 1500, subsidy: 0 },
  ],
  [
    '满折 that one part alone does not reach',
    [{ alone_promotion: 5 }, {}],
    [],
    { alone: 15_000, reduction: 0, subsidy: 0 },
  ],
  [
    'the subsidy on what 满减 leaves',
    [{ alone_promotion: 6, alone_subsidy: subsidy('冰箱', 10_000) }, { alone_promotion: 6 }],
    [],
    // 10,000 of 15,000 bear 1,000 of the 1,500 cents: 15 percent of 9,000.
    { alone: 12_150, reduction: 1500, subsidy: 1350 },
  ],
])('a package is compared with %s', (_, [main, other], subsidy_pieces, expected) => {
  const skus = [
    { price: 10_000, package_price: 9000, ...main },
    { price: 5000, package_price: 4000, ...other },
  ]
  expect(comparePackage(skus, { subsidy_pieces, alone_promotions: [twoForTen, from12000] })).toEqual({
    price: 13_000,
    ...expected,
  })
})

/** Classes of the programme with the rates of the generated parts. */
const classes = [
  {
    subsidyClassId: 1,
    className: '冰箱',
    categoryIds: [101],
    rate: 15,
    cap: 2000,
    limit: 1,
    personPieces: 1,
  },
  {
    subsidyClassId: 2,
    className: '空调',
    categoryIds: [102],
    rate: 20,
    cap: 1500,
    limit: 0,
    personPieces: null,
  },
]
const programme: SubsidyTerms = {
  programmeName: '焕新',
  isOn: true,
  isVerified: true,
  regions: [],
  place: null,
  tagNames: new Map([[7, subsidyTag]]),
  classes: classes.map((one) => ({ ...one, budgetPieces: null, budgetCents: null })),
}
const promotions: AlonePromotion[] = [
  twoForTen,
  from12000,
  {
    marketing_id: 7,
    marketing_type: 'full_minus',
    condition_type: 'totalfee',
    can_repeat: true,
    rules: [
      { full: 3000, minus: 100 },
      { full: 5000, minus: 333 },
    ],
  },
]
const parts = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 20_000 }),
    promotion: fc.constantFrom(undefined, 5, 6, 7),
    classOf: fc.constantFrom(undefined, ...classes),
  }),
  { minLength: 2, maxLength: 6 },
)

it('the compared price is the one that an order of the parts has', () => {
  fc.assert(
    fc.property(parts, (generated) => {
      const skus = generated.map(({ price, promotion, classOf }) => ({
        price,
        package_price: price,
        alone_price: price,
        alone_promotion: promotion,
        ...(classOf && subsidyAmount(price, classOf) > 0
          ? { alone_subsidy: subsidy(classOf.className, price, classOf.rate, classOf.cap) }
          : {}),
      }))
      const compared = comparePackage(skus, {
        alone_promotions: promotions,
        subsidy_pieces: [{ class_name: '冰箱', pieces: 1 }],
      })
      const lines = generated.map(({ price, classOf }, index) =>
        requested(
          {
            itemId: index + 1,
            price,
            tagIds: classOf ? [7] : [],
            salesCategories: classOf?.categoryIds ?? [],
          },
          1,
        ),
      )
      const bill = priceOrder(
        lines,
        context({
          areaIds: null,
          subsidy: programme,
          marketings: promotions.map((one) =>
            reduction({
              marketingId: one.marketing_id,
              marketingType: one.marketing_type,
              conditionType: one.condition_type,
              canjoinRepeat: one.can_repeat,
              rules: one.rules,
              useBound: 1,
              boundIds: generated.flatMap(({ promotion }, index) =>
                promotion === one.marketing_id ? [index + 1] : [],
              ),
            }),
          ),
        }),
      )
      expect(compared).toMatchObject({
        alone: bill.totalFee - bill.freightFee,
        reduction: bill.promotionDiscount,
        subsidy: bill.subsidyFee,
      })
    }),
    { numRuns: 500 },
  )
})
