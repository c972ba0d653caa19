import { pickupDays, pickupHoursOn, type PickupTimes } from '@/lib/domain/order/pickup/pickup-days'

/** Thursday 9 October 2025 in China. */
const at = (time: string) => Date.parse(`2025-10-09T${time}:00+08:00`) / 1000
const times = (part: Partial<PickupTimes> = {}): PickupTimes => ({
  hours: [
    ['09:00', '12:00'],
    ['14:00', '18:00'],
  ],
  workdays: [],
  waitPickupDays: 3,
  latestPickupTime: null,
  ...part,
})

describe('pickup days', () => {
  it('are today and the following days', () => {
    expect(pickupDays(times(), at('08:00'))).toEqual(['2025-10-09', '2025-10-10', '2025-10-11'])
  })

  it('are only today when no days ahead are offered', () => {
    expect(pickupDays(times({ waitPickupDays: 0 }), at('08:00'))).toEqual(['2025-10-09'])
  })

  it('leave out days on which the shop is closed', () => {
    // 4 Thursday, 5 Friday.
    expect(pickupDays(times({ workdays: ['4', '5'] }), at('08:00'))).toEqual(['2025-10-09', '2025-10-10'])
  })

  it('leave out today after the last pickup time and after the latest pickup time of the shop', () => {
    expect(pickupDays(times(), at('18:00'))).toEqual(['2025-10-10', '2025-10-11'])
    expect(pickupDays(times({ latestPickupTime: '10:00' }), at('10:01'))).toEqual([
      '2025-10-10',
      '2025-10-11',
    ])
  })
})

describe('pickup times', () => {
  it('are all opening hours on a later day', () => {
    expect(pickupHoursOn(times(), '2025-10-10', at('17:00'))).toHaveLength(2)
  })

  it('are those that are not over on the same day', () => {
    expect(pickupHoursOn(times(), '2025-10-09', at('12:00'))).toEqual([['14:00', '18:00']])
  })

  describe('from 18:00 to 02:00', () => {
    const night = ['18:00', '02:00'] as const
    it.each([
      // Before two the shop is still open with the hours of yesterday: the hours that begin today start this evening.
      ['00:30', null, true],
      ['01:59', null, true],
      ['02:00', null, true],
      ['12:00', null, true],
      ['18:00', null, true],
      ['23:59', null, true],
      ['00:30', '01:00', true],
      ['12:00', '01:00', true],
      ['23:59', '01:00', true],
      ['23:59', '02:00', true],
      ['19:59', '20:00', true],
      ['20:01', '20:00', false],
      ['23:59', '20:00', false],
    ])('at %s with the latest pickup at %s: today %s', (time, latestPickupTime, isToday) => {
      const open = times({ hours: [night], latestPickupTime })
      expect(pickupHoursOn(open, '2025-10-09', at(time))).toEqual(isToday ? [night] : [])
      expect(pickupDays(open, at(time))).toEqual([
        ...(isToday ? ['2025-10-09'] : []),
        ...['2025-10-10', '2025-10-11'],
      ])
    })

    it('belong to the day on which they begin', () => {
      // Only Thursdays; Friday at one the hours of Thursday run, and the next ones begin in a week.
      const thursdays = times({ hours: [night], workdays: ['4'], waitPickupDays: 7 })
      const fridayAtOne = at('01:00') + 86_400
      expect(pickupDays(thursdays, fridayAtOne)).toEqual(['2025-10-16'])
    })
  })

  it('that end after midnight are not over in the evening', () => {
    const night = times({ hours: [['22:00', '02:00']] })
    expect(pickupHoursOn(night, '2025-10-09', at('23:00'))).toEqual([['22:00', '02:00']])
    expect(pickupDays(night, at('23:00'))).toHaveLength(3)
  })
})
