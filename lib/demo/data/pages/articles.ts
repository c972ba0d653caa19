import type { DemoArticle } from '@/lib/demo/data/pages/article'
import { brandNews } from '@/lib/demo/data/pages/articles-brand'
import { careArticles } from '@/lib/demo/data/pages/articles-care'
import { guideArticles } from '@/lib/demo/data/pages/articles-guide'
import { policyArticles } from '@/lib/demo/data/pages/articles-policy'

export const articleCategories = [
  { key: 'guide', name: '选购指南' },
  { key: 'policy', name: '以旧换新政策' },
  { key: 'care', name: '家电保养' },
  { key: 'brand', name: '品牌资讯' },
] as const

export const articles: DemoArticle[] = [...guideArticles, ...policyArticles, ...careArticles, ...brandNews]
