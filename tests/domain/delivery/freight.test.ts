import fc from 'fast-check'
import {
  freightFee,
  refusesArea,
  type FreightConf,
  type FreightTemplate,
} from '@/lib/domain/delivery/freight'
import { freightReason, type NamedFreightLine } from '@/lib/domain/delivery/freight-rule'

const conf = (values: Partial<FreightConf> = {}): FreightConf => ({
  fee: [{ area: [], startStandard: 1, startFee: 8, addStandard: 1, addFee: 2.5 }],
  money: [],
  free: [],
  nopost: [],
  ...values,
})
const template = (values: Partial<FreightTemplate> = {}): FreightTemplate => ({
  templateId: 1,
  isFree: false,
  valuation: 2,
  status: true,
  conf: conf(),
  ...values,
})
const line = (values: Partial<NamedFreightLine> = {}): NamedFreightLine => ({
  name: '电饭煲',
  templatesId: 1,
  num: 1,
  weight: 1,
  volume: 0.1,
  fee: 10_000,
  ...values,
})
const hangzhou = ['330000', '330100', '330106']
const fee = (lines: NamedFreightLine[], one: FreightTemplate, area = hangzhou) =>
  freightFee(lines, new Map([[1, one]]), area)

describe('freight', () => {
  it.each([
    [1, 800],
    [2, 1050],
    [3, 1300],
  ])('by pieces: %d pieces cost %d cents', (num, cents) => {
    expect(fee([line({ num })], template())).toBe(cents)
  })

  it('by weight rounds a started step up, without rounding errors of decimals', () => {
    const byWeight = template({
      valuation: 1,
      conf: conf({ fee: [{ area: [], startStandard: 0.1, startFee: 1, addStandard: 0.1, addFee: 1 }] }),
    })
    expect(fee([line({ weight: 0.1 }), line({ weight: 0.2 })], byWeight)).toBe(300)
    expect(fee([line({ weight: 0.31 })], byWeight)).toBe(400)
  })

  it('is charged by volume and by money', () => {
    expect(fee([line({ volume: 2.2 })], template({ valuation: 4 }))).toBe(1300)
    const byMoney = template({
      valuation: 3,
      conf: conf({
        money: [
          { area: [], up: 0, down: 99, basefee: 10 },
          { area: [], up: 99, down: 0, basefee: 4 },
        ],
      }),
    })
    expect(fee([line({ fee: 9899 })], byMoney)).toBe(1000)
    expect(fee([line({ fee: 9900 })], byMoney)).toBe(400)
  })

  it('prefers a rule for the area over the nationwide one', () => {
    const areas = template({
      conf: conf({
        fee: [...conf().fee, { area: ['330000'], startStandard: 1, startFee: 3, addStandard: 1, addFee: 1 }],
      }),
    })
    expect(fee([line({ num: 2 })], areas)).toBe(400)
    expect(fee([line({ num: 2 })], areas, ['110000', '110100', '110101'])).toBe(1050)
  })

  it.each([
    ['enough money', { area: [], freetype: 2, upmoney: 100 }, 0],
    ['too little money', { area: [], freetype: 2, upmoney: 101 }, 800],
    ['enough pieces', { area: [], freetype: 1, upquantity: 1 }, 0],
    ['both, one missing', { area: [], freetype: 3, upquantity: 2, upmoney: 1 }, 800],
    ['a rule without a threshold', { area: [], freetype: 2 }, 800],
    ['a rule of another area', { area: ['110000'], freetype: 2, upmoney: 1 }, 800],
    ['the rule of the area', { area: ['330100'], freetype: 2, upmoney: 1 }, 0],
  ] as const)('by a free rule with %s costs the expected amount', (_, rule, cents) => {
    expect(fee([line()], template({ conf: conf({ free: [{ ...rule, area: [...rule.area] }] }) }))).toBe(cents)
  })

  it('is free up to the weight of a free rule', () => {
    const light = template({ valuation: 1, conf: conf({ free: [{ area: [], freetype: 1, inweight: 0.5 }] }) })
    expect([0.5, 0.6].map((weight) => fee([line({ weight })], light))).toEqual([0, 800])
  })

  it.each([
    ['is free', { isFree: true }],
    ['is switched off', { status: false }],
    ['is missing', { templateId: 9 }],
    ['has no rule for the area', { conf: conf({ fee: [] }) }],
  ])('costs nothing when the template %s', (_, change) => {
    const one = template(change)
    expect(freightFee([line()], new Map([[one.templateId, one]]), hangzhou)).toBe(0)
  })

  it('counts lines of one template together and adds templates up', () => {
    const templates = new Map([
      [1, template()],
      [2, template({ templateId: 2 })],
    ])
    expect(freightFee([line(), line(), line({ templatesId: 2 })], templates, hangzhou)).toBe(1050 + 800)
  })

  it('never decreases when more is bought, without a free rule', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.constantFrom(1, 2, 4), (some, more, valuation) => {
        const at = (count: number) =>
          fee([line({ num: count, weight: count * 0.3, volume: count * 0.02 })], template({ valuation }))
        expect(at(some + more)).toBeGreaterThanOrEqual(at(some))
      }),
    )
  })

  it('tells areas without delivery', () => {
    const one = template({ conf: conf({ nopost: ['330100'] }) })
    expect(refusesArea(one, hangzhou)).toBe(true)
    expect(refusesArea(one, ['330000', '330200', '330203'])).toBe(false)
    expect(refusesArea({ ...one, status: false }, hangzhou)).toBe(false)
  })
})

