import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { canJoin, placeInGroup } from '../mirror/groups'
import { Mismatch } from '../mirror/state'
import { delivery } from '../real/world'
import { accepted, agree, pick, shopper, step, type Step } from './step'

/** A member opens a team or joins one (contract trade §8.6). */
export const orderInGroup: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), team: fc.option(fc.nat(3), { freq: 2 }), num: fc.integer({ min: 1, max: 2 }) })
  .map(({ by, team, num }) =>
    step(
      team === null
        ? `open team(by ${by}, ${num} pieces)`
        : `join team(by ${by}, team ${team}, ${num} pieces)`,
      ({ stage, state }) => {
        const actor = shopper(stage, by)
        const { group } = stage.world
        const joined = team === null ? null : pick([...state.teams.values()].slice(-4), team)
        if (joined === undefined) return null
        const teamId = joined?.teamId ?? null
        const key = randomUUID()
        return {
          text: `${actor.name} ${teamId === null ? 'opens a team' : `joins team ${teamId}`} with ${num} × ${stage.names.get(group.itemId)}`,
          repeatable: true,
          perform: (real) =>
            real.call(
              actor,
              'POST',
              '/order_new',
              {
                ...delivery,
                ...{ order_type: 'normal_groups', bargain_id: group.activityId, distributor_id: 0 },
                items: [{ item_id: group.itemId, num }],
                ...(teamId === null ? {} : { team_id: teamId }),
              },
              key,
            ),
          outcomes: [
            (after, reply) => {
              agree(reply, canJoin(stage.world, after, actor.userId, teamId, num))
              if (!accepted(reply)) return
              const { order_id, team_id, total_fee } = reply.data
              if (Number(total_fee) !== group.price * num) throw new Mismatch(`it costs ${String(total_fee)}`)
              placeInGroup(stage.world, after, {
                ...{ orderId: String(order_id), userId: actor.userId, num },
                ...{ teamId: Number(team_id), opens: teamId === null },
              })
            },
          ],
        }
      },
      { races: true },
    ),
  )
