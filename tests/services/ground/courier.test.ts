import fc from 'fast-check'
import { courierTracker, type TrackedParcel } from '@/lib/server/ground/adapters/courier'
import { simulatedTraces } from '@/lib/server/ground/adapters/courier/simulated'
import { trackParcel } from '@/lib/server/trade/fulfilment/track-parcel'
import { startCourierService, type CourierService } from '../../fixtures/courier/kuaidi100'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'

const parcel: TrackedParcel = {
  parcelId: 1,
  corp: 'SF',
  trackingNumber: 'SF1000200030',
  shipTime: 1_790_000_000,
  senderCity: '嘉兴市',
  receiverCity: '杭州市',
  receiverDistrict: '西湖区',
  receiverMobile: '13900002222',
}

describe('the simulated courier', () => {
  it('moves a parcel within a quarter of an hour, newest trace first', () => {
    const textsAt = (seconds: number) =>
      simulatedTraces(parcel, parcel.shipTime + seconds).map(({ text }) => text)
    expect(textsAt(-1)).toEqual([])
    expect(textsAt(0)).toEqual(['商家已发货，等待快递员揽收'])
    expect(textsAt(60)[0]).toBe('【嘉兴市】顺丰快递已揽收')
    expect(textsAt(900)).toHaveLength(7)
    expect(textsAt(900)[0]).toBe('【杭州市】快件已送达，请确认收货')
    expect(textsAt(10_000_000)).toEqual(textsAt(900))
  })

  it('never takes a trace back', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (earlier, more) => {
        const before = simulatedTraces(parcel, parcel.shipTime + earlier)
        const after = simulatedTraces(parcel, parcel.shipTime + earlier + more)
        expect(after.slice(after.length - before.length)).toEqual(before)
      }),
    )
  })
})

describe('the tracking service of Kuaidi100', () => {
  let service: CourierService
  let mall: TestMall
  let next = 100

  beforeAll(async () => {
    service = await startCourierService()
    mall = await openTestMall({
      MALL_COURIER: 'kuaidi100',
      MALL_KUAIDI100_CUSTOMER: service.customer,
      MALL_KUAIDI100_KEY: service.key,
      MALL_KUAIDI100_URL: service.url,
    })
  })
  afterAll(async () => {
    await mall.close()
    await service.close()
  })
  /** A parcel that was not queried yet. */
  const fresh = (values: Partial<TrackedParcel> = {}) => ({ ...parcel, parcelId: next++, ...values })

  it('is asked with a signed form and the code of the courier there', async () => {
    service.mood = 'known'
    const traces = await trackParcel(mall, fresh())
    expect(traces).toEqual([
      { at: Date.UTC(2026, 9, 11, 1, 20, 14) / 1000, text: '【杭州市】快件正在派送，派送员王师傅' },
      { at: Date.UTC(2026, 9, 10, 14, 41, 0) / 1000, text: '【嘉兴转运中心】已发出' },
    ])
    expect(service.asked.at(-1)).toMatchObject({ com: 'shunfeng', num: 'SF1000200030', phone: '13900002222' })
  })

  it('is asked once for readers who come shortly after each other', async () => {
    service.mood = 'known'
    const one = fresh()
    const before = service.asked.length
    await Promise.all([trackParcel(mall, one), trackParcel(mall, one), trackParcel(mall, one)])
    await trackParcel(mall, one)
    expect(service.asked.length).toBe(before + 1)
  })

  it.each(['unknown', 'refused', 'broken', 'nonsense', 'silent'] as const)(
    'leaves a parcel without traces when it is %s',
    async (mood) => {
      service.mood = mood
      expect(await trackParcel(mall, fresh())).toEqual([])
    },
  )

  it('is not asked for a courier that it does not know', async () => {
    service.mood = 'known'
    const before = service.asked.length
    expect(await trackParcel(mall, fresh({ corp: 'NOPE' }))).toEqual([])
    expect(service.asked.length).toBe(before)
  })

  it('needs its keys', () => {
    expect(courierTracker(mall)).not.toBeNull()
  })
})

describe('the environment', () => {
  it('simulates parcels in an embedded mall and tells nothing elsewhere until a service is chosen', async () => {
    const { readEnv } = await import('@/lib/env')
    expect(readEnv({}).courier).toBe('simulated')
    expect(
      readEnv({
        DATABASE_URL: 'postgres://db/mall',
        MALL_SECRET: 'x'.repeat(32),
        MALL_SMS: 'console',
        MALL_IDENTITY: 'none',
      }).courier,
    ).toBe('none')
    expect(() => readEnv({ MALL_COURIER: 'kuaidi100' })).toThrow(
      'MALL_COURIER needs MALL_KUAIDI100_CUSTOMER and MALL_KUAIDI100_KEY.',
    )
  })
})
