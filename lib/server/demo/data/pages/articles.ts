import type { Portrait } from '../../types'
import { brandNews } from './articles-brand'
import { careArticles } from './articles-care'
import { guideArticles } from './articles-guide'
import { policyArticles } from './articles-policy'

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

export const articleCategories = [
  { key: 'guide', name: '选购指南' },
  { key: 'policy', name: '以旧换新政策' },
  { key: 'care', name: '家电保养' },
  { key: 'brand', name: '品牌资讯' },
] as const

export const articles: DemoArticle[] = [...guideArticles, ...policyArticles, ...careArticles, ...brandNews]
