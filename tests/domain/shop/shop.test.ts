import fc from 'fast-check'
import { fullAddress } from '@/lib/domain/shop/address'
import { toChinaGrid } from '@/lib/domain/shop/china-grid'
import {
  beijing,
  boxAround,
  distanceBetween,
  distanceText,
  farthest,
  isInside,
  type Coordinates,
} from '@/lib/domain/shop/coordinates'
import { firstLetter } from '@/lib/domain/shop/first-letter'
import { clockText, isOpenAt, readHours } from '@/lib/domain/shop/hours'
import { pinsOf } from '@/lib/domain/shop/pins'

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const hangzhou: Coordinates = { lat: 30.2741, lng: 120.1551 }

/** The place `km` away in a direction in degrees; 0 is north. */
function away(from: Coordinates, km: number, direction: number): Coordinates {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const angle = (km / farthest) * Math.PI
  const [lat, turn] = [radians(from.lat), radians(direction)]
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn)
  const newLat = Math.asin(Math.max(-1, Math.min(1, sine)))
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * Math.sin(newLat),
  )
  const lng = from.lng + (east * 180) / Math.PI
  return { lat: (newLat * 180) / Math.PI, lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng }
}

describe('the distance between two places', () => {
  it('equals the distance on maps', () => {
    expect(distanceBetween(beijing, hangzhou)).toBeCloseTo(1126, -1)
    expect(distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(farthest, 6)
    expect(distanceBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(farthest, 6)
  })

  it('is short across the date line, and at a pole on any meridian', () => {
    expect(distanceBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22.24, 2)
    expect(distanceBetween({ lat: 90, lng: 10 }, { lat: 90, lng: -130 })).toBeCloseTo(0, 6)
  })

  it('is symmetric, never negative and at most half the circumference', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = distanceBetween(one, other)
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(farthest + 1e-6)
        expect(distanceBetween(other, one)).toBeCloseTo(km, 6)
        expect(distanceBetween(one, one)).toBe(0)
      }),
    )
  })

  it.each([
    [0.0004, { distance: 0, show: '0', unit: 'm' }],
    [0.8604, { distance: 0.86, show: '860', unit: 'm' }],
    [0.9994, { distance: 1, show: '999', unit: 'm' }],
    [0.9996, { distance: 1, show: '1', unit: 'km' }],
    [12.3456, { distance: 12.35, show: '12.35', unit: 'km' }],
  ])('%d km is said as the contract says it', (km, said) => expect(distanceText(km)).toEqual(said))
})

