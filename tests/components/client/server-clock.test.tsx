/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen } from '@testing-library/react'
import { SeckillClock } from '@/components/home/seckill-clock'
import { Countdown } from '@/components/ui/countdown'
import { clockOffset } from '@/lib/client/page/server-clock'

const day = 86_400
/** The mall's time in epoch seconds. */
const mallTime = Date.parse('2026-11-11T10:00:00Z') / 1000
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

let visits = 0

/** A visitor whose clock is ahead of the mall's by some seconds. */
async function visit(ahead: number, page: React.ReactElement) {
  jest.useFakeTimers()
  // Fake timers begin at 0 again: this is more than a minute after the question of the last visit.
  jest.advanceTimersByTime(++visits * 70_000)
  jest.setSystemTime((mallTime + ahead) * 1000)
  clockOffset.set(0)
  const asked: string[] = []
  globalThis.fetch = (target, init) => {
    asked.push(`${init?.method} ${String(target)}`)
    const time = new Date(Date.now() - ahead * 1000).toUTCString()
    return Promise.resolve(new Response(null, { headers: { date: time } }))
  }
  render(page)
  await advance(61_000)
  return asked
}

afterEach(() => void jest.useRealTimers())

describe('countdowns run on the time of the mall', () => {
  it.each([0, 4 * day, -2 * day])('with the clock of the visitor %i seconds ahead', async (ahead) => {
    // An activity that runs for another hour and 61 seconds.
    await visit(ahead, <SeckillClock start={mallTime - 3600} end={mallTime + 3600 + 61} />)
    expect(screen.getByText('距结束')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(01:00:00|01:00:01|00:59:59)$/)
  })

  it('before the start too', async () => {
    await visit(4 * day, <SeckillClock start={mallTime + day + 61} end={mallTime + 2 * day} />)
    expect(screen.getByText('距开场')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^1天00:00:0|^23:59:59/)
  })

  it('except seconds that were left when an answer came here', async () => {
    const until = mallTime + 4 * day + 61 + 600
    await visit(4 * day, <Countdown onDevice until={until} look="text" label="剩余" />)
    expect(screen.getByRole('timer')).toHaveTextContent('剩余00:10:00')
  })

  it('and ask for it once for all countdowns of a page', async () => {
    const end = mallTime + day
    const asked = await visit(
      4 * day,
      <>
        <SeckillClock start={0} end={end} />
        <SeckillClock start={0} end={end} />
      </>,
    )
    expect(asked).toEqual(['HEAD /healthz'])
  })
})
