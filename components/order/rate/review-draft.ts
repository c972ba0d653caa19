/** What a buyer has typed about one product. */
export interface ReviewDraft {
  /** 0 while nothing is selected. */
  star: number
  content: string
  /** Paths of uploaded pictures. */
  pics: readonly string[]
}

export const emptyReview: ReviewDraft = { star: 0, content: '', pics: [] }

/** The text for what is missing, or null (spec 3 §5). */
export function reviewProblem({ star, content }: ReviewDraft): string | null {
  if (star === 0) return '请打分'
  return content.trim() === '' ? '评价内容不能为空' : null
}
