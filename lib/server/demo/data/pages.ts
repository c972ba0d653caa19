export type { DemoArticle } from '@/lib/server/demo/data/pages/article'
export * from '@/lib/server/demo/data/pages/articles'
export * from '@/lib/server/demo/data/pages/protocols'
export * from '@/lib/server/demo/data/pages/site'
