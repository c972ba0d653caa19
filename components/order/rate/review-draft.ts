/** A review of one product as typed by the buyer. */
export interface ReviewDraft {
  /** 0 while nothing is selected. */
  star: number
  content: string
  /** Paths of uploaded pictures. */
  pics: readonly string[]
}

export const emptyReview: ReviewDraft = { star: 0, content: '', pics: [] }

/** Whether the buyer has begun to review the product. */
export const isBegun = ({ star, content, pics }: ReviewDraft): boolean =>
  star > 0 || content.trim() !== '' || pics.length > 0

/** The first missing field with its text, or null (spec 3 §5). */
export function reviewProblem({
  star,
  content,
}: ReviewDraft): { field: 'star' | 'content'; text: string } | null {
  if (star === 0) return { field: 'star', text: '请打分' }
  return content.trim() === '' ? { field: 'content', text: '评价内容不能为空' } : null
}
