/** The lists of articles at the desk (contract operator §10). */
export const deskArticleStates = {
  published: '已发布',
  scheduled: '定时',
  draft: '草稿',
  deleted: '回收站',
} as const
export type DeskArticleState = keyof typeof deskArticleStates

/** Characters of the texts of an article. */
export const articleLimits = {
  title: 60,
  summary: 200,
  author: 20,
  /** As HTML. */
  content: 200_000,
  catalogue: 20,
  seoTitle: 80,
  seoText: 300,
} as const

/** Levels of catalogues. */
export const catalogueLevels = 3
