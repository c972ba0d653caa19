import type { Portrait } from '@/lib/demo/types'

export interface DemoArticle {
  key: string
  /** Key of an article category. */
  category: string
  title: string
  summary: string
  author: string
  /** Days before the moment of seeding. */
  ageDays: number
  /** What the cover picture shows. */
  cover: Portrait
  sections: { heading?: string; paragraphs: string[] }[]
}
