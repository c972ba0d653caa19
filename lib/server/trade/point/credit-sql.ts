import 'server-only'

/**
 * The assignment in `update members m set …` that credits `points`, an SQL expression: points that the member owes,
 * because a refund took back a reward that was already spent, are deducted first (ADR 0102).
 */
export const creditPoints = (points: string): string =>
  `point = m.point + greatest(0, ${points} - m.point_owed), point_owed = greatest(0, m.point_owed - ${points})`
