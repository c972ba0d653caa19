/** A grade that members reach by consuming, with its threshold in cents. */
export interface ConsumptionGrade {
  id: number
  threshold: number
}

/** How far a member is from a grade. Cents; `missing` is 0 when the next completed order raises them. */
export interface GradeProgress<G extends ConsumptionGrade> {
  next: G
  missing: number
}

/**
 * The next grade of a member: the lowest above the own one, not above what was consumed, which may exceed it
 * (contract member §9.4).
 * @param consumed cents
 * @returns null for the highest grade
 */
export function gradeProgress<G extends ConsumptionGrade>(
  grades: readonly G[],
  ownId: number,
  consumed: number,
): GradeProgress<G> | null {
  const own = grades.find(({ id }) => id === ownId)
  const higher = grades.filter(({ threshold }) => threshold > (own?.threshold ?? 0))
  if (higher.length === 0) return null
  const next = higher.reduce((lowest, grade) => (grade.threshold < lowest.threshold ? grade : lowest))
  return { next, missing: Math.max(0, next.threshold - consumed) }
}
