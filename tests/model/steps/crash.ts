import fc from 'fast-check'
import { ConnectionLost } from '../../fixtures/engine/faults'
import { step, type Reply, type Step } from './step'

/**
 * A step whose database connection breaks at one of its statements, and which is sent again, as clients, jobs and
 * providers do. The second attempt must find nothing done or everything.
 */
export const crash = (steps: fc.Arbitrary<Step>): fc.Arbitrary<Step> =>
  fc
    .record({ inner: steps, at: fc.integer({ min: 1, max: 9 }), after: fc.boolean() })
    .map(({ inner, at, after }) =>
      step(`crash(${inner.text}, ${after ? 'after' : 'before'} statement ${at})`, (view) => {
        const action = inner.plan(view)
        if (!action?.repeatable) return null
        return {
          text: `${action.text}; the connection breaks ${after ? 'after' : 'before'} statement ${at}`,
          perform: async (real) => {
            real.faults.breakAt(at, after)
            let reply: Reply | null = null
            try {
              reply = await action.perform(real)
            } catch (error) {
              // Jobs and notifications throw, so that they are repeated.
              if (!(error instanceof ConnectionLost)) throw error
            }
            const broke = real.faults.repair()
            if (!broke && reply) return reply
            return { ...(await action.perform(real)), retried: true }
          },
          outcomes: action.outcomes,
        }
      }),
    )
