import type { Portrait } from '../../types'

export interface DemoArticle {
  key: string
  /** Key of an article category. */
  category: string
  title: string
  summary: string
  author: string
  /** Days between the release and the time of seeding. */
  ageDays: number
  /** The product on the cover picture. */
  cover: Portrait
  sections: { heading?: string; paragraphs: string[] }[]
}
