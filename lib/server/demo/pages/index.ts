import 'server-only'
import { pcTemplateContents, pcTemplates } from '@/lib/server/db/schema'
import { batch, type Batch } from '@/lib/server/demo/rows/batch'
import { homeWidgets } from './home'

const homeId = 1

/** The home template with its widgets, and the empty header and footer that keep the fixed frame (contract goods §8). */
export function pageBatches(now: number): Batch[] {
  const times = { created: now, updated: now }
  return [
    batch(pcTemplates, [
      {
        templateId: homeId,
        templateTitle: '焕新商城首页',
        templateDescription: '轮播与各品类楼层',
        pageType: 'index',
        status: 1,
        ...times,
      },
    ]),
    batch(pcTemplateContents, [
      { templateId: 0, name: 'header', params: [], ...times },
      { templateId: 0, name: 'footer', params: [], ...times },
      ...homeWidgets().map((params, index) => ({
        templateId: homeId,
        params,
        sortBy: index + 1,
        ...times,
      })),
    ]),
  ]
}