describe('the reason for freight', () => {
  const free = (values: Partial<FreightConf['free'][number]>): FreightTemplate =>
    template({ conf: conf({ free: [{ area: [], freetype: 2, ...values }] }) })
  const reason = (lines: NamedFreightLine[], ...templates: FreightTemplate[]) =>
    freightReason(lines, new Map(templates.map((one) => [one.templateId, one])), hangzhou)
  const text = (lines: NamedFreightLine[], ...templates: FreightTemplate[]) =>
    reason(lines, ...templates).rule

  it.each<[string, NamedFreightLine[], FreightTemplate, string]>([
    ['what is missing in money', [line({ fee: 7_900 })], free({ upmoney: 99 }), '还差 ¥20.00 免运费'],
    ['one cent below the limit', [line({ fee: 9_899 })], free({ upmoney: 99 }), '还差 ¥0.01 免运费'],
    ['a reached limit', [line({ fee: 9_900 })], free({ upmoney: 99 }), '满 ¥99.00 免运费'],
    [
      'what is missing in pieces',
      [line({ num: 2 })],
      free({ freetype: 1, upquantity: 3 }),
      '还差 1 件 免运费',
    ],
    [
      'both',
      [line({ fee: 7_900 })],
      free({ freetype: 3, upquantity: 3, upmoney: 99 }),
      '还差 ¥20.00、2 件 免运费',
    ],
    ['the fee without a rule', [line()], template(), '1 件内 ¥8.00，每增加 1 件 ¥2.50'],
    ['a template that charges nothing', [line()], template({ isFree: true }), '包邮'],
    [
      'money tiers of which the last is free',
      [line({ fee: 5_000 })],
      template({
        valuation: 3,
        conf: conf({
          money: [
            { area: [], up: 0, down: 200, basefee: 12 },
            { area: [], up: 200, down: 0, basefee: 0 },
          ],
        }),
      }),
      '还差 ¥150.00 免运费',
    ],
    ['nothing without a template', [line({ templatesId: 9 })], template(), ''],
  ])('is %s', (_, lines, one, expected) => {
    expect(text(lines, one)).toBe(expected)
  })

  it('is not a limit of weight that more pieces only exceed further', () => {
    const one = template({
      valuation: 1,
      conf: conf({ free: [{ area: [], freetype: 1, inweight: 1 }] }),
    })
    expect(text([line({ weight: 2 })], one)).toBe('1 千克内 ¥8.00，每增加 1 千克 ¥2.50')
  })

  it('says with several templates which products count, and the fee of each when several charge', () => {
    const lines = [
      line({ name: '炊舍电饭煲4升家用', fee: 7_900 }),
      line({ name: '保鲜膜', templatesId: 2 }),
      line({ name: '垃圾袋', templatesId: 2 }),
      line({ name: '垃圾袋', templatesId: 2 }),
    ]
    const parcels = template({ templateId: 2 })
    expect(text(lines, free({ upmoney: 99 }), parcels)).toBe(
      '「炊舍电饭煲4升家…」 ¥8.00，还差 ¥20.00 免运费；「保鲜膜」等 2 种商品 ¥13.00，1 件内 ¥8.00，每增加 1 件 ¥2.50',
    )
    expect(text(lines, free({ upmoney: 99 }), { ...parcels, isFree: true })).toBe(
      '「炊舍电饭煲4升家…」 还差 ¥20.00 免运费',
    )
    expect(text(lines.slice(1), free({ upmoney: 99 }), parcels)).toBe('1 件内 ¥8.00，每增加 1 件 ¥2.50')
  })

  it.each<[string, NamedFreightLine[], FreightTemplate, string]>([
    ['the missed threshold', [line({ fee: 7_900 })], free({ upmoney: 99 }), '未满 ¥99.00'],
    ['a reached limit', [line({ fee: 9_900 })], free({ upmoney: 99 }), '满 ¥99.00 免运费'],
    ['the fee without a rule', [line()], template(), '1 件内 ¥8.00，每增加 1 件 ¥2.50'],
    ['a template that charges nothing', [line()], template({ isFree: true }), '包邮'],
  ])('is on a placed order %s', (_, lines, one, expected) => {
    expect(reason(lines, one).placed).toBe(expected)
  })

  it('comes true: with the missing money freight is free', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 150 }), (amount, upmoney) => {
        const one = free({ upmoney })
        const missing = /^还差 ¥([\d.,]+) 免运费$/.exec(text([line({ fee: amount })], one))?.[1]
        const more = missing === undefined ? 0 : Math.round(Number(missing.replace(',', '')) * 100)
        expect(fee([line({ fee: amount + more })], one)).toBe(0)
        if (more > 0) expect(fee([line({ fee: amount + more - 1 })], one)).toBeGreaterThan(0)
      }),
    )
  })
})
