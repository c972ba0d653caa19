export type { DemoArticle } from '@/lib/demo/data/pages/article'
export * from '@/lib/demo/data/pages/articles'
export * from '@/lib/demo/data/pages/protocols'
export * from '@/lib/demo/data/pages/site'
