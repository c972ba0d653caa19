import { log } from '@/lib/server/ground/log'

test('a fault that repeats writes one line, and a different one its own', () => {
  jest.useFakeTimers()
  const written: string[] = []
  const stderr = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => written.push(String(line)) > 0)
  const fault = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })
  try {
    for (let n = 0; n < 300; n++) log.error({ err: fault(`call ${n}`) }, 'unexpected failure')
    log.error({ err: new RangeError('no') }, 'unexpected failure')
    log.warn({ refundBn: '1' }, 'a refund was not paid')
    log.warn({ refundBn: '2' }, 'a refund was not paid')
  } finally {
    jest.useRealTimers()
    stderr.mockRestore()
  }
  const lines = written.map((line) => JSON.parse(line) as { message: string; refundBn?: string })
  expect(lines.map(({ message, refundBn }) => refundBn ?? message)).toEqual([
    'unexpected failure',
    'unexpected failure',
    '1',
    '2',
  ])
})
