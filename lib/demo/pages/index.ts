import 'server-only'
import { pcTemplateContents, pcTemplates } from '@/lib/server/db/schema'
import { batch, type Batch } from '@/lib/demo/rows/batch'
import { homeTemplateId, templateId } from '@/lib/demo/rows/ids'
import { homeWidgets } from './home'
import { namedTemplates } from './named'

/** The home template and the other designed pages, their widgets, and the empty header and footer that keep the fixed frame (contract goods §8). */
export function pageBatches(now: number): Batch[] {
  const times = { created: now, updated: now }
  const named = namedTemplates()
  return [
    batch(pcTemplates, [
      {
        templateId: homeTemplateId,
        templateTitle: '焕新商城首页',
        templateDescription: '轮播与各品类楼层',
        pageType: 'index',
        status: 1,
        ...times,
      },
      ...named.map(({ page }) => ({
        templateId: templateId(page.title),
        templateTitle: page.title,
        templateDescription: page.note,
        pageType: 'custom' as const,
        pageCode: page.code,
        status: 1,
        ...times,
      })),
    ]),
    batch(pcTemplateContents, [
      { templateId: 0, name: 'header', params: [], ...times },
      { templateId: 0, name: 'footer', params: [], ...times },
      ...homeWidgets().map((params, index) => ({
        templateId: homeTemplateId,
        params,
        sortBy: index + 1,
        ...times,
      })),
      ...named.flatMap(({ page, widgets }) =>
        widgets.map((params, index) => ({
          templateId: templateId(page.title),
          params,
          sortBy: index + 1,
          ...times,
        })),
      ),
    ]),
  ]
}
