import { log } from '@/lib/server/ground/log'
import { playSequence } from './run-sequence'

/**
 * Random sequences of everything that can happen to an order, compared with an independent model (tests/model/mirror).
 * The long form is `MODEL_STEPS=2000`, with two seeds on each database; the short one plays a fixed seed on the
 * embedded database and a random one on PostgreSQL. `MODEL_SEED` repeats a failed run.
 */

const { MODEL_STEPS: long, MODEL_SEED: given, TEST_DATABASE_URL: server } = process.env
const steps = Number(long ?? 200)
const fixed: [string, number] = ['a fixed seed', 20_261_122]
const random: [string, number] = ['a random seed', Date.now() % 2_147_483_647]

function seedsToPlay(): [string, number][] {
  if (given) return [['the given seed', Number(given)]]
  if (long) return [fixed, random]
  return [server ? random : fixed]
}

// Broken connections and forged notifications are logged.
jest.spyOn(log, 'error').mockImplementation(() => undefined)
jest.spyOn(log, 'warn').mockImplementation(() => undefined)

describe('the mall and its model agree after every step', () => {
  it.each(seedsToPlay())(
    'of a random sequence with %s, %i',
    async (_name, seed) => {
      const figures = await playSequence({ seed, steps })
      process.stdout.write(`model, seed ${seed}: ${JSON.stringify(figures)}\n`)
      expect(figures.steps).toBe(steps)
    },
    // Shrinking a failing sequence takes two minutes.
    180_000 + steps * 300,
  )
})
