import type { DemoArticle } from './article'
import { brandNews } from './brand'
import { careArticles } from './care'
import { guideArticles } from './guide'
import { policyArticles } from './policy'

export const articleCategories = [
  { key: 'guide', name: '选购指南' },
  { key: 'policy', name: '以旧换新政策' },
  { key: 'care', name: '家电保养' },
  { key: 'brand', name: '品牌资讯' },
] as const

export const articles: DemoArticle[] = [...guideArticles, ...policyArticles, ...careArticles, ...brandNews]