describe('the box around a place', () => {
  it('contains every place of the circle, also at the poles and the date line', () => {
    const km = fc.double({ min: 0.1, max: 19_000, noNaN: true })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const direction = fc.double({ min: 0, max: 360, noNaN: true })
    fc.assert(
      fc.property(place, km, share, direction, (centre, radius, part, towards) => {
        expect(isInside(boxAround(centre, radius), away(centre, radius * part, towards))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('is no larger than necessary', () => {
    const { south, north, meridians } = boxAround(hangzhou, 10)
    expect(north - south).toBeCloseTo(0.18, 2)
    expect((meridians?.east ?? 0) - (meridians?.west ?? 0)).toBeCloseTo(0.208, 2)
  })

  it('wraps at the date line and has every meridian at a pole', () => {
    const fiji = boxAround({ lat: -17, lng: 179.95 }, 50)
    expect(fiji.meridians?.west).toBeGreaterThan(fiji.meridians?.east ?? 0)
    expect(isInside(fiji, { lat: -17, lng: -179.9 })).toBe(true)
    expect(isInside(fiji, { lat: -17, lng: 0 })).toBe(false)
    expect(boxAround({ lat: 89.9, lng: 0 }, 50).meridians).toBeNull()
  })
})

describe('the grid of Chinese maps', () => {
  it('is shifted by some hundred metres inside China', () => {
    const inChina = fc.record({
      lat: fc.double({ min: 22, max: 45, noNaN: true }),
      lng: fc.double({ min: 98, max: 125, noNaN: true }),
    })
    fc.assert(
      fc.property(inChina, (plain) => {
        const metres = distanceBetween(plain, toChinaGrid(plain)) * 1000
        expect(metres).toBeGreaterThan(0)
        expect(metres).toBeLessThan(1000)
      }),
    )
    expect(distanceBetween(beijing, toChinaGrid(beijing)) * 1000).toBeCloseTo(540, -2)
  })

  it('equals WGS-84 elsewhere', () => {
    expect(toChinaGrid({ lat: 48.8566, lng: 2.3522 })).toEqual({ lat: 48.8566, lng: 2.3522 })
  })
})

describe('pins on a drawn map', () => {
  it('stay inside the map, apart from each other and north up', () => {
    const city = fc.record({
      lat: fc.double({ min: 20, max: 50, noNaN: true }),
      lng: fc.double({ min: 80, max: 130, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(city, { minLength: 1, maxLength: 10 }), (places) => {
        const pins = pinsOf(places)
        for (const { x, y } of pins) {
          expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(8)
        }
        pins.forEach((one, at) =>
          pins.slice(at + 1).forEach((other) => {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(4)
          }),
        )
      }),
    )
    const [north, south] = pinsOf([beijing, hangzhou])
    expect(north?.y).toBeLessThan(south?.y ?? 0)
    expect(north?.x).toBeLessThan(south?.x ?? 0)
  })

  it('are in the middle for a single shop, and side by side for shops at one address', () => {
    expect(pinsOf([hangzhou])).toEqual([{ x: 50, y: 50 }])
    const [one, other] = pinsOf([hangzhou, hangzhou])
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(6.5)
  })
})

describe('opening hours', () => {
  /** A time on 21 November 2026 in China. */
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`) / 1000
  const isOpen = (hours: string, time: string) => {
    const read = readHours(hours)
    return read && isOpenAt(read, at(time))
  }

  it.each([
    ['09:00-21:00', '08:59', false],
    ['09:00-21:00', '09:00', true],
    ['09:00-21:00', '20:59', true],
    ['09:00-21:00', '21:00', false],
    ['9:30~18:00', '09:30', true],
    ['18:00-02:00', '01:59', true],
    ['18:00-02:00', '02:00', false],
    ['00:00-24:00', '23:59', true],
    ['08:00-08:00', '03:00', true],
  ])('%s at %s: open is %s', (hours, time, open) => expect(isOpen(hours, time)).toBe(open))

  it.each(['', '全天', '25:00-26:00', '09:60-10:00', '9-21'])(
    '“%s” has no opening and closing time',
    (text) => expect(readHours(text)).toBeNull(),
  )

  it('are formatted as times', () => {
    expect([0, 570, 1440].map(clockText)).toEqual(['00:00', '09:30', '23:59'])
  })
})

it('an address names a municipality once and ends with the house number', () => {
  const street = { area: '徐汇区', address: '漕溪路1号', houseNumber: 'B1-12' }
  expect(fullAddress({ province: '上海市', city: '上海市', ...street })).toBe('上海市徐汇区漕溪路1号B1-12')
  expect(fullAddress({ province: '上海市', city: '市辖区', ...street })).toBe('上海市徐汇区漕溪路1号B1-12')
  expect(fullAddress({ province: '浙江省', city: '杭州市', area: '西湖区', address: '文三路1号' })).toBe(
    '浙江省杭州市西湖区文三路1号',
  )
})

it.each([
  ['湖畔家电', 'H'],
  ['安心', 'A'],
  ['拓砚', 'T'],
  ['丫丫', 'Y'],
  ['夕阳', 'X'],
  ['甬上', 'Y'],
  ['mini 馆', 'M'],
  ['88 号店', '#'],
  ['', '#'],
])('“%s” stands under %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
