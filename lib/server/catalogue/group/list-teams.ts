import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import {
  openTeams,
  ownTeams,
  piecesOfActivity,
  type OpenTeamRow,
  type OwnTeamRow,
  type PiecesRow,
} from './sql'

/**
 * The teams of an activity that others can join, those that end first at the top, and the pieces of the activity.
 * @param size the largest number of teams
 * @param now epoch seconds
 * @returns the rows, the number of all open teams, and the pieces; without pieces for an unknown activity
 */
export async function listOpenTeams(
  db: Queries,
  activityId: number,
  size: number,
  now: number,
): Promise<{ rows: OpenTeamRow[]; total: number; pieces: PiecesRow | undefined }> {
  const [rows, [pieces]] = await Promise.all([
    db.run(openTeams, [activityId, now, size]),
    db.run(piecesOfActivity, [activityId]),
  ])
  return { rows, total: rows[0]?.total ?? 0, pieces }
}

/**
 * A page of the teams in which a member has a seat, the latest first.
 * @param status 1 running, 2 succeeded, 3 failed, 0 for all
 * @param now epoch seconds
 * @returns the rows of the page, and the number of teams that match; 0 for a page after the last one
 */
export async function listOwnTeams(
  db: Queries,
  userId: number,
  status: number,
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ rows: OwnTeamRow[]; total: number }> {
  const rows = await db.run(ownTeams, [userId, status, now, ...limitAndOffset(page, pageSize)])
  return { rows, total: rows[0]?.total ?? 0 }
}
