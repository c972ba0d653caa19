import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { canJoin, groupTotal, placeInGroup } from '../mirror/groups'
import { Mismatch } from '../mirror/state'
import { delivery } from '../real/world'
import { accepted, agree, pick, shopper, step, type Step } from './step'

/** A member opens a team or joins one (contract trade §8.6). */
export const orderInGroup: fc.Arbitrary<Step> = fc
  .record({
    by: fc.nat(2),
    team: fc.option(fc.nat(3), { freq: 2 }),
    num: fc.integer({ min: 1, max: 2 }),
    points: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 599 }) },
      { weight: 1, arbitrary: fc.constantFrom(600, 1_200, 5_000) },
    ),
  })
  .map(({ by, team, num, points }) =>
    step(
      team === null
        ? `open team(by ${by}, ${num} pieces, ${points} points)`
        : `join team(by ${by}, team ${team}, ${num} pieces, ${points} points)`,
      ({ stage, state }) => {
        const actor = shopper(stage, by)
        const { group } = stage.world
        const joined = team === null ? null : pick([...state.teams.values()].slice(-4), team)
        if (joined === undefined) return null
        const teamId = joined?.teamId ?? null
        const key = randomUUID()
        return {
          text: `${actor.name} ${teamId === null ? 'opens a team' : `joins team ${teamId}`} with ${num} × ${stage.names.get(group.itemId)}${points ? ` and ${points} points` : ''}`,
          repeatable: true,
          perform: (real) =>
            real.call(
              actor,
              'POST',
              '/order_new',
              {
                ...delivery,
                order_type: 'normal_groups',
                bargain_id: group.activityId,
                distributor_id: 0,
                point_use: points,
                items: [{ item_id: group.itemId, num }],
                ...(teamId === null ? {} : { team_id: teamId }),
              },
              key,
            ),
          outcomes: [
            (after, reply) => {
              const total = groupTotal(stage.world, after, { userId: actor.userId, num, points })
              const mayJoin = canJoin(stage.world, after, actor.userId, teamId, num)
              agree(reply, mayJoin && typeof total === 'number')
              if (!accepted(reply)) return
              const { order_id, team_id, total_fee } = reply.data
              if (Number(total_fee) !== total) throw new Mismatch(`it costs ${String(total_fee)}`)
              placeInGroup(stage.world, after, {
                orderId: String(order_id),
                userId: actor.userId,
                num,
                points,
                teamId: Number(team_id),
                opens: teamId === null,
              })
            },
          ],
        }
      },
      { races: true },
    ),
  )
