import { repeat } from '@/lib/server/edge/jobs/repeat'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

/** A step that always finds work, and the number of its runs. */
const endless = (afterStep: (done: number) => void = () => {}) => {
  const steps = { done: 0 }
  const run = repeat(async () => {
    steps.done++
    afterStep(steps.done)
    return true
  })
  return { run, steps }
}

describe('a job with more work than a run does', () => {
  it('does a bounded amount', async () => {
    const { run, steps } = endless()
    await run(mall, () => false)
    expect(steps.done).toBe(200)
  })

  it('ends after the step that runs when the mall stops', async () => {
    let isStopping = false
    const { run, steps } = endless((done) => {
      if (done === 3) isStopping = true
    })
    await run(mall, () => isStopping)
    expect(steps.done).toBe(3)
  })
})
