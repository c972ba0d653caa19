import { log } from '@/lib/server/ground/log'
import { playSequence } from './run-sequence'

/**
 * Random sequences of everything that can happen to an order, against an independent model (tests/model/mirror). The long
 * form is `MODEL_STEPS=2000`; `MODEL_SEED` repeats a run that failed.
 */

const steps = Number(process.env.MODEL_STEPS ?? 200)
const given = process.env.MODEL_SEED
const seeds: [string, number][] = given
  ? [['the given seed', Number(given)]]
  : [
      ['a fixed seed', 20_261_122],
      ['a random seed', Date.now() % 2_147_483_647],
    ]

// Broken connections and forged notifications are logged.
jest.spyOn(log, 'error').mockImplementation(() => undefined)
jest.spyOn(log, 'warn').mockImplementation(() => undefined)

describe('the mall and its model agree after every step', () => {
  it.each(seeds)(
    'of a random sequence with %s, %i',
    async (_name, seed) => {
      const figures = await playSequence({ seed, steps })
      process.stdout.write(`model, seed ${seed}: ${JSON.stringify(figures)}\n`)
      expect(figures.steps).toBe(steps)
    },
    // A failing sequence takes two minutes to become short.
    180_000 + steps * 300,
  )
})
