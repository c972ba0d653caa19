import { faultOf, RepeatedLines } from '@/lib/web/repeated-lines'

let lines: RepeatedLines
let written: [line: string, suppressed: number][]
const offer = (kind: string, line: string) =>
  lines.offer(kind, (suppressed) => written.push([line, suppressed]))

beforeEach(() => {
  jest.useFakeTimers()
  lines = new RepeatedLines()
  written = []
})
afterEach(() => jest.useRealTimers())

describe('lines of one kind', () => {
  test('are written once a second: the first at once, then the latest with the number of those left out', () => {
    for (let n = 1; n <= 100; n++) offer('down', `line ${n}`)
    expect(written).toEqual([['line 1', 0]])
    jest.advanceTimersByTime(1000)
    expect(written).toEqual([
      ['line 1', 0],
      ['line 100', 98],
    ])
    offer('down', 'line 101')
    expect(written).toHaveLength(2)
    jest.advanceTimersByTime(1000)
    expect(written[2]).toEqual(['line 101', 0])
  })

  test('do not suppress other kinds', () => {
    offer('down', 'down')
    offer('late', 'late')
    expect(written.map(([line]) => line)).toEqual(['down', 'late'])
  })

  test('are forgotten after a second without one', () => {
    offer('down', 'first')
    jest.advanceTimersByTime(1000)
    offer('down', 'second')
    expect(written).toEqual([
      ['first', 0],
      ['second', 0],
    ])
    jest.advanceTimersByTime(1000)
    expect(jest.getTimerCount()).toBe(0)
  })
})

test('errors of one place in the code are one fault, whatever id their message names', () => {
  const fail = (id: number, cause?: Error) => new Error(`no product ${id}`, { cause })
  const elsewhere = new Error('no product 1')
  expect(faultOf(fail(1))).toBe(faultOf(fail(2)))
  expect(faultOf(fail(1))).not.toBe(faultOf(elsewhere))
  expect(faultOf(fail(1, elsewhere))).not.toBe(faultOf(fail(1)))
})
