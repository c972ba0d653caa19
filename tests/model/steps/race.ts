import fc from 'fast-check'
import { step, type Reply, type Step } from './step'

/** Two concurrent steps: the mall must end as if one had come after the other. */
export const race = (steps: fc.Arbitrary<Step>): fc.Arbitrary<Step> =>
  fc.record({ a: steps, b: steps }).map(({ a, b }) =>
    step(`together(${a.text}, ${b.text})`, (view) => {
      const [first, second] = [a.plan(view), b.plan(view)]
      if (!first || !second) return null
      let answers: [Reply, Reply]
      return {
        text: `${first.text} | ${second.text}`,
        perform: async (real) => {
          answers = await Promise.all([first.perform(real), second.perform(real)])
          return { data: {} }
        },
        outcomes: first.outcomes.flatMap((one) =>
          second.outcomes.flatMap((other) => [
            (state) => {
              one(state, answers[0])
              other(state, answers[1])
            },
            (state) => {
              other(state, answers[1])
              one(state, answers[0])
            },
          ]),
        ),
      }
    }),
  )
