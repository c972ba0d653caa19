import type { GradeKey } from '@/lib/domain/goods/member-price'

/** A grade as one text, such as `vip:2`. */
export const gradeText = ({ grade_kind, grade_id }: GradeKey): string => `${grade_kind}:${grade_id}`

/** The grade of such a text; null for none. */
export function gradeKeyOf(text: string): GradeKey | null {
  const [, kind, id] = /^(normal|vip):(\d+)$/.exec(text) ?? []
  return kind === 'normal' || kind === 'vip' ? { grade_kind: kind, grade_id: Number(id) } : null
}
