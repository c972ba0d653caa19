import 'server-only'
import { articleCategories, articles } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/server/demo/art'
import { articleCategories as categoryList, articles as articleList } from '@/lib/server/demo/data'
import { batch, type Batch } from './batch'
import { idsFrom } from './ids'
import { heading, slider, writing } from './intro'

export const articleCategoryId = idsFrom(
  1,
  categoryList.map(({ key }) => key),
)
export const articleId = idsFrom(
  1,
  articleList.map(({ key }) => key),
)

/** Article catalogues and articles; the body shows the cover's product after the first section. */
export const articleBatches = (now: number): Batch[] => [
  batch(
    articleCategories,
    categoryList.map(({ key, name }, sort) => ({
      categoryId: articleCategoryId(key),
      categoryName: name,
      sort,
    })),
  ),
  batch(
    articles,
    articleList.map((article) => {
      const { cover, title } = article
      const released = now - article.ageDays * 86400
      return {
        articleId: articleId(article.key),
        title,
        summary: article.summary,
        content: article.sections.flatMap((section, index) => [
          ...(section.heading ? [heading(section.heading)] : []),
          writing(...section.paragraphs),
          ...(index === 0 ? [slider(pictureUrl({ kind: 'goods', portrait: cover, view: 'scene' }))] : []),
        ]),
        imageUrl: pictureUrl({ kind: 'article', class: cover.class, title, seed: cover.seed }),
        author: article.author,
        categoryId: articleCategoryId(article.category),
        releaseTime: released,
        created: released,
        updated: released,
      }
    }),
  ),
]
