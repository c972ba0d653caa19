import 'server-only'
import { campaignPages, type CampaignPage } from '../../data'
import type { StoredWidget } from '../widget'
import { digitalPage } from './digital'
import { guidePage } from './guide'
import { recyclingPage } from './recycling'
import { renewalPage } from './renewal'
import { shopsPage } from './shops'

const widgetsOf: Record<CampaignPage['key'], () => StoredWidget[]> = {
  renewal: renewalPage,
  digital: digitalPage,
  shops: shopsPage,
  recycling: recyclingPage,
  guide: guidePage,
}

/** The campaign pages, each with its widgets. */
export const campaignTemplates = (): { page: CampaignPage; widgets: StoredWidget[] }[] =>
  campaignPages.map((page) => ({ page, widgets: widgetsOf[page.key]() }))
