import 'server-only'
import { pcTemplateContents, pcTemplates } from '@/lib/server/ground/db/schema'
import { homeTemplateId, templateId } from '../ids'
import { campaignTemplates } from '../pages/campaigns'
import { customTemplates } from '../pages/custom'
import { homeWidgets } from '../pages/home'
import { batch, type Batch } from './batch'

/**
 * The designed pages with their widgets. Header and footer are stored empty, so that every page has the fixed frame
 * (contract goods §8).
 */
export function pageBatches(now: number): Batch[] {
  const times = { created: now, updated: now }
  const custom = [
    ...customTemplates(),
    ...campaignTemplates().map(({ page, widgets }) => ({ page: { ...page, code: '' }, widgets })),
  ]
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
      ...custom.map(({ page }) => ({
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
      ...custom.flatMap(({ page, widgets }) =>
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
